import type { Queries } from '../../db/database.ts';

/** What lineups ask other domains. */
export type LineupReactions = {
  /** Whether an ad with this lineup is active at `now` (ms); if so, the lineup cannot be deleted. */
  isAdvertised: (q: Queries, lineupId: string, now: number) => Promise<boolean>;
};
