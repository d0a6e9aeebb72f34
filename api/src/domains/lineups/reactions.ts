import type { Queries } from '../../db/database.ts';
import type { LineupRow } from '../../db/schema/lineups.ts';

/** What lineups ask other domains, and tell them. */
export type LineupReactions = {
  /** Whether an ad with this lineup is active at `now` (ms); if so, the lineup cannot be deleted. */
  isAdvertised: (q: Queries, lineupId: string, now: number) => Promise<boolean>;
  /** A lineup has another name; its matches keep one of their own. */
  renamed: (q: Queries, lineup: LineupRow) => Promise<unknown>;
};
