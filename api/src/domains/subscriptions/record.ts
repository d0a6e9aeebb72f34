import { formatSlot, formatWeekly } from 'mf-shared/format';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { recordChange } from '../staff/index.ts';
import { type SubscriptionView, weeklyHour } from './view.ts';

/** Records who of the venue did something to a subscription. */
export const recordSubscription = (
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  row: SubscriptionView,
  done: string,
): Promise<void> =>
  recordChange(tx, ctx, {
    subjectId: row.id,
    text: `${formatWeekly(weeklyHour(row))} · ${row.full_name}: ${done}`,
  });

/** The same for one football night, if the venue did it. */
export async function recordWeek(
  tx: Tx,
  ctx: Ctx<UserActor | BusinessActor>,
  { subscription, occurrence }: { subscription: SubscriptionView; occurrence: OccurrenceRow },
  done: string,
): Promise<void> {
  const { actor } = ctx;
  if (actor.role !== 'business') return;
  const { date, time_slot: timeSlot, starts_at: startsAt } = occurrence;
  const text = `${formatSlot({ date, timeSlot, startsAt })} · ${subscription.full_name}: ${done}`;
  await recordChange(tx, { ...ctx, actor }, { subjectId: subscription.id, text });
}
