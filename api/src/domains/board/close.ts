import {
  CLOSURE_HORIZON_DAYS,
  type ClosureAnswer,
  type ClosureCreate,
  MAX_CLOSED_NIGHTS,
} from 'mf-shared/contracts/board';
import { formatDate } from 'mf-shared/format';
import { addDays, datesBetween, istanbulDate, parseTime } from 'mf-shared/schedule';
import { DAY_MINUTES } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/closures.ts';
import { type Claim, claimAll } from '../occupancy/index.ts';
import { recordChanges } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { holdPitches, hoursOfNight, type PitchHour } from './hours.ts';
import { sortByHolder, takenError } from './taken.ts';

type Input = z.output<typeof ClosureCreate>;
const PART = 100;

/**
 * Closes hours of pitches: whole nights or a span of them, over several days, or every week. Never cancels anything:
 * if a coming hour is taken, nothing is closed, unless the caller wants the rest closed (`skipTaken`). Closes the
 * running hours that nobody plays, and leaves out hours that are over.
 * @throws `hours_taken` with the holders
 */
export async function closeHours(ctx: Ctx<BusinessActor>, input: Input): Promise<ClosureAnswer> {
  const dates = nightsOf(input, ctx.clock());
  const fieldIds = [...new Set(input.fieldIds)];
  if (dates.length * fieldIds.length > MAX_CLOSED_NIGHTS) throw tooMany();
  return ctx.db.transact(async (tx) => {
    const pitches = await holdPitches(tx, ctx, fieldIds);
    const hours = fieldIds.flatMap((id) => {
      const pitch = pitches.get(id);
      return pitch ? dates.flatMap((date) => hoursOfNight(pitch, date)) : [];
    });
    const wanted = hours.filter((hour) => hour.endsAt > ctx.clock() && isWithin(input, hour));
    if (wanted.length === 0) throw new AppError('slot_unknown', { message: NOTHING });
    const { free, taken, holders } = await sortByHolder(tx, ctx, wanted);
    // A game that has begun is over soon, so it needs no question before the rest is closed.
    const ahead = taken.some((hour) => hour.startsAt > ctx.clock());
    if (free.length === 0 || (ahead && !input.skipTaken)) throw takenError(wanted, taken, holders);
    const closures = await write(tx, ctx, free, input);
    return { message: `${free.length} saat kapatıldı.`, closures, taken: holders, takenCount: taken.length };
  });
}

const NOTHING = 'Bu aralıkta kapatılacak ileri bir saat yok. Lütfen tarihi ve saati kontrol edin.';

const tooMany = () =>
  new AppError('validation', {
    fields: { repeatUntil: 'Bir kerede bu kadar çok gün kapatılamaz. Lütfen aralığı kısaltın.' },
  });

/**
 * The nights that the input names, ascending.
 * @throws `validation` for a span that runs backwards or too far
 */
function nightsOf({ from, to, repeatUntil }: Input, now: number): string[] {
  const last = addDays(istanbulDate(now), CLOSURE_HORIZON_DAYS);
  if (to < from) throw new AppError('validation', { fields: { to: 'Bitiş, başlangıçtan önce olamaz.' } });
  if ((repeatUntil ?? to) > last || to > last) {
    throw new AppError('validation', { fields: { to: 'En fazla bir yıl ilerisi kapatılabilir.' } });
  }
  const once = datesBetween(from, to);
  const all = new Set(once);
  for (let weeks = 7; repeatUntil && addDays(from, weeks) <= repeatUntil; weeks += 7) {
    for (const date of once) if (addDays(date, weeks) <= repeatUntil) all.add(addDays(date, weeks));
    if (all.size > MAX_CLOSED_NIGHTS) throw tooMany();
  }
  return [...all].sort();
}

/** Whether the hour lies wholly between the two times. An end that is not after the start is past midnight. */
function isWithin({ start, end }: Input, hour: PitchHour): boolean {
  if (!start && !end) return true;
  const from = start ? parseTime(start) : 0;
  const until = end ? parseTime(end) : 0;
  const to = until <= from ? until + DAY_MINUTES : until;
  const [begins = '', ends = ''] = hour.timeSlot.split('-');
  const begin = parseTime(begins);
  const length = (parseTime(ends) - begin + DAY_MINUTES) % DAY_MINUTES;
  return [begin, begin + DAY_MINUTES].some((minutes) => minutes >= from && minutes + length <= to);
}

async function write(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  hours: readonly PitchHour[],
  { reason, note = '' }: Input,
): Promise<ClosureAnswer['closures']> {
  const now = ctx.clock();
  const series = newId();
  const closures: ClosureAnswer['closures'] = [];
  const rows: ClosureRow[] = [];
  const claims: Claim[] = [];
  for (const own of Map.groupBy(hours, ({ pitch, date }) => `${pitch.id} ${date}`).values()) {
    const [first] = own;
    if (!first) continue;
    const id = newId();
    const cells = own.flatMap((hour) => hour.cells);
    rows.push({
      id,
      venue_id: ctx.actor.id,
      pitch_id: first.pitch.id,
      series_id: series,
      date: first.date,
      starts_at: first.startsAt,
      ends_at: own.at(-1)?.endsAt ?? first.endsAt,
      reason,
      note,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    const owner = { kind: 'closure' as const, id };
    claims.push({ pitchId: first.pitch.id, cells, owner, expiresAt: null });
    closures.push({ _id: id, id, version: '1', cells });
  }
  await claimAll(tx, ctx, claims);
  await inParts(rows, PART, (part) => tx.q.insertInto('closures').values(part).execute());
  await recordChanges(
    tx,
    ctx,
    rows.map(({ id, date }) => ({ subjectId: id, text: `${formatDate(date)}: saatler kapatıldı` })),
  );
  const dates = rows.map((row) => row.date);
  await boardChanged(tx, ctx, ctx.actor.id, dates);
  return closures;
}
