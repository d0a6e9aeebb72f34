import type {
  ReservationPage,
  ReservationStatus,
  VenueReservationsQuery,
} from 'mf-shared/contracts/reservations';
import { cancelUntil } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { newestFirst, readGroups, soonestFirst } from '../../http/grouped-page.ts';
import { type ReservationView, reservationViews, toReservation } from './view.ts';

/**
 * A business's reservations. Waiting ones come by the hour of play, which is their deadline; others newest request
 * first. Without `status` the waiting ones come first, then the decided ones; cancelled ones are left out. Each status
 * is one range of an index, so that the cost of a page does not grow with the age of the business. Only the shown rows
 * are read as a whole.
 * @throws `not_yours` for another business
 */
export async function venueReservations(
  ctx: Ctx<BusinessActor>,
  { businessId, status, ...paging }: z.output<typeof VenueReservationsQuery>,
): Promise<z.input<typeof ReservationPage>> {
  if (businessId !== ctx.actor.id) throw new AppError('not_yours');
  const now = ctx.clock();
  const waiting = soonestFirst([waitingAt(ctx, now)]);
  const newest = (...statuses: ReservationStatus[]) =>
    newestFirst(statuses.map((one) => requestsWith(ctx, one)));
  const groups = status
    ? [status === 'pending' ? waiting : newest(status)]
    : [waiting, newest('approved', 'rejected')];
  const { ids, nextCursor } = await readGroups(groups, paging);
  const views = await viewsOf(ctx, ids);
  if (ctx.turns) await nameTurns(ctx, ctx.turns, views, now);
  return { reservations: views.map((row) => toReservation(row, now)), nextCursor };
}

/** When the list changes by itself: a request ends unanswered, or a shown hour can no longer be cancelled. */
async function nameTurns(
  ctx: Ctx<BusinessActor>,
  turns: (instant: number) => void,
  views: readonly ReservationView[],
  now: number,
): Promise<void> {
  const first = await waitingAt(ctx, now)
    .clearSelect()
    .select((eb) => eb.fn.min('expires_at').as('at'))
    .executeTakeFirst();
  if (first?.at) turns(first.at);
  for (const { expires_at, starts_at, cancel_hours } of views) {
    turns(expires_at);
    turns(starts_at);
    turns(cancelUntil(starts_at, cancel_hours) + 1);
  }
}

/** Reservations in the order of their ids. */
async function viewsOf(ctx: Ctx<BusinessActor>, ids: readonly string[]): Promise<ReservationView[]> {
  if (ids.length === 0) return [];
  const rows = await reservationViews(ctx.db.q).where('r.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Waiting requests. All are read: they are few, and end with their hours. */
const waitingAt = ({ db, actor }: Ctx<BusinessActor>, now: number) =>
  db.q
    .selectFrom('reservations')
    .select(['id', 'starts_at as at'])
    .where('venue_id', '=', actor.id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now);

const requestsWith = ({ db, actor }: Ctx<BusinessActor>, status: ReservationStatus) =>
  db.q
    .selectFrom('reservations')
    .select(['id', 'created_at as at'])
    .where('venue_id', '=', actor.id)
    .where('status', '=', status);
