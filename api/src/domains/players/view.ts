import { cardRating, HUNDREDTHS, perSkill, ratedStats } from 'mf-shared/card';
import type { FifaStats, Position, ReceivedRatings, User } from 'mf-shared/contracts/users';
import { FEET, POSITIONS, SKILLS } from 'mf-shared/contracts/users';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import type { UserRow } from '../../db/schema/users.ts';

/** A player as the contract has it, with the skills of the card. */
export function playerView(row: PublishedPlayerRow): User {
  return {
    _id: row.id,
    id: row.id,
    fullName: row.full_name,
    photo: row.photo,
    position: positionOf(row),
    teams: JSON.parse(row.teams) as string[],
    fifaStats: ratedStats(statsOf(row), receivedBy(row)),
    foot: FEET.find((one) => one === row.foot) ?? null,
    city: row.city,
    role: row.role,
    raters: row.rater_count,
  };
}

/** The same for a reader: only the player gets e-mail, phone, and what lies behind a rated card. */
export function userView(row: UserRow, viewerId: string): User {
  if (row.id !== viewerId) return playerView(row);
  const received = receivedBy(row);
  return {
    ...playerView(row),
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    ...(row.phone ? { phone: row.phone } : {}),
    ...(received.count > 0 ? { selfStats: statsOf(row), received } : {}),
  };
}

/** Columns that make a card's rating, for lists that read no more of a player. */
export const CARD_COLUMNS = [
  'position',
  ...SKILLS,
  'rating_count',
  'rater_count',
  'rating_weight',
  ...SKILLS.map((skill) => `${skill}_sum` as const),
] as const;
export type CardRow = Pick<PublishedPlayerRow, (typeof CARD_COLUMNS)[number]>;

/** Rating of a player's card, 0 to 100. */
export const ratingOf = (row: CardRow): number =>
  cardRating(ratedStats(statsOf(row), receivedBy(row)), positionOf(row));

const positionOf = ({ position }: Pick<CardRow, 'position'>): Position | null =>
  POSITIONS.find((one): one is Position => one === position) ?? null;

/** The skills that the player has set. */
function statsOf(row: CardRow): FifaStats {
  const stats: FifaStats = {};
  for (const skill of SKILLS) {
    const value = row[skill];
    if (value !== null) stats[skill] = value;
  }
  return stats;
}

const receivedBy = (row: CardRow): ReceivedRatings => ({
  count: row.rating_count,
  raters: row.rater_count,
  weight: row.rating_weight / HUNDREDTHS,
  sums: perSkill((skill) => row[`${skill}_sum`] / HUNDREDTHS),
});
