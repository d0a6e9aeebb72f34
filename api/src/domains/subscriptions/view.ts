import { type Occurrence, type Subscription, WEEKDAYS } from 'mf-shared/contracts/subscriptions';
import { cancelUntil, istanbulDate } from 'mf-shared/schedule';
import { DAY_MINUTES } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { pitchNames, pitchSlots } from '../occupancy/index.ts';
import { playerContacts } from '../players/index.ts';
import { comingOccurrences } from './queries.ts';

/** A subscription with the names for its answer and the hours that its pitch offers now. */
export type SubscriptionView = SubscriptionRow & {
  venue_name: string;
  venue_phone: string;
  cancel_hours: number;
  buffer_minutes: number;
  field_name: string;
  working_hours: string;
  full_name: string;
  email: string;
  phone: string | null;
};

/** Subscriptions joined with player, business and pitch; the caller narrows and orders. */
export const selectViews = (q: Queries) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin(playerContacts(q), 'u.id', 's.user_id')
    .innerJoin('published_venues as b', 'b.id', 's.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 's.pitch_id')
    .selectAll('s')
    .select(['b.venue_name', 'b.phone as venue_phone', 'b.cancel_hours', 'b.buffer_minutes'])
    .select(['p.name as field_name', 'p.working_hours', 'u.full_name', 'u.email', 'u.phone']);

/** The subscription with this id, if there is one. */
export const findView = (q: Queries, id: string): Promise<SubscriptionView | undefined> =>
  selectViews(q).where('s.id', '=', id).executeTakeFirst();

/** Subscriptions as the contract has them; running ones with the football nights to come (at `now`, ms). */
export async function toSubscriptions(
  q: Queries,
  views: readonly SubscriptionView[],
  now: number,
): Promise<Subscription[]> {
  const running = views.filter((view) => view.status === 'approved').map((view) => view.id);
  const nights = await comingOccurrences(q, running, now);
  const moved = nights.filter((row) => row.usual_date !== null).map((row) => row.pitch_id);
  const names = await pitchNames(q, [...new Set(moved)]);
  const coming = Map.groupBy(nights, (row) => row.subscription_id);
  return views.map((view) => {
    const occurrences = (coming.get(view.id) ?? []).map((row) =>
      toOccurrence(row, view, names.get(row.pitch_id) ?? view.field_name),
    );
    return toSubscription(view, occurrences, now);
  });
}

const toSubscription = (row: SubscriptionView, occurrences: Occurrence[], now: number): Subscription => ({
  _id: row.id,
  id: row.id,
  businessId: row.venue_id,
  businessName: row.venue_name,
  businessPhone: row.venue_phone,
  fieldId: row.pitch_id,
  fieldName: row.field_name,
  ...weeklyHour(row),
  isOutsideHours: !pitchSlots(row).some(
    (slot) => slot.timeSlot === row.time_slot && slot.start === row.start_minute,
  ),
  status: row.status,
  ...pauseOf(row, now),
  createdAt: new Date(row.created_at).toISOString(),
  user: {
    _id: row.user_id,
    id: row.user_id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone ?? '',
  },
  occurrences,
});

/** A pause that is over counts as none. */
function pauseOf({ paused_from, paused_until }: SubscriptionView, now: number) {
  const over = paused_until === null || paused_until < istanbulDate(now);
  return over
    ? { pausedFrom: null, pausedUntil: null }
    : { pausedFrom: paused_from, pausedUntil: paused_until };
}

/** The weekly hour in the contract's words. */
export const weeklyHour = (row: Pick<SubscriptionRow, 'weekday' | 'time_slot' | 'start_minute'>) => ({
  dayOfWeek: WEEKDAYS[row.weekday - 1] ?? WEEKDAYS[0],
  timeSlot: row.time_slot,
  isAfterMidnight: row.start_minute >= DAY_MINUTES,
});

const toOccurrence = (
  row: OccurrenceRow,
  { cancel_hours }: SubscriptionView,
  fieldName: string,
): Occurrence => ({
  _id: row.id,
  id: row.id,
  date: row.date,
  usualDate: row.usual_date,
  fieldName,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  price: row.price,
  status: row.status,
  skippedBy: row.skipped_by,
  cancelUntil: cancelUntil(row.starts_at, cancel_hours),
});
