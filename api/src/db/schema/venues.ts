import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** What the owner says of the venue. */
type Profile = {
  owner_name: string;
  venue_name: string;
  name_folded: string;
  phone: string;
  address: string;
  /** What is the same for all spellings of the address; empty when it says too little. */
  address_key: Generated<string>;
  city: string;
  lng: number;
  lat: number;
  equipment: Generated<string>;
  /** The venue's text about itself for players. */
  description: Generated<string>;
};

/** A venue, and the account of its owner. */
export type VenuesTable = Profile & {
  id: string;
  email: string;
  /** What is the same for all spellings of the mailbox. */
  email_key: Generated<string>;
  password_hash: string;
  status: 'pending' | 'approved';
  /** Null until approved. The business is active while this instant is ahead. */
  next_payment_at: number | null;
  /** Stars of verified reviews. */
  rating_sum: number;
  rating_count: number;
  /** Rating, pulled towards the middle while there are few reviews. It orders search results. */
  rating_score: number;
  /**
   * Raised by every change of what players see of the venue beyond this row: hours, pitches, photos, reviews and their
   * authors' names. Shows whether a stored answer is current.
   */
  calendar_version: number;
  token_version: number;
  created_at: number;
  /** Players may cancel and move by themselves until so many hours before the start. */
  cancel_hours: Generated<number>;
  /** Requests that the venue approves at once: none, those of players who came before, or all. */
  approval: Generated<'manual' | 'trusted' | 'all'>;
  /** Gap between two games. */
  buffer_minutes: Generated<number>;
  /** How many weeks ahead players may book. */
  horizon_weeks: Generated<number>;
  /** Raised by every save of the settings. */
  settings_version: Generated<number>;
  // How the venue answers requests, as averages. The last 50 requests weigh as much as all before.
  answer_count: Generated<number>;
  /** Mean of ln(1 + minutes until the answer); one slow night does not spoil it. */
  answer_log: Generated<number>;
  /** Share of the requests that were rejected or left unanswered, 0 to 1. */
  refusal_rate: Generated<number>;
  /** When the account proved that it reads its e-mail (by a mailed link); null until then. */
  email_verified_at: ColumnType<number | null, number | null | undefined, number | null>;
  // How the venue ended while its row is kept. Its status is `pending` then, so that nothing finds it. Either an admin
  // rejected it, which can be undone for some time. Or its owner closed the account, and records of others refer to the
  // row. Or an admin suspended it, until the suspension is undone.
  rejected_at: Ended<number>;
  /** The reason that the applicant is told. */
  reject_reason: Ended<string>;
  /** While an application waits for its applicant's correction: since when. */
  correction_asked_at: Ended<number>;
  /** How often its applicant corrected it. */
  correction_rounds: Generated<number>;
  closed_at: Ended<number>;
  suspended_at: Ended<number>;
  /** The reason that its owner is told. */
  suspend_reason: Ended<string>;
  /** Equals `closed_at` or `suspended_at` until the venue's coming hours have ended too. */
  closing_since: Ended<number>;
};

type Ended<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type VenueRow = Selectable<VenuesTable>;
export type NewVenue = Insertable<VenuesTable>;
export type NewProfile = Insertable<Profile>;

/** A venue's own settings. */
export type VenueSettings = Pick<VenueRow, 'cancel_hours' | 'approval' | 'buffer_minutes' | 'horizon_weeks'>;

/** How a venue answers requests. */
export type Reliability = Pick<VenueRow, 'answer_count' | 'answer_log' | 'refusal_rate'>;
