import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldTr } from 'mf-shared/format';

type Before = Record<string, Record<string, unknown>>;
const AT_ONCE = 1000;

/** What is a name or stands in a subject, by table. */
const LINES = {
  users: ['full_name', 'phone'],
  businesses: ['business_name', 'owner_name', 'phone', 'address'],
  pitches: ['name', 'capacity'],
  reservations: ['field_name'],
  phone_bookings: ['name', 'phone'],
  staff: ['name'],
  venue_changes: ['who', 'text'],
  price_rules: ['label'],
  lineups: ['name'],
  matches: ['location', 'name_a', 'name_b'],
  tournaments: ['name'],
  challenges: ['contact_info'],
  passkeys: ['name'],
  notifications: ['text'],
  deliveries: ['text'],
} as const;

/** Lists and objects whose texts are lines. */
const PACKED = { users: 'teams', matches: 'change' } as const;

/** As contracts keep a line from now on; what they refuse is left out. */
const mended = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : ''))
    .replace(/ +/g, ' ')
    .trim();

/** Brings names and subjects that are there already into one line each, and makes again what was made of them. */
export const singleLines: Migration = {
  async up(db: Kysely<Before>) {
    for (const [table, columns] of Object.entries(LINES)) {
      const packed = table in PACKED ? [PACKED[table as keyof typeof PACKED]] : [];
      await mendTable(db, table, columns, packed);
    }
    await setPitchesApart(db);
  },
};

async function mendTable(
  db: Kysely<Before>,
  table: string,
  columns: readonly string[],
  packed: readonly string[],
): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', ...columns, ...packed])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const change = {
        ...changed(row, columns, mended),
        ...changed(row, packed, (json) => JSON.stringify(JSON.parse(json, mendedValue))),
      };
      if (Object.keys(change).length > 0) await write(db, table, String(row.id), change);
    }
    last = String(rows.at(-1)?.id ?? '');
    if (rows.length < AT_ONCE) return;
  }
}

const mendedValue = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? mended(value) : value;

/** The texts of these columns that become others. */
function changed(
  row: Record<string, unknown>,
  columns: readonly string[],
  mend: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const text = row[column];
      const next = typeof text === 'string' ? mend(text) : text;
      return typeof next === 'string' && next !== text ? [[column, next]] : [];
    }),
  );
}

/** Of a venue's pitches whose names are the same by now, the later ones get a number; bookings name a pitch. */
async function setPitchesApart(db: Kysely<Before>): Promise<void> {
  const { rows } = await sql<{ id: string; business_id: string; name: string }>`
    select id, business_id, name from pitches p where archived_at is null and exists (
      select 1 from pitches o where o.business_id = p.business_id and o.name = p.name
        and o.archived_at is null and o.id <> p.id)
    order by business_id, sort, id`.execute(db);
  const counts = new Map<string, number>();
  for (const { id, business_id, name } of rows) {
    const key = JSON.stringify([business_id, name]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > 1) await write(db, 'pitches', id, { name: `${name} (${count})` });
  }
}

async function write(
  db: Kysely<Before>,
  table: string,
  id: string,
  change: Record<string, string>,
): Promise<void> {
  const name = change.full_name ?? change.business_name;
  const folded = name === undefined ? {} : { name_folded: foldTr(name) };
  await db
    .updateTable(table)
    .set({ ...change, ...folded })
    .where('id', '=', id)
    .execute();
  if (table !== 'users' || name === undefined) return;
  await sql`delete from name_words where user_id = ${id}`.execute(db);
  const words = [...new Set(foldTr(name).split(/[\s-]+/))].filter(Boolean);
  for (const word of words)
    await sql`insert into name_words (word, user_id) select ${word}, id from users where id = ${id} and deleted_at is null`.execute(
      db,
    );
}
