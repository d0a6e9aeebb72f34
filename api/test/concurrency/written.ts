import type { World } from './types.ts';

type Entry = { id: string; version: string; fieldId?: string; startsAt?: number; price?: number | null };

/** Records phone bookings from an answer; those without an hour were cancelled. */
export function tellPhones({ phones }: World, entries: readonly Entry[]): void {
  for (const { id, version, fieldId, startsAt, price } of entries) {
    const known = phones.get(id) ?? [];
    const state = { version: Number(version) };
    if (fieldId === undefined || startsAt === undefined) known.push({ ...state, status: 'cancelled' });
    else known.push({ ...state, status: 'active', place: { fieldId, startsAt, price: price ?? 0 } });
    phones.set(id, known);
  }
}

type Closed = { id: string; version: string; cells: readonly number[] };

export function tellClosures({ closures }: World, list: readonly Closed[], closes: boolean): void {
  for (const { id, version, cells } of list) {
    const known = closures.get(id) ?? [];
    closures.set(id, [...known, { version: Number(version), closes, cells }]);
  }
}

/** Phone bookings that differ from the last version that a caller was told, or have an unknown version. */
export async function wrongPhones({ apps, phones }: World): Promise<string[]> {
  const rows = (await apps[0]?.db.q.selectFrom('phone_bookings').selectAll().execute()) ?? [];
  const missing = [...phones.keys()].filter((id) => !rows.some((row) => row.id === id));
  return [
    ...missing.map((id) => `phone booking ${id} is gone`),
    ...rows.flatMap((row) => {
      const states = (phones.get(row.id) ?? []).toSorted((a, b) => a.version - b.version);
      const place = states.findLast((state) => state.place)?.place;
      const told = [states.at(-1)?.status, place?.fieldId, place?.startsAt, place?.price];
      const same = told.join() === [row.status, row.pitch_id, row.starts_at, row.price].join();
      const all = states.length === row.version && states.at(-1)?.version === row.version;
      return same && all ? [] : [`phone booking ${row.id} (${row.version}) was told as ${told}`];
    }),
  ];
}

/** Closures that do not hold exactly the cells that were closed and not opened again. */
export async function wrongClosures({ apps, closures }: World): Promise<string[]> {
  const q = apps[0]?.db.q;
  if (!q) return [];
  const cells = await q.selectFrom('cells').selectAll().where('owner_kind', '=', 'closure').execute();
  const held = Map.groupBy(cells, (cell) => cell.owner_id);
  const ids = new Set([...closures.keys(), ...held.keys()]);
  return [...ids].flatMap((id) => {
    const wanted = new Set<number>();
    for (const { closes, cells } of (closures.get(id) ?? []).toSorted((a, b) => a.version - b.version)) {
      for (const at of cells) closes ? wanted.add(at) : wanted.delete(at);
    }
    const found = (held.get(id) ?? []).map((cell) => cell.starts_at).sort((a, b) => a - b);
    const same = [...wanted].sort((a, b) => a - b).join() === found.join();
    return same ? [] : [`closure ${id} holds ${found.length} half hours instead of ${wanted.size}`];
  });
}

const WHO = { owner: 'İşletme sahibi', staff: 'Can Usta' };

/** What was done, without amounts and names. */
function deedOf(said: string): string {
  if (/^(ad|ücret|telefon|not) /.test(said)) return 'bilgileri değiştirildi';
  return said
    .replace(/, (gelir |ücret )?[\d.]+ TL.*$/, '')
    .replace('geçmiş saat iptal edildi', 'iptal edildi')
    .replace('geçmiş saat sonradan yazıldı', 'telefonla alındı');
}

/** Changes of venues that are not logged exactly once with the right author, and log entries without a change. */
export async function wrongRecords({ apps, changes }: World): Promise<string[]> {
  const rows = (await apps[0]?.db.q.selectFrom('venue_changes').selectAll().execute()) ?? [];
  const tally = new Map<string, { least: number; most: number; found: number }>();
  const at = (...key: (string | null)[]) => {
    const name = key.join(' ');
    const known = tally.get(name) ?? { least: 0, most: 0, found: 0 };
    tally.set(name, known);
    return known;
  };
  for (const { businessId, staffId, subjectId, done, mayBeMissing } of changes) {
    const line = at(businessId, staffId, subjectId, done);
    line.most += 1;
    if (!mayBeMissing) line.least += 1;
  }
  for (const row of rows) {
    const done = row.subject_id === null ? row.text : deedOf(row.text.split(': ').at(-1) ?? '');
    at(row.venue_id, row.staff_id, row.subject_id, done).found += 1;
  }
  const strangers = rows.filter((row) => row.who !== (row.staff_id ? WHO.staff : WHO.owner));
  return [
    ...strangers.map((row) => `${row.id} names ${row.who}`),
    ...[...tally]
      .filter(([, { least, most, found }]) => found < least || found > most)
      .map(([name, { most, found }]) => `${found} records instead of ${most}: ${name}`),
  ];
}
