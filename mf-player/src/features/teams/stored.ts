import { Position } from 'mf-shared/contracts/users';
import * as z from 'zod/mini';
import { MAX_PLAYERS } from '../../common/teams/index.ts';
import { NO_TEAMS, type Teams } from './model.ts';

const Key = z.enum(['a', 'b']);
const Name = z.string().check(z.maxLength(60));
const Stored = z.object({
  members: z
    .array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        rating: z.number(),
        position: z.nullable(Position),
        guest: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_PLAYERS)),
  split: z.nullable(z.object({ a: z.array(z.string()), b: z.array(z.string()) })),
  pinned: z.record(z.string(), Key),
  seed: z.number(),
  names: z.object({ a: Name, b: Name }),
});

const keyOf = (actor: string) => `topla-teams-${actor}`;

/** The teams that this browser stored last. */
export function readTeams(actor: string): Teams {
  try {
    const found = Stored.safeParse(JSON.parse(localStorage.getItem(keyOf(actor)) ?? 'null'));
    if (!found.success) return NO_TEAMS;
    const { members, split } = found.data;
    const placed = split ? [...split.a, ...split.b].sort().join() : '';
    const whole =
      !split ||
      placed ===
        members
          .map(({ id }) => id)
          .sort()
          .join();
    return whole ? found.data : { ...found.data, split: null, pinned: {} };
  } catch {
    return NO_TEAMS;
  }
}

export function storeTeams(actor: string, teams: Teams): void {
  try {
    localStorage.setItem(keyOf(actor), JSON.stringify(teams));
  } catch {
    // Full or forbidden storage loses the teams only on a reload.
  }
}
