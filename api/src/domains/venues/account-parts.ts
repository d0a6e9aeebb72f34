import { ofVenue, paged, whole } from '../../http/account-parts.ts';

/** What a venue showed of itself, and what it was asked to correct. */
export const applicationOfAccount = ofVenue({
  parts: {
    corrections: paged('id', (q, owner) =>
      q
        .selectFrom('corrections')
        .select(['id', 'text', 'asked_at', 'sent_at', 'before', 'after'])
        .where('venue_id', '=', owner),
    ),
    photos: whole((q, owner) =>
      q.selectFrom('venue_photos').select(['path']).where('venue_id', '=', owner).orderBy('sort'),
    ),
  },
  forget: async (q, owner) => {
    await q.deleteFrom('corrections').where('venue_id', '=', owner).execute();
    await q.deleteFrom('venue_photos').where('venue_id', '=', owner).execute();
  },
});
