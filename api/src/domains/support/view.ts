import type { AdminSupportRequest, SupportRequest } from 'mf-shared/contracts/support';
import type { SupportMessageRow } from '../../db/schema/support-messages.ts';
import type { SupportRow } from '../../db/schema/support-requests.ts';
import type { ListedSupport } from './queries.ts';

type Talk<Row> = Row & { messages: readonly SupportMessageRow[] };

/** A request as its writer sees it; instants as ISO texts. */
export const toSupport = (row: Talk<SupportRow>): SupportRequest => ({
  _id: row.id,
  id: row.id,
  subject: row.subject,
  text: row.text,
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
  messages: row.messages.map(({ id, text, admin_id, created_at }) => ({
    ...{ _id: id, id, text, fromWriter: admin_id === null },
    createdAt: new Date(created_at).toISOString(),
  })),
  awaitsReply: row.status === 'open' && typeof row.messages.at(-1)?.admin_id === 'string',
});

/** The same as admins see it. */
export const toAdminSupport = (row: Talk<ListedSupport>): AdminSupportRequest => ({
  ...toSupport(row),
  person: {
    _id: row.owner_id,
    id: row.owner_id,
    type: row.owner_model ?? 'Visitor',
    name: row.visitor_name ?? row.owner_name,
    email: row.visitor_email ?? row.owner_email,
  },
  refund:
    row.paid_at === null || row.paid_amount === null
      ? null
      : {
          paidAt: new Date(row.paid_at).toISOString(),
          amount: row.paid_amount,
          reservations: row.reservations ?? 0,
        },
});
