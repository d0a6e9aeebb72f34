import { ofVenue, whole } from '../../http/account-parts.ts';

export const photosOfAccount = ofVenue({
  parts: {
    photos: whole((q, owner) =>
      q.selectFrom('venue_photos').select(['path']).where('venue_id', '=', owner).orderBy('sort'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('venue_photos').where('venue_id', '=', owner).execute(),
});
