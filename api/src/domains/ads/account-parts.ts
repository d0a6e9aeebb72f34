import { type OfAccount, paged } from '../../http/account-parts.ts';

export const adsOfAccount = {
  player: {
    parts: {
      ads: paged('id', (q, owner) => q.selectFrom('ads').selectAll().where('user_id', '=', owner)),
    },
    forget: (q, owner) => q.deleteFrom('ads').where('user_id', '=', owner).execute(),
  },
} satisfies OfAccount;
