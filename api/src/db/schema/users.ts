import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { AdminRole } from 'mf-shared/contracts/admin';
import type { Skill } from 'mf-shared/contracts/users';

/** An account of a player or an admin. */
export type UsersTable = {
  id: string;
  role: 'user' | 'admin';
  /** What an admin may do; null for players. */
  admin_role: ColumnType<AdminRole | null, AdminRole | null | undefined, AdminRole | null>;
  full_name: string;
  /** `full_name` folded for a search that ignores case and Turkish letters. */
  name_folded: string;
  email: string;
  password_hash: string;
  /** E.164 */
  phone: string | null;
  photo: string | null;
  /** JSON list of names. */
  teams: string;
  position: string | null;
  foot: string | null;
  city: string | null;
  speed: number | null;
  shooting: number | null;
  passing: number | null;
  dribbling: number | null;
  defense: number | null;
  physical: number | null;
  /** Raised to end all tokens issued before. */
  token_version: number;
  created_at: number;
  /** When the account was deleted. Its anonymised row stays, since records of others refer to it. */
  deleted_at: ColumnType<number | null, never, number>;
  /** When the account proved that it reads its e-mail (by a mailed link); null until then. */
  email_verified_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Since when an admin has suspended the account, and the reason that its owner is told. */
  suspended_at: ColumnType<number | null, number | null | undefined, number | null>;
  suspend_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** The player's record at all venues so far. */
  played_count: Generated<number>;
  no_show_count: Generated<number>;
  /**
   * Ratings of the player by others: number of ratings and of raters, and their weight and sum for each skill in
   * hundredths of a rating. Repeated ratings are damped.
   */
  rating_count: Generated<number>;
  rater_count: Generated<number>;
  rating_weight: Generated<number>;
  speed_sum: Generated<number>;
  shooting_sum: Generated<number>;
  passing_sum: Generated<number>;
  dribbling_sum: Generated<number>;
  defense_sum: Generated<number>;
  physical_sum: Generated<number>;
};

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

/** A player's record at all venues so far. */
export type PlayerRecord = Pick<UserRow, 'played_count' | 'no_show_count'>;

/** Ratings of a player by others. */
export type RatingSums = Pick<UserRow, 'rating_count' | 'rater_count' | 'rating_weight' | `${Skill}_sum`>;
