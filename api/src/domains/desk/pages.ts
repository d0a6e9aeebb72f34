import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { barredOf } from '../bars/index.ts';
import { userById } from '../players/index.ts';
import { openAbout } from '../reports/index.ts';
import { liveSessions } from '../sessions/index.ts';
import { fullVenues, venueById } from '../venues/index.ts';
import { nextBookings } from './bookings.ts';
import { playerState, venueState } from './states.ts';

/** More open reports about one account are told by the queue. */
const MOST_REPORTS = 20;

/**
 * A player as admins see one.
 * @throws `user_not_found`
 */
export async function deskPlayer(ctx: Ctx<AdminActor>, id: string): Promise<DeskPlayer> {
  const row = await userById(ctx.db.q, id);
  if (!row) throw new AppError('user_not_found');
  return {
    ...(await accountPart(ctx, { model: 'User', id }, row)),
    ...{ state: playerState(row), fullName: row.full_name, city: row.city, phone: row.phone },
    ...{ played: row.played_count, noShows: row.no_show_count },
  };
}

/**
 * A venue as admins see one, in any state.
 * @throws `business_not_found`
 */
export async function deskVenue(ctx: Ctx<AdminActor>, id: string): Promise<DeskVenue> {
  const row = await venueById(ctx.db.q, id);
  const [full] = row ? await fullVenues(ctx.db.q, [row], ctx.clock()) : [];
  if (!row || !full) throw new AppError('business_not_found');
  return {
    ...(await accountPart(ctx, { model: 'Business', id }, row)),
    ...{ state: venueState(row, ctx.clock()), businessName: row.venue_name, ownerName: row.owner_name },
    ...{ city: row.city, coordinates: [row.lng, row.lat], phone: row.phone, address: row.address },
    pitches: full.fields.map(({ name }) => name),
    nextPaymentDate: full.nextPaymentDate ?? null,
  };
}

/** What both pages show. */
async function accountPart(ctx: Ctx<AdminActor>, side: Side, row: UserRow | VenueRow) {
  const { q } = ctx.db;
  const now = ctx.clock();
  const reports = await openAbout(q, side.id, MOST_REPORTS);
  const sessions = await liveSessions(q, side, { version: row.token_version, now });
  return {
    ...{ _id: row.id, id: row.id, email: row.email, emailVerified: row.email_verified_at !== null },
    createdAt: instant(row.created_at),
    suspension:
      row.suspended_at === null ? null : { at: instant(row.suspended_at), reason: row.suspend_reason ?? '' },
    barred: await barredOf(q, row, now),
    bookings: await nextBookings(q, side, now),
    sessions: sessions.map(({ id, device, created_at, last_used_at }) => ({
      ...{ _id: id, id, device, createdAt: created_at, lastUsedAt: last_used_at },
    })),
    reports: reports.map(({ id, subject_type, reason, text, created_at }) => ({
      ...{ _id: id, id, subjectType: subject_type, reason, text, createdAt: instant(created_at) },
    })),
  };
}

const instant = (at: number) => new Date(at).toISOString();
