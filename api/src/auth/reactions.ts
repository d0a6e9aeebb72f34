import type { Queries } from '../db/database.ts';

/** What other domains do when somebody's access to a venue changes. */
export type AuthReactions = {
  /**
   * A person no longer runs a venue or has a new password. The id is that of the owner's account or of a staff
   * member.
   */
  accessEnded: (q: Queries, personId: string) => Promise<unknown>;
};
