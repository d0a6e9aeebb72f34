import type { AuditEntry, AuditQuery, AuditSubject } from 'mf-shared/contracts/audit';
import type { ListPage } from 'mf-shared/contracts/call';
import { parseJson } from 'mf-shared/json';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { readPage } from '../../http/keyset.ts';
import { NEWEST_FIRST, narrowed } from './narrow.ts';

type Row = Awaited<ReturnType<ReturnType<typeof narrowed>['execute']>>[number];

/** What admins and the server itself did, the newest first. */
export async function listEntries(
  { db: { q } }: AppContext,
  query: AuditQuery,
): Promise<ListPage<AuditEntry>> {
  const { rows, nextCursor } = await readPage(narrowed(q, query), query, NEWEST_FIRST);
  const names = await namesOf(q, rows);
  return { rows: rows.map((row) => toEntry(row, names.get(row.subject_id) ?? null)), nextCursor };
}

/** What the subjects that are venues or accounts are called, by id. */
async function namesOf(q: Queries, rows: readonly Row[]): Promise<Map<string, string>> {
  const idsOf = (...kinds: AuditSubject[]) => [
    ...new Set(rows.filter((row) => kinds.includes(row.subject_type)).map((row) => row.subject_id)),
  ];
  const [venues, people] = [idsOf('venue'), idsOf('player', 'admin')];
  const named = [
    ...(venues.length > 0
      ? await q
          .selectFrom('published_venues')
          .select(['id', 'venue_name as name'])
          .where('id', 'in', venues)
          .where('closed_at', 'is', null)
          .execute()
      : []),
    ...(people.length > 0
      ? await q
          .selectFrom('published_players')
          .select(['id', 'full_name as name'])
          .where('id', 'in', people)
          .where('deleted_at', 'is', null)
          .execute()
      : []),
  ];
  return new Map(named.map(({ id, name }) => [id, name]));
}

function toEntry(row: Row, name: string | null): AuditEntry {
  const [id, subject] = [String(row.position), row.subject_id];
  return {
    ...{ _id: id, id, at: new Date(row.created_at).toISOString() },
    ...{ who: row.who, adminId: row.actor_id, role: row.admin_role },
    ...{ address: row.address, device: row.device, act: row.act, reason: row.reason },
    subject: { _id: subject, id: subject, kind: row.subject_type, name },
    ...{ before: read(row.before), after: read(row.after) },
  };
}

const read = (json: string | null): unknown => (json === null ? null : parseJson(json));
