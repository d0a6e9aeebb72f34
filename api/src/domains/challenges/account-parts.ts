import { type OfAccount, paged } from '../../http/account-parts.ts';

export const challengesOfAccount = {
  player: {
    parts: {
      challenges: paged('id', (q, owner) =>
        q.selectFrom('challenges').selectAll().where('creator_id', '=', owner),
      ),
    },
    forget: (q, owner) => q.deleteFrom('challenges').where('creator_id', '=', owner).execute(),
  },
} satisfies OfAccount;
