import {
  MAX_PAUSE_WEEKS,
  type SubscriptionAnswer,
  type SubscriptionPause,
} from 'mf-shared/contracts/subscriptions';
import { formatDayMonth } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { releaseAll } from '../occupancy/index.ts';
import { announce } from './announce.ts';
import { hoursElsewhere, overlaps, retakeNights } from './claim.ts';
import { holdOwnRunning, lockPlayerOf } from './hold.ts';
import { isPaused } from './nights.ts';
import { sendNotice, takenSentence } from './notices.ts';
import { changeOccurrences, changeSubscription, comingOccurrences } from './queries.ts';
import { recordSubscription } from './record.ts';
import type { SubscriptionView } from './view.ts';

/**
 * The business pauses a running subscription from one football night to another, both included. Replaces an earlier
 * pause. The hours are free for others; after the pause it goes on by itself.
 * @throws `pause_invalid`
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

/**
 * Ends a pause early: claims the hours again that nobody took meanwhile.
 * @throws `subscription_not_approved`
 */
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

/** Fits the coming weeks to the pause of `row`. Answers the changed weeks as they are now. */
async function repause(tx: Tx, ctx: AppContext, row: SubscriptionView): Promise<OccurrenceRow[]> {
  const { id, paused_from, paused_until } = row;
  await changeSubscription(tx.q, id, { paused_from, paused_until });
  const coming = await comingOccurrences(tx.q, [id], ctx.clock());
  const resting = coming.filter((week) => isPaused(row, week.date) && week.status === 'held');
  const goingOn = coming.filter((week) => !isPaused(row, week.date) && week.skipped_by === 'pause');
  const changed = [...(await write(tx, resting, PAUSED)), ...(await takeAgain(tx, ctx, goingOn))];
  await releaseAll(
    tx,
    ctx,
    resting.map((week) => week.id),
  );
  return changed.sort((a, b) => a.starts_at - b.starts_at);
}

/** How weeks go on after a pause: held, taken by somebody else, or skipped while their player plays elsewhere. */
async function takeAgain(tx: Tx, ctx: AppContext, weeks: readonly OccurrenceRow[]): Promise<OccurrenceRow[]> {
  const hours = await hoursElsewhere(tx.q, weeks, ctx.clock());
  const [elsewhere = [], wanted = []] = [true, false].map((is) =>
    weeks.filter((week) => overlaps(hours, week) === is),
  );
  const retaken = await retakeNights(tx, ctx, wanted);
  const [held = [], taken = []] = [true, false].map((is) =>
    wanted.filter((week) => retaken.has(week.id) === is),
  );
  return [
    ...(await write(tx, elsewhere, { status: 'skipped', skipped_by: 'player' })),
    ...(await write(tx, held, { status: 'held', skipped_by: null })),
    ...(await write(tx, taken, { status: 'taken', skipped_by: null })),
  ];
}

type Change = Pick<OccurrenceRow, 'status' | 'skipped_by'>;
const PAUSED: Change = { status: 'skipped', skipped_by: 'pause' };

async function write(tx: Tx, weeks: readonly OccurrenceRow[], change: Change): Promise<OccurrenceRow[]> {
  await changeOccurrences(
    tx.q,
    weeks.map(({ id }) => id),
    change,
  );
  return weeks.map((week) => ({ ...week, ...change }));
}
