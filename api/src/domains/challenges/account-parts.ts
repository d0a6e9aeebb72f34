import { ofPlayer, paged } from '../../http/account-parts.ts';

export const challengesOfAccount = ofPlayer({
  parts: {
    challenges: paged('id', (q, owner) =>
      q.selectFrom('challenges').selectAll().where('creator_id', '=', owner),
    ),
  },
  forget: (q, owner) => q.deleteFrom('challenges').where('creator_id', '=', owner).execute(),
});
