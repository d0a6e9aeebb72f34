import { sql } from 'kysely';
import { cellsOf } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../http/app-error.ts';
import { priceList } from '../prices/price-list.ts';
import { claimCells } from '../reservations/claim-cells.ts';
import { hoursOfPlayer, type PlayerHour } from '../reservations/player-hours.ts';
import { comingNights, isPaused, type Night } from './nights.ts';
import { changeSubscription, heldAmong, isInService, pitchOf } from './queries.ts';
import type { SubscriptionView } from './view.ts';

/**
 * Makes the occurrences of a held subscription that are still missing up to the football night `last`
 * (`YYYY-MM-DD`), each with today's price. Hours that somebody has stay theirs and are marked `taken`; nights of
 * a pause are left free, and so are those on which the player plays elsewhere (`skipped` by the player). Answers
 * the new rows. The caller locks player and pitch.
 */
export async function claimUpTo(
  tx: Tx,
  ctx: AppContext,
  subscription: SubscriptionView,
  last: string,
): Promise<OccurrenceRow[]> {
  const now = ctx.clock();
  const nights = comingNights(subscription, { after: subscription.claimed_until, last, now });
  const held = await heldAmong(tx.q, subscription.pitch_id, nights.flatMap(cellsIn), now);
  const elsewhere = await otherHours(tx.q, subscription, nights, now);
  const priceOf = await prices(tx, subscription);
  const rows: OccurrenceRow[] = [];
  for (const night of nights) {
    const row = newOccurrence(subscription, night, { price: priceOf(night), now });
    if (isPaused(subscription, night.date)) Object.assign(row, { status: 'skipped', skipped_by: 'pause' });
    else if (overlaps(elsewhere, row)) Object.assign(row, { status: 'skipped', skipped_by: 'player' });
    else if (cellsIn(night).some((cell) => held.has(cell)) || !(await takeCells(tx, ctx, row)))
      row.status = 'taken';
    rows.push(row);
  }
  if (rows.length > 0) await tx.q.insertInto('subscription_occurrences').values(rows).execute();
  await changeSubscription(tx.q, subscription.id, { claimed_until: last });
  return rows;
}

const cellsIn = ({ startsAt, endsAt }: Pick<Night, 'startsAt' | 'endsAt'>) => cellsOf(startsAt, endsAt);

/** What the player has from the first to the last of the nights, at any venue. */
async function otherHours(q: Queries, { user_id }: SubscriptionView, nights: readonly Night[], now: number) {
  const [first, last] = [nights[0], nights.at(-1)];
  return first && last ? hoursOfPlayer(q, user_id, { from: first.startsAt, to: last.endsAt }, now) : [];
}

const overlaps = (hours: readonly PlayerHour[], row: Pick<OccurrenceRow, 'starts_at' | 'ends_at'>): boolean =>
  hours.some((hour) => hour.starts_at < row.ends_at && row.starts_at < hour.ends_at);

async function prices(tx: Tx, { pitch_id, business_id }: SubscriptionView) {
  const pitch = await pitchOf(tx.q, pitch_id);
  const list = await priceList(tx.q, business_id);
  return ({ date, startsAt }: Night) => list(pitch, date, startsAt);
}

const newOccurrence = (
  subscription: SubscriptionView,
  { date, startsAt, endsAt }: Night,
  { price, now }: { price: number; now: number },
): OccurrenceRow => ({
  id: newId(),
  subscription_id: subscription.id,
  business_id: subscription.business_id,
  pitch_id: subscription.pitch_id,
  user_id: subscription.user_id,
  date,
  usual_date: null,
  time_slot: subscription.time_slot,
  starts_at: startsAt,
  ends_at: endsAt,
  price,
  status: 'held',
  skipped_by: null,
  attendance: null,
  version: 0,
  created_at: now,
});

/** The same for a night that was given back; a pitch to which it was moved may be out of service by now. */
export const retakeCells = async (tx: Tx, ctx: AppContext, row: OccurrenceRow): Promise<boolean> =>
  (await isInService(tx.q, row.pitch_id)) && takeCells(tx, ctx, row);

/**
 * Takes the cells of one occurrence; answers whether nobody else has them. What was tried is undone alone, since
 * PostgreSQL goes on with no transaction in which a row was refused.
 */
export async function takeCells(
  tx: Tx,
  ctx: AppContext,
  row: Pick<OccurrenceRow, 'id' | 'pitch_id' | 'starts_at' | 'ends_at'>,
): Promise<boolean> {
  const effects: (() => unknown)[] = [];
  const attempt: Tx = { ...tx, afterCommit: (effect) => void effects.push(effect) };
  await sql`savepoint one_night`.execute(tx.q);
  try {
    await claimCells(attempt, ctx, {
      pitchId: row.pitch_id,
      cells: cellsOf(row.starts_at, row.ends_at),
      owner: { kind: 'subscription', id: row.id },
      expiresAt: null,
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slot_taken')) throw error;
    await sql`rollback to savepoint one_night`.execute(tx.q);
    return false;
  }
  await sql`release savepoint one_night`.execute(tx.q);
  for (const effect of effects) tx.afterCommit(effect);
  return true;
}
