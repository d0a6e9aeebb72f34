import type { Queries } from '../db/database.ts';

/** What the application does when somebody's access to a venue changes. */
export type AuthReactions = {
  /** Somebody who runs a venue (id of the owner's account or of a staff member) does so no more, or has another password. */
  accessEnded: (q: Queries, personId: string) => Promise<unknown>;
};
