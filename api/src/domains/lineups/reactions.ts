import type { Queries } from '../../db/database.ts';

/** What lineups ask of the application. */
export type LineupReactions = {
  /** Whether an ad with this lineup is up at `now` (ms): then it cannot be deleted. */
  isAdvertised: (q: Queries, lineupId: string, now: number) => Promise<boolean>;
};
