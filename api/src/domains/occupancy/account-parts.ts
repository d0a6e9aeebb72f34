import { ofVenue, whole } from '../../http/account-parts.ts';

export const pitchesOfAccount = ofVenue({
  parts: {
    pitches: whole((q, owner) =>
      q.selectFrom('pitches').selectAll().where('venue_id', '=', owner).orderBy('sort').orderBy('id'),
    ),
  },
});
