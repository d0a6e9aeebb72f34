import type { Generated, Selectable } from 'kysely';

export type TournamentsTable = {
  id: string;
  /** Null when the account is gone. */
  organizer_id: string | null;
  name: string;
  date: string;
  city: string;
  lng: number | null;
  lat: number | null;
  /** TL. */
  fee: number;
  capacity: number;
  created_at: number;
  /** Rises with each change. */
  version: Generated<number>;
  /** When the organizer cancelled it. */
  cancelled_at: Generated<number | null>;
};

export type TournamentRow = Selectable<TournamentsTable>;
