import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table refunds (
    id text primary key,
    payment_id text not null references payments (id) on delete cascade,
    venue_id text not null references venues (id) on delete cascade,
    request_id text unique,
    amount integer not null check (amount > 0),
    state text not null check (state in ('requested', 'approved', 'refused', 'executed', 'booked')),
    reason text,
    decided_by text,
    decided_at bigint,
    executed_at bigint,
    booked_at bigint,
    reference text,
    deadline bigint,
    due_at bigint,
    tries integer not null default 0,
    last_error text,
    created_at bigint not null
  )`,
  'create index refunds_open on refunds (deadline, id) where deadline is not null',
  'create index refunds_done on refunds (id desc) where deadline is null',
  'create index refunds_due on refunds (due_at, id) where due_at is not null',
  'create index refunds_by_payment on refunds (payment_id)',
  'create index refunds_by_venue on refunds (venue_id, id desc)',
  `create table invoices (
    id text primary key,
    year integer not null,
    number integer not null,
    kind text not null check (kind in ('sale', 'refund')),
    payment_id text not null references payments (id) on delete cascade,
    refund_id text unique references refunds (id) on delete cascade,
    venue_id text not null references venues (id) on delete cascade,
    provider text not null,
    month text not null,
    amount integer not null,
    vat integer not null,
    seller text,
    buyer text,
    issued_at bigint not null,
    unique (year, number)
  )`,
  "create unique index invoices_of_sales on invoices (payment_id) where kind = 'sale'",
  'create index invoices_by_payment on invoices (payment_id, id)',
  'create index invoices_by_venue on invoices (venue_id, id desc)',
  'create index invoices_by_month on invoices (month, provider, kind)',
  'create table invoice_years (year integer primary key, last_number integer not null)',
  `create table billing_details (
    venue_id text primary key references venues (id) on delete cascade,
    title text not null,
    tax_office text,
    tax_number text,
    changed_at bigint not null
  )`,
  `create table sandbox_refunds (
    key text primary key,
    token text not null,
    amount integer not null,
    refunded_at bigint not null
  )`,
  'alter table sandbox_charges add column refunded integer not null default 0',
  'create index payments_by_month on payments (completed_at, id)',
];

/** Year and month of an instant in Istanbul, which keeps three hours before UTC all year. */
const INSTANT = '(completed_at + 10800000) / 1000';
const parts = (isPostgres: boolean) => (format: [sqlite: string, postgres: string]) =>
  isPostgres
    ? `to_char(to_timestamp(${INSTANT}) at time zone 'UTC', '${format[1]}')`
    : `strftime('${format[0]}', ${INSTANT}, 'unixepoch')`;

/** Payments and requests of before get their invoices and refunds too; payments in the order in which they were paid. */
function backfill(isPostgres: boolean): string[] {
  const part = parts(isPostgres);
  const year = `cast(${part(['%Y', 'YYYY'])} as integer)`;
  return [
    `insert into invoices (id, year, number, kind, payment_id, venue_id, provider, month, amount, vat, issued_at)
      select id, ${year}, row_number() over (partition by ${year} order by completed_at, id), 'sale', id, venue_id,
        provider, ${part(['%Y-%m', 'YYYY-MM'])}, amount, cast(round(amount * 50 / 3.0) as integer), completed_at
      from payments where status = 'paid' and completed_at is not null`,
    // A request that waits for its answer waits for a decision, for a week at most.
    `insert into refunds (id, payment_id, venue_id, request_id, amount, state, deadline, created_at)
      select s.id, p.id, p.venue_id, s.id, p.amount, 'requested', s.created_at + 604800000, s.created_at
      from support_requests s join payments p on p.id = s.payment_id
      where s.subject = 'refund' and s.status = 'open'`,
    'insert into invoice_years (year, last_number) select year, max(number) from invoices group by year',
  ];
}

/** Refunds, and the invoices that are the books. */
export const money: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of [...STATEMENTS, ...backfill(isPostgres)]) await sql.raw(statement).execute(db);
  },
};
