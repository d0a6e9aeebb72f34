import { type OfAccount, whole } from '../../http/account-parts.ts';

export const pitchesOfAccount = {
  venue: {
    parts: {
      pitches: whole((q, owner) =>
        q.selectFrom('pitches').selectAll().where('venue_id', '=', owner).orderBy('sort').orderBy('id'),
      ),
    },
  },
} satisfies OfAccount;
