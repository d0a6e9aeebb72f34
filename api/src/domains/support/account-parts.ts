import { ofBoth, whole } from '../../http/account-parts.ts';

export const supportOfAccount = ofBoth({
  parts: {
    supportRequests: whole((q, owner) =>
      q
        .selectFrom('support_requests')
        .select(['subject', 'text', 'status', 'answer', 'created_at', 'answered_at'])
        .where('owner_id', '=', owner)
        .orderBy('id'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('support_requests').where('owner_id', '=', owner).execute(),
});
