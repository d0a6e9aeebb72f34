import { type OfAccount, whole } from '../../http/account-parts.ts';

/** Of a venue's addresses only the owner's is in the download. Those of other people belong to them. */
export const calendarOfAccount = {
  player: {
    parts: {
      calendarFeed: whole((q, owner) =>
        q.selectFrom('calendar_feeds').select(['secret', 'created_at']).where('user_id', '=', owner),
      ),
    },
    forget: (q, owner) => q.deleteFrom('calendar_feeds').where('user_id', '=', owner).execute(),
  },
  venue: {
    parts: {
      calendarFeed: whole((q, owner) =>
        q.selectFrom('venue_feeds').select(['secret', 'created_at']).where('person_id', '=', owner),
      ),
    },
    forget: (q, owner) => q.deleteFrom('venue_feeds').where('venue_id', '=', owner).execute(),
  },
} satisfies OfAccount;
