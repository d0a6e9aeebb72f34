import type { AdType } from 'mf-shared/contracts/ads';
import type { DeskHit } from 'mf-shared/contracts/desk';
import { formatDate, formatMoney, formatPhone, formatSlot } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import type { UserRow } from '../../db/schema/users.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import type { FoundAd } from '../ads/index.ts';
import type { FoundPayment } from '../payments/index.ts';
import { type ReservationView, statusAt } from '../reservations/index.ts';
import type { ListedTournament } from '../tournaments/index.ts';
import { partyOf } from './bookings.ts';
import { adState, playerState, tournamentState, venueState } from './states.ts';

type Row = { id: string; created_at: number };
const base = ({ id, created_at }: Row) => ({ _id: id, id, createdAt: new Date(created_at).toISOString() });
const known = (facts: readonly (string | null)[]): string[] => facts.filter((fact) => fact !== null);

export const playerHit = (row: UserRow): DeskHit => ({
  ...{ ...base(row), kind: 'player', title: row.full_name, state: playerState(row) },
  facts: known([row.email, row.phone && formatPhone(row.phone), row.city]),
  parties: [partyOf('player', row.id, row.full_name)],
});

export const venueHit = (row: VenueRow, now: number): DeskHit => ({
  ...{ ...base(row), kind: 'venue', title: row.venue_name, state: venueState(row, now) },
  facts: known([row.owner_name || null, row.email, row.phone ? formatPhone(row.phone) : null, row.city]),
  parties: [partyOf('venue', row.id, row.venue_name)],
});

export const reservationHit = (row: ReservationView, now: number): DeskHit => ({
  ...{ ...base(row), kind: 'reservation', state: statusAt(row, now) },
  title: `${formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at })} · ${row.field_name}`,
  facts: [formatMoney(row.price)],
  parties: [partyOf('player', row.user_id, row.full_name), partyOf('venue', row.venue_id, row.venue_name)],
});

export const paymentHit = (row: FoundPayment): DeskHit => ({
  ...{ ...base(row), kind: 'payment', title: formatMoney(row.amount), state: row.status },
  facts: known([`İşlem no: ${row.id.slice(-8).toUpperCase()}`, row.failure_reason]),
  parties: [partyOf('venue', row.venue_id, row.venue_name)],
});

export const tournamentHit = (row: ListedTournament, now: number): DeskHit => ({
  ...{ ...base(row), kind: 'tournament', title: row.name },
  state: tournamentState(row, istanbulDate(now)),
  facts: [formatDate(row.date), row.city],
  parties: row.organizer_id ? [partyOf('player', row.organizer_id, row.organizer_name ?? 'Oyuncu')] : [],
});

const AD_TITLES: Record<AdType, string> = {
  findOpponent: 'Rakip arıyor',
  findPlayer: 'Oyuncu arıyor',
  findTeam: 'Takım arıyor',
};

export const adHit = (row: FoundAd, now: number): DeskHit => ({
  ...{ ...base(row), kind: 'ad', title: AD_TITLES[row.type] },
  state: adState(row, now),
  facts: known([row.city, row.description || null]),
  parties: [partyOf('player', row.user_id, row.full_name)],
});
