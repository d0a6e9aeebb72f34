import type { DeskAd, DeskReservation, DeskStep, DeskTournament } from 'mf-shared/contracts/desk-things';
import { istanbulDate } from 'mf-shared/schedule';
import { SECOND_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { soughtAds } from '../ads/index.ts';
import { actsAbout } from '../audit/index.ts';
import { lineupsById } from '../lineups/index.ts';
import {
  findView,
  isCancellableByDesk,
  type ReservationView,
  reservationVersion,
  statusAt,
} from '../reservations/index.ts';
import { changePage } from '../staff/index.ts';
import { participantsOf, tournamentById } from '../tournaments/index.ts';
import { lineLength } from '../waiting-list/index.ts';
import { partyOf } from './bookings.ts';
import { adState, tournamentState } from './states.ts';

/** Steps of each kind that a page shows. */
const MOST_STEPS = 50;

const instant = (at: number) => new Date(at).toISOString();
const both = (id: string) => ({ _id: id, id });
const step = (at: number | null, text: string, who: string | null = null): DeskStep[] =>
  at === null ? [] : [{ at: instant(at), text, who }];
const inOrder = (steps: DeskStep[]) => steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/**
 * A reservation as admins see one.
 * @throws `reservation_not_found`
 */
export async function deskReservation(ctx: Ctx<AdminActor>, id: string): Promise<DeskReservation> {
  const { q } = ctx.db;
  const row = await findView(q, id);
  if (!row) throw new AppError('reservation_not_found');
  const now = ctx.clock();
  return {
    ...{ ...both(id), state: statusAt(row, now), createdAt: instant(row.created_at) },
    ...{ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at, endsAt: row.ends_at },
    ...{ fieldName: row.field_name, price: row.price, moves: row.moves, attendance: row.attendance },
    player: partyOf('player', row.user_id, row.full_name),
    venue: partyOf('venue', row.venue_id, row.venue_name),
    waiting: row.starts_at > now ? await lineLength(q, row) : 0,
    canCancel: isCancellableByDesk(row, now),
    version: reservationVersion(row),
    history: await lifeOf(ctx, row),
  };
}

async function lifeOf({ db: { q } }: Ctx<AdminActor>, row: ReservationView): Promise<DeskStep[]> {
  const { rows: changes } = await changePage(q, row.venue_id, row.id, { limit: MOST_STEPS });
  const decision = changes.find(({ created_at }) => isTogether(created_at, row.decided_at));
  const decided = DECIDED[row.status === 'cancelled' ? (row.end_reason ?? 'player') : row.status];
  return inOrder([
    ...step(row.created_at, 'Oyuncu saati istedi', row.full_name),
    ...changes.flatMap((one) => (one === decision ? [] : step(one.created_at, one.text, one.who))),
    ...step(row.decided_at, decided, decision?.who),
    ...(await actsOn(q, 'reservation', row.id)),
  ]);
}

/** The venue's log notes a decision in the same transaction, a moment after its instant. */
const isTogether = (noted: number, decided: number | null): boolean =>
  decided !== null && Math.abs(noted - decided) < SECOND_MS;

/** What became of a reservation, by its status, or by who cancelled it. */
const DECIDED: Record<
  Exclude<ReservationView['status'], 'cancelled'> | NonNullable<ReservationView['end_reason']>,
  string
> = {
  pending: 'Yeniden beklemeye alındı',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  player: 'Oyuncu iptal etti',
  business: 'İşletme iptal etti',
  expired: 'Süresinde yanıtlanmadı',
  admin: 'Destek ekibi iptal etti',
};

/** What admins did with it, and why. */
async function actsOn(
  q: Ctx<AdminActor>['db']['q'],
  type: 'reservation' | 'tournament',
  id: string,
): Promise<DeskStep[]> {
  const acts = await actsAbout(q, { type, id }, MOST_STEPS);
  return acts.flatMap(({ created_at, reason, who }) => step(created_at, `Gerekçe: “${reason ?? ''}”`, who));
}

/**
 * A tournament as admins see one, in any state.
 * @throws `tournament_not_found`
 */
export async function deskTournament(ctx: Ctx<AdminActor>, id: string): Promise<DeskTournament> {
  const { q } = ctx.db;
  const row = await tournamentById(q, id);
  if (!row) throw new AppError('tournament_not_found');
  const players = await participantsOf(q, [id]);
  const today = istanbulDate(ctx.clock());
  const { organizer_id, organizer_name, lng, lat, cancelled_at } = row;
  return {
    ...{ ...both(id), state: tournamentState(row, today), createdAt: instant(row.created_at) },
    ...{ name: row.name, date: row.date, city: row.city, fee: row.fee, capacity: row.capacity },
    coordinates: lng !== null && lat !== null ? [lng, lat] : null,
    organizer: organizer_id === null ? null : partyOf('player', organizer_id, organizer_name ?? 'Oyuncu'),
    players: players.map((one) => partyOf('player', one.id, one.full_name)),
    canCancel: cancelled_at === null && row.date >= today,
    version: row.version,
    history: inOrder([
      ...step(row.created_at, 'Turnuva açıldı', organizer_name),
      ...step(cancelled_at, 'İptal edildi'),
      ...(await actsOn(q, 'tournament', id)),
    ]),
  };
}

const ENDED = { active: 'Süresi doldu', found: 'Oyuncu aradığını buldu', withdrawn: 'Yayından kalktı' };

/**
 * An ad as admins see one. Its row ends with its time.
 * @throws `request_not_found`
 */
export async function deskAd(ctx: Ctx<AdminActor>, id: string): Promise<DeskAd> {
  const { q } = ctx.db;
  const [row] = (await soughtAds(q, { ids: [id], userIds: [] }, { limit: 1 })).rows;
  if (!row) throw new AppError('request_not_found');
  const lineups = await lineupsById(q, row.lineup_id === null ? [] : [row.lineup_id]);
  return {
    ...{ ...both(id), state: adState(row, ctx.clock()), createdAt: instant(row.created_at) },
    ...{ type: row.type, city: row.city, teamSize: row.team_size, description: row.description },
    position: row.position_needed ?? row.position,
    lineup: (row.lineup_id && lineups.get(row.lineup_id)?.name) || null,
    expiresAt: instant(row.expires_at),
    player: partyOf('player', row.user_id, row.full_name),
    history: inOrder([
      ...step(row.created_at, 'İlan verildi', row.full_name),
      ...step(row.ended_at, ENDED[row.status]),
    ]),
  };
}
