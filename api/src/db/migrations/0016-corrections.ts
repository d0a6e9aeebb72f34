import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addressKey, emailKey } from '../../base/likeness.ts';

const STATEMENTS = [
  'alter table venues add column correction_asked_at bigint',
  'alter table venues add column correction_rounds integer not null default 0',
  "alter table venues add column email_key text not null default ''",
  "alter table venues add column address_key text not null default ''",
  'create index venues_by_mailbox on venues (email_key)',
  'create index venues_by_address on venues (address_key, city)',
  `create index venues_correcting on venues (correction_asked_at, id) where correction_asked_at is not null`,
  `create table corrections (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    text text not null,
    parts text not null,
    asked_at bigint not null,
    withdrawn_at bigint,
    sent_at bigint,
    before text,
    after text
  )`,
  'create index corrections_by_venue on corrections (venue_id, id)',
  `create table rejections (
    venue_id text primary key,
    venue_name text not null,
    city text not null,
    phone text not null,
    email_key text not null,
    address_key text not null,
    lat double precision not null,
    lng double precision not null,
    reason text not null,
    rejected_at bigint not null
  )`,
  'create index rejections_by_phone on rejections (phone)',
  'create index rejections_by_mailbox on rejections (email_key)',
  'create index rejections_by_address on rejections (address_key, city)',
  'create index rejections_by_place on rejections (lat, lng)',
  'create index rejections_by_end on rejections (rejected_at)',
];

const KEPT = `insert into rejections
  select id, venue_name, city, phone, email_key, address_key, lat, lng, coalesce(reject_reason, ''), rejected_at
  from venues where rejected_at is not null`;

type Keyed = {
  venues: { id: string; email: string; address: string; email_key: string; address_key: string };
};
const PAGE = 500;

/** Corrections of applications, and what finds doubles by mailbox and address, also among former rejections. */
export const corrections: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    await fillKeys(db as Kysely<Keyed>);
    await sql.raw(KEPT).execute(db);
  },
};

/** SQL cannot fold Turkish letters alike on both engines. */
async function fillKeys(db: Kysely<Keyed>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('venues')
      .select(['id', 'email', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, email, address } of rows) {
      const keys = { email_key: emailKey(email), address_key: addressKey(address) };
      await db.updateTable('venues').set(keys).where('id', '=', id).execute();
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
