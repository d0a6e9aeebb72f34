import type { Generated, Insertable, Selectable } from 'kysely';

export type ReservationsTable = {
  id: string;
  venue_id: string;
  pitch_id: string;
  user_id: string;
  /** Name of the pitch when the request was made. */
  field_name: string;
  /** Football night. */
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  /** Why a cancelled reservation ended. */
  end_reason: 'player' | 'business' | 'expired' | 'admin' | null;
  /** TL, fixed when the request was made. */
  price: number;
  /** While pending: when the request expires. */
  expires_at: number;
  created_at: number;
  decided_at: number | null;
  /** How often it was moved. Calendars tell by it which version is newer. */
  moves: Generated<number>;
  /** Whether the person who booked came; null while the venue has said nothing. */
  attendance: Generated<'played' | 'no_show' | null>;
};

export type ReservationRow = Selectable<ReservationsTable>;
export type NewReservation = Insertable<ReservationsTable>;
