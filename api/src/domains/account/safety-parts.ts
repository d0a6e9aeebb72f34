import { whole } from './document.ts';

/** The accounts that the owner blocked. Nobody learns who blocked them. */
const blocks = whole((q, owner) =>
  q
    .selectFrom('blocks as l')
    .leftJoin('users as u', 'u.id', 'l.blocked_id')
    .leftJoin('venues as b', 'b.id', 'l.blocked_id')
    .select((eb) => [eb.fn.coalesce('u.full_name', 'b.venue_name').as('blocked'), 'l.created_at'])
    .where('l.blocker_id', '=', owner)
    .orderBy('l.created_at')
    .execute(),
);

const reports = whole((q, owner) =>
  q
    .selectFrom('reports')
    .select(['subject_type', 'reason', 'text', 'status', 'created_at', 'updated_at'])
    .where('reporter_id', '=', owner)
    .orderBy('id')
    .execute(),
);

const supportRequests = whole((q, owner) =>
  q
    .selectFrom('support_requests')
    .select(['subject', 'text', 'status', 'answer', 'created_at', 'answered_at'])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute(),
);

/** Blocks, reports and support requests of an account. */
export const SAFETY_PARTS = { blocks, reports, supportRequests };
