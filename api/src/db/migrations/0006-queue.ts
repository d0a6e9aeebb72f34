import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table queue_items (
    id text primary key,
    kind text not null,
    support_id text references support_requests (id) on delete cascade,
    report_id text references reports (id) on delete cascade,
    state text not null check (state in ('open', 'working', 'waiting', 'done')),
    rank integer not null,
    assignee_id text,
    version integer not null default 1,
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create index queue_by_state on queue_items (state, rank, id)',
  'create index queue_by_assignee on queue_items (assignee_id, state, rank, id)',
  'create index queue_done on queue_items (state, id desc)',
  'create index queue_by_support on queue_items (support_id)',
  'create index queue_by_report on queue_items (report_id)',
  `create table support_messages (
    id text primary key,
    request_id text not null references support_requests (id) on delete cascade,
    admin_id text,
    text text not null,
    created_at bigint not null
  )`,
  'create index support_messages_by_request on support_messages (request_id, id)',
  `create table answer_templates (
    id text primary key,
    title text not null,
    text text not null,
    changed_at bigint not null
  )`,
  // What was written before waits in the queue too.
  `insert into queue_items (id, kind, support_id, state, rank, created_at, changed_at)
    select id, 'support', id, case status when 'open' then 'open' else 'done' end,
      case when subject in ('refund', 'privacy') then 0 else 1 end,
      created_at, coalesce(answered_at, created_at)
    from support_requests`,
  `insert into queue_items (id, kind, report_id, state, rank, created_at, changed_at)
    select id, 'report', id, case status when 'open' then 'open' else 'done' end,
      case when reason in ('harassment', 'fraud') then 0 else 1 end,
      created_at, coalesce(resolved_at, updated_at)
    from reports`,
];

/** The queue of reports and support requests, questions to their writers, and prepared answers. */
export const queue: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
