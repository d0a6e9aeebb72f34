import type { Member, Side } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';

/** The reported thing as it is now; null when it does not exist or the reporter cannot see it. */
export type Subject = {
  /** Null when the account is gone. */
  owner: Side | null;
  /** Its content without names: these are read where they are shown. */
  snapshot: Record<string, unknown>;
};
export type FindSubject = (
  q: Queries,
  id: string,
  about: { viewer: Member; now: number },
) => Promise<Subject | null>;
