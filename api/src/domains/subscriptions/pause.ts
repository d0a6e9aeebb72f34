import {
  MAX_PAUSE_WEEKS,
  type SubscriptionAnswer,
  type SubscriptionPause,
} from 'mf-shared/contracts/subscriptions';
import { formatDayMonth } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../http/app-error.ts';
import { hoursOfPlayer } from '../reservations/player-hours.ts';
import { releaseCells } from '../reservations/release-cells.ts';
import { announce } from './announce.ts';
import { retakeCells } from './claim.ts';
import { holdOwnRunning, lockPlayerOf } from './hold.ts';
import { isPaused } from './nights.ts';
import { sendNotice, takenSentence } from './notices.ts';
import { changeOccurrence, changeSubscription, comingOccurrences } from './queries.ts';
import { recordSubscription } from './record.ts';
import type { SubscriptionView } from './view.ts';

/**
 * The business lets a running subscription rest from one football night to another, both included; a pause that
 * was there is replaced. Its hours are free for others, afterwards it goes on by itself. Throws `pause_invalid`.
 */
export const pauseSubscription = (
  ctx: Ctx<BusinessActor>,
  id: string,
  { from, until }: SubscriptionPause,
): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    await lockPlayerOf(tx, id);
    const row = await holdOwnRunning(tx, ctx, id);
    const today = istanbulDate(ctx.clock());
    if (from < today || until < from || until > addDays(today, MAX_PAUSE_WEEKS * 7))
      throw new AppError('pause_invalid');
    const changed = await repause(tx, ctx, { ...row, paused_from: from, paused_until: until });
    const more = `${formatDayMonth(from)} - ${formatDayMonth(until)} arasında saatiniz başkalarına açık.`;
    await sendNotice(tx, ctx, row, { notice: 'paused', more });
    await recordSubscription(tx, ctx, row, 'aboneliğe ara verildi');
    const subscription = await announce(tx, ctx, id, changed);
    return { message: 'Aboneliğe ara verildi.', subscription };
  });

/** Ends a pause early: hours that nobody took meanwhile are held again. `subscription_not_approved`. */
export const resumeSubscription = (ctx: Ctx<BusinessActor>, id: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    await lockPlayerOf(tx, id);
    const row = await holdOwnRunning(tx, ctx, id);
    const changed = await repause(tx, ctx, { ...row, paused_from: null, paused_until: null });
    await sendNotice(tx, ctx, row, { notice: 'resumed', more: takenSentence(changed) });
    await recordSubscription(tx, ctx, row, 'abonelik yeniden başlatıldı');
    const subscription = await announce(tx, ctx, id, changed);
    return { message: 'Abonelik yeniden başladı.', subscription };
  });

/** Brings the coming weeks in line with the pause that `row` carries; answers those that changed, as they are now. */
async function repause(tx: Tx, ctx: AppContext, row: SubscriptionView): Promise<OccurrenceRow[]> {
  const { id, paused_from, paused_until } = row;
  await changeSubscription(tx.q, id, { paused_from, paused_until });
  const changed: OccurrenceRow[] = [];
  for (const week of await comingOccurrences(tx.q, [id], ctx.clock())) {
    const paused = isPaused(row, week.date);
    if (paused && week.status === 'held') {
      changed.push(await write(tx, week, { status: 'skipped', skipped_by: 'pause' }));
      await releaseCells(tx, ctx, { ownerId: week.id });
    } else if (!paused && week.skipped_by === 'pause') {
      changed.push(await write(tx, week, await retaken(tx, ctx, week)));
    }
  }
  return changed;
}

/** How a week goes on after a pause: held, taken by somebody else, or skipped while its player plays elsewhere. */
async function retaken(tx: Tx, ctx: AppContext, week: OccurrenceRow): Promise<Change> {
  const span = { from: week.starts_at, to: week.ends_at };
  const elsewhere = await hoursOfPlayer(tx.q, week.user_id, span, ctx.clock());
  if (elsewhere.length > 0) return { status: 'skipped', skipped_by: 'player' };
  return { status: (await retakeCells(tx, ctx, week)) ? 'held' : 'taken', skipped_by: null };
}

type Change = Pick<OccurrenceRow, 'status' | 'skipped_by'>;

async function write(tx: Tx, week: OccurrenceRow, change: Change) {
  await changeOccurrence(tx.q, week.id, change);
  return { ...week, ...change };
}
