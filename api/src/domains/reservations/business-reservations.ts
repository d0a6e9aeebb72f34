import type {
  BusinessReservationsQuery,
  ReservationPage,
  ReservationStatus,
} from 'mf-shared/contracts/reservations';
import * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { type ReservationView, selectViews, toReservation } from './view.ts';

/**
 * A page ends within one of the groups that the list is made of: which one, then when the last row's hour starts (of
 * those that wait) or was asked for (of all others), and its id.
 */
const Cursor = z.tuple([z.int(), z.int(), z.string()]);
type Position = readonly [at: number, id: string];
type Status = ReservationStatus;
type Slice = { now: number; after: Position | null; limit: number };
type Row = { id: string; at: number };
type Key = Row & { group: number };

/**
 * A business's reservations: those that wait by the hour of play, which is what their answer is due for, all others
 * the newest request first. Without `status` those that wait come first, then what was decided; cancelled ones are left out. Each status is one range of an index, so a page costs the same
 * however long the business has been with us; only what is shown is read as a whole. `not_yours` for another's.
 */
export async function businessReservations(
  ctx: Ctx<BusinessActor>,
  { businessId, status, limit, cursor }: z.output<typeof BusinessReservationsQuery>,
): Promise<z.input<typeof ReservationPage>> {
  if (businessId !== ctx.actor.id) throw new AppError('not_yours');
  const groups: Status[][] = status ? [[status]] : [['pending'], ['approved', 'rejected']];
  const now = ctx.clock();
  const start = decodeCursor(Cursor, cursor);
  const keys: Key[] = [];
  for (const [group, statuses] of groups.entries()) {
    if (keys.length > limit || (start && group < start[0])) continue;
    const after: Position | null = start?.[0] === group ? [start[1], start[2]] : null;
    const slice = { now, after, limit: limit + 1 - keys.length };
    const rows = await (statuses.includes('pending') ? soonest(ctx, slice) : newestOf(ctx, statuses, slice));
    keys.push(...rows.map((row) => ({ group, ...row })));
  }
  const { page, nextCursor } = cutPage(keys, limit, ({ group, at, id }) => [group, at, id]);
  const views = await viewsOf(
    ctx,
    page.map(({ id }) => id),
  );
  return { reservations: views.map((row) => toReservation(row, now)), nextCursor };
}

/** Reservations in the order of their ids. */
async function viewsOf(ctx: Ctx<BusinessActor>, ids: readonly string[]): Promise<ReservationView[]> {
  if (ids.length === 0) return [];
  const rows = await selectViews(ctx.db.q).where('r.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Requests that wait, the soonest hour first. All that wait are read: they are few, and end with their hours. */
function soonest(ctx: Ctx<BusinessActor>, { now, after, limit }: Slice): Promise<Row[]> {
  let query = ctx.db.q
    .selectFrom('reservations as r')
    .select(['r.id', 'r.starts_at as at'])
    .where('r.business_id', '=', ctx.actor.id)
    .where('r.status', '=', 'pending')
    .where('r.expires_at', '>', now);
  if (after) {
    const [at, id] = after;
    query = query.where((eb) =>
      eb.or([eb('r.starts_at', '>', at), eb('r.starts_at', '=', at).and('r.id', '>', id)]),
    );
  }
  return query.orderBy('r.starts_at').orderBy('r.id').limit(limit).execute();
}

/** The newest requests of several statuses, merged from one index range each. */
async function newestOf(ctx: Ctx<BusinessActor>, statuses: Status[], slice: Slice): Promise<Row[]> {
  const lists = await Promise.all(statuses.map((status) => newestWith(ctx, status, slice)));
  return lists
    .flat()
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, slice.limit);
}

function newestWith(ctx: Ctx<BusinessActor>, status: Status, { after, limit }: Slice): Promise<Row[]> {
  let query = ctx.db.q
    .selectFrom('reservations as r')
    .select(['r.id', 'r.created_at as at'])
    .where('r.business_id', '=', ctx.actor.id)
    .where('r.status', '=', status);
  if (after) {
    const [createdAt, id] = after;
    query = query
      .where('r.created_at', '<=', createdAt)
      .where((eb) => eb.or([eb('r.created_at', '<', createdAt), eb('r.id', '<', id)]));
  }
  return query.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').limit(limit).execute();
}
