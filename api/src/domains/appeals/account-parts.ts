import { ofBoth, whole } from '../../http/account-parts.ts';

export const appealsOfAccount = ofBoth({
  parts: {
    appeals: whole((q, owner) =>
      q
        .selectFrom('appeals')
        .select(['text', 'state', 'answer', 'created_at', 'decided_at'])
        .where('owner_id', '=', owner)
        .orderBy('id'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('appeals').where('owner_id', '=', owner).execute(),
});
