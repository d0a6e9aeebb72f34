import { ofPlayer, paged } from '../../http/account-parts.ts';

export const adsOfAccount = ofPlayer({
  parts: {
    ads: paged('id', (q, owner) => q.selectFrom('ads').selectAll().where('user_id', '=', owner)),
  },
  forget: (q, owner) => q.deleteFrom('ads').where('user_id', '=', owner).execute(),
});
