import type { FifaStats, Position, User } from 'mf-shared/contracts/users';
import { FEET, POSITIONS, SKILLS } from 'mf-shared/contracts/users';
import type { UserRow } from '../../db/schema.ts';

/**
 * A player as the contract has it. E-mail and phone go to the player alone: `viewerId` is who reads, or null
 * for nobody in particular.
 */
export function userView(row: UserRow, viewerId: string | null): User {
  return {
    _id: row.id,
    id: row.id,
    fullName: row.full_name,
    photo: row.photo,
    position: POSITIONS.find((one): one is Position => one === row.position) ?? null,
    teams: JSON.parse(row.teams) as string[],
    fifaStats: statsOf(row),
    foot: FEET.find((one) => one === row.foot) ?? null,
    city: row.city,
    role: row.role,
    ...(row.id === viewerId ? { email: row.email, ...(row.phone ? { phone: row.phone } : {}) } : {}),
  };
}

/** The skills that were ever set. */
function statsOf(row: UserRow): FifaStats {
  const stats: FifaStats = {};
  for (const skill of SKILLS) {
    const value = row[skill];
    if (value !== null) stats[skill] = value;
  }
  return stats;
}
