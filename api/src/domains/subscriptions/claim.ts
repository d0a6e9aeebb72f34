import { cellsOf } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { claimFree, inServiceAmong, pitchById } from '../occupancy/index.ts';
import { priceList } from '../prices/index.ts';
import { hoursOfPlayer, type PlayerHour } from '../reservations/index.ts';
import { comingNights, isPaused, type Night } from './nights.ts';
import { changeSubscription } from './queries.ts';
import type { SubscriptionView } from './view.ts';

/**
 * Makes the missing occurrences of a locked subscription up to the football night `last` (`YYYY-MM-DD`), each at
 * today's price. Hours of somebody else become `taken`. Nights of a pause stay free, and so do nights on which the
 * player plays elsewhere (`skipped` by the player). Answers the new rows. The caller locks player and pitch.
 */
export async function claimUpTo(
  tx: Tx,
  ctx: AppContext,
  subscription: SubscriptionView,
  last: string,
): Promise<OccurrenceRow[]> {
  const now = ctx.clock();
  const nights = comingNights(subscription, { after: subscription.claimed_until, last, now });
  const priceOf = await prices(tx, subscription);
  const rows = nights.map((night) => newOccurrence(subscription, night, { price: priceOf(night), now }));
  const elsewhere = await hoursElsewhere(tx.q, rows, now);
  for (const row of rows) {
    if (isPaused(subscription, row.date)) Object.assign(row, { status: 'skipped', skipped_by: 'pause' });
    else if (overlaps(elsewhere, row)) Object.assign(row, { status: 'skipped', skipped_by: 'player' });
  }
  const wanted = rows.filter(({ status }) => status === 'held');
  const taken = await takeNights(tx, ctx, wanted);
  for (const row of wanted) if (!taken.has(row.id)) row.status = 'taken';
  if (rows.length > 0) await tx.q.insertInto('subscription_occurrences').values(rows).execute();
  await changeSubscription(tx.q, subscription.id, { claimed_until: last });
  return rows;
}

/** The player's hours at any venue from the first to the last of some nights. */
export async function hoursElsewhere(
  q: Queries,
  nights: readonly Pick<OccurrenceRow, 'user_id' | 'starts_at' | 'ends_at'>[],
  now: number,
): Promise<PlayerHour[]> {
  const [first] = nights;
  if (!first) return [];
  const from = Math.min(...nights.map(({ starts_at }) => starts_at));
  const to = Math.max(...nights.map(({ ends_at }) => ends_at));
  return hoursOfPlayer(q, first.user_id, { from, to }, now);
}

/** Whether one of the hours overlaps a night. */
export const overlaps = (
  hours: readonly PlayerHour[],
  row: Pick<OccurrenceRow, 'starts_at' | 'ends_at'>,
): boolean => hours.some((hour) => hour.starts_at < row.ends_at && row.starts_at < hour.ends_at);

async function prices(tx: Tx, { pitch_id, venue_id }: SubscriptionView) {
  const pitch = await pitchById(tx.q, pitch_id);
  if (!pitch) throw new AppError('internal');
  const list = await priceList(tx.q, venue_id);
  return ({ date, startsAt }: Night) => list(pitch, date, startsAt);
}

const newOccurrence = (
  subscription: SubscriptionView,
  { date, startsAt, endsAt }: Night,
  { price, now }: { price: number; now: number },
): OccurrenceRow => ({
  id: newId(),
  subscription_id: subscription.id,
  venue_id: subscription.venue_id,
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

type Held = Pick<OccurrenceRow, 'id' | 'pitch_id' | 'starts_at' | 'ends_at'>;

/** Claims nights again that were given back. The pitch of a moved night may be out of service by now. */
export async function retakeNights(
  tx: Tx,
  ctx: AppContext,
  rows: readonly Held[],
): Promise<ReadonlySet<string>> {
  const pitches = await inServiceAmong(
    tx.q,
    rows.map((row) => row.pitch_id),
  );
  return takeNights(
    tx,
    ctx,
    rows.filter((row) => pitches.has(row.pitch_id)),
  );
}

/** Claims the cells of each night if all of them are free. Answers the ids of the claimed nights. */
const takeNights = (tx: Tx, ctx: AppContext, rows: readonly Held[]): Promise<ReadonlySet<string>> =>
  claimFree(
    tx,
    ctx,
    rows.map((row) => ({
      pitchId: row.pitch_id,
      cells: cellsOf(row.starts_at, row.ends_at),
      owner: { kind: 'subscription', id: row.id },
      expiresAt: null,
    })),
  );
