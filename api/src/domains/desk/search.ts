import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { DESK_KINDS, type DeskHit, type DeskKind, type DeskSearch } from 'mf-shared/contracts/desk';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import { type Sought, soughtBy } from '../../base/sought.ts';
import type { Ctx } from '../../context.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { soughtAds } from '../ads/index.ts';
import { soughtPayments } from '../payments/index.ts';
import { soughtPlayerIds, soughtPlayers } from '../players/index.ts';
import { reservationViews } from '../reservations/index.ts';
import { soughtTournaments, tournamentsNamed } from '../tournaments/index.ts';
import { soughtVenueIds, soughtVenues } from '../venues/index.ts';
import { adHit, paymentHit, playerHit, reservationHit, tournamentHit, venueHit } from './hits.ts';

/** Hits of each kind when all kinds are searched. */
const FEW = 5;

type Find = (
  ctx: Ctx<AdminActor>,
  sought: Sought,
  paging: z.output<typeof Paging>,
) => Promise<ListPage<DeskHit>>;

/**
 * What an admin searches for, the newest first. Players and venues are found by name, e-mail, phone and id; bookings,
 * tournaments and ads by their id, and by the players whose they are; payments by their id or code, and by venues.
 * Tournaments have names too. Without a kind, a few of each.
 */
export async function searchDesk(
  ctx: Ctx<AdminActor>,
  { q, kind, ...paging }: z.output<typeof DeskSearch>,
): Promise<ListPage<DeskHit>> {
  const sought = soughtBy(q);
  if (kind) return FIND[kind](ctx, sought, paging);
  const rows: DeskHit[] = [];
  for (const one of DESK_KINDS) rows.push(...(await FIND[one](ctx, sought, { limit: FEW })).rows);
  return { rows, nextCursor: null };
}

const FIND: Record<DeskKind, Find> = {
  async player({ db }, sought, paging) {
    return hits(await soughtPlayers(db.q, sought, paging), playerHit);
  },
  async venue({ db, clock }, sought, paging) {
    return hits(await soughtVenues(db.q, sought, paging), (row) => venueHit(row, clock()));
  },
  async reservation({ db, clock }, sought, paging) {
    const userIds = await soughtPlayerIds(db.q, sought);
    const byId = 'id' in sought;
    if (!byId && userIds.length === 0) return EMPTY_PAGE;
    const found = reservationViews(db.q).where((eb) =>
      eb.or([
        ...(byId ? [eb('r.id', '=', sought.id)] : []),
        ...(userIds.length > 0 ? [eb('r.user_id', 'in', userIds)] : []),
      ]),
    );
    return hits(await readPage(found, paging, [['r.id', 'desc']]), (row) => reservationHit(row, clock()));
  },
  async payment({ db }, sought, paging) {
    const venueIds = await soughtVenueIds(db.q, sought);
    const isOfVenues = venueIds.length > 0 || !('id' in sought || 'code' in sought);
    return hits(await soughtPayments(db.q, isOfVenues ? { venueIds } : sought, paging), paymentHit);
  },
  async tournament({ db, clock }, sought, paging) {
    const userIds = await soughtPlayerIds(db.q, sought);
    const ids = 'name' in sought ? await tournamentsNamed(db.q, sought.name) : idsIn(sought);
    return hits(await soughtTournaments(db.q, { ids, userIds }, paging), (row) =>
      tournamentHit(row, clock()),
    );
  },
  async ad({ db, clock }, sought, paging) {
    const userIds = await soughtPlayerIds(db.q, sought);
    return hits(await soughtAds(db.q, { ids: idsIn(sought), userIds }, paging), (row) => adHit(row, clock()));
  },
};

const idsIn = (sought: Sought): string[] => ('id' in sought ? [sought.id] : []);

const hits = <Row>({ rows, nextCursor }: ListPage<Row>, toHit: (row: Row) => DeskHit): ListPage<DeskHit> => ({
  ...{ rows: rows.map(toHit), nextCursor },
});
