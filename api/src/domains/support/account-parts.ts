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
    supportMessages: whole((q, owner) =>
      q
        .selectFrom('support_messages as m')
        .innerJoin('support_requests as s', 's.id', 'm.request_id')
        .select(['m.text', 'm.created_at'])
        .where('s.owner_id', '=', owner)
        .orderBy('m.id'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('support_requests').where('owner_id', '=', owner).execute(),
});
