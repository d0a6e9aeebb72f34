import type { SubscriptionAnswer } from 'mf-shared/contracts/subscriptions';
import { formatPhone } from 'mf-shared/format';
import { cancelUntil } from 'mf-shared/schedule';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { releaseCells } from '../occupancy/index.ts';
import { requireNightFree } from '../reservations/index.ts';
import { announce } from './announce.ts';
import { retakeNights } from './claim.ts';
import { holdOwnWeek, lockPlayerOfWeek } from './hold.ts';
import { sendWeekNotice } from './notices.ts';
import { changeOccurrence } from './queries.ts';
import { recordWeek } from './record.ts';
import type { SubscriptionView } from './view.ts';

type Party = Ctx<UserActor | BusinessActor>;

/**
 * Either side gives one week back: the hour is free for others, the next week stays.
 * @throws `occurrence_not_held`
 * @throws `cancel_too_late` for a player after the venue's deadline
 */
export const skipWeek = (ctx: Party, occurrenceId: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    const { subscription, occurrence } = await holdOwnWeek(tx, ctx, occurrenceId);
    const by = sideOf(ctx);
    requireSkippable(ctx, subscription, occurrence);
    await changeOccurrence(tx.q, occurrence.id, { status: 'skipped', skipped_by: by });
    await releaseCells(tx, ctx, { ownerId: occurrence.id });
    await recordWeek(tx, ctx, { subscription, occurrence }, 'bu hafta atlandı');
    await sendWeekNotice(tx, ctx, subscription, { occurrence, by, what: 'skip' });
    const answer = await announce(tx, ctx, subscription.id, [occurrence]);
    return { message: 'Bu hafta atlandı; saat başkalarına açıldı.', subscription: answer };
  });

/**
 * Claims a week again that the same side gave back, or that somebody else had.
 * @throws `occurrence_not_skipped`
 * @throws `hours_overlap` while the player plays elsewhere then
 * @throws `slot_taken` while somebody has the hour
 */
export const restoreWeek = (ctx: Party, occurrenceId: string): Promise<SubscriptionAnswer> =>
  ctx.db.transact(async (tx) => {
    await lockPlayerOfWeek(tx, occurrenceId);
    const { subscription, occurrence } = await holdOwnWeek(tx, ctx, occurrenceId);
    const by = sideOf(ctx);
    const mayTake =
      occurrence.status === 'taken' || (occurrence.status === 'skipped' && occurrence.skipped_by === by);
    if (!mayTake || occurrence.starts_at <= ctx.clock()) throw new AppError('occurrence_not_skipped');
    await requireNightFree(tx.q, ctx.actor.role, occurrence, ctx.clock());
    const retaken = await retakeNights(tx, ctx, [occurrence]);
    if (!retaken.has(occurrence.id)) throw new AppError('slot_taken');
    await changeOccurrence(tx.q, occurrence.id, { status: 'held', skipped_by: null });
    await recordWeek(tx, ctx, { subscription, occurrence }, 'bu hafta geri alındı');
    await sendWeekNotice(tx, ctx, subscription, { occurrence, by, what: 'restore' });
    const answer = await announce(tx, ctx, subscription.id, [occurrence]);
    return { message: 'Bu hafta geri alındı; saat yeniden aboneliğin.', subscription: answer };
  });

const sideOf = ({ actor }: Party) => (actor.role === 'user' ? 'player' : 'business');

function requireSkippable(ctx: Party, row: SubscriptionView, week: OccurrenceRow): void {
  const now = ctx.clock();
  if (week.status !== 'held' || week.starts_at <= now) throw new AppError('occurrence_not_held');
  if (ctx.actor.role === 'business' || now <= cancelUntil(week.starts_at, row.cancel_hours)) return;
  const message = `Bu haftayı bırakma süresi geçti. Lütfen işletmeyi telefonla arayın: ${formatPhone(row.venue_phone)}`;
  throw new AppError('cancel_too_late', { message });
}
