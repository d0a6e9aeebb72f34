import { type Kept, whole } from '../../http/account-parts.ts';

/** The download leaves out the sessions of a venue's staff; they end with the venue all the same. */
const sessionsBy = (column: 'user_id' | 'venue_id') =>
  ({
    parts: {
      sessions: whole((q, owner) =>
        q
          .selectFrom('sessions')
          .select(['device', 'role', 'created_at', 'last_used_at'])
          .where(column, '=', owner)
          .where('staff_id', 'is', null)
          .orderBy('id'),
      ),
    },
    forget: (q, owner) => q.deleteFrom('sessions').where(column, '=', owner).execute(),
  }) satisfies Kept;

export const sessionsOfAccount = { player: sessionsBy('user_id'), venue: sessionsBy('venue_id') };
