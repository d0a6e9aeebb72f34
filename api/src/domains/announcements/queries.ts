import type { Announcement, AnnouncementsQuery, ListedAnnouncement } from 'mf-shared/contracts/announcements';
import type { ListPage } from 'mf-shared/contracts/call';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';
import { readPage } from '../../http/keyset.ts';
import { broadcastCounts } from '../notifications/index.ts';

type Named = AnnouncementRow & { venue_name: string | null; author_name: string | null };

const withNames = (q: Queries) =>
  q
    .selectFrom('announcements as n')
    .leftJoin('published_venues as v', 'v.id', 'n.venue_id')
    .leftJoin('published_players as a', 'a.id', 'n.created_by')
    .selectAll('n')
    .select(['v.venue_name', 'a.full_name as author_name']);

/** Announcements, the newest first. */
export async function announcementPage(
  q: Queries,
  { state, ...paging }: z.output<typeof AnnouncementsQuery>,
): Promise<ListPage<ListedAnnouncement>> {
  let query = withNames(q);
  if (state) query = query.where('n.state', '=', state);
  const { rows, nextCursor } = await readPage(query, paging, [['n.id', 'desc']]);
  return { rows: rows.map(toListed), nextCursor };
}

/**
 * An announcement with its progress.
 * @throws `not_found`
 */
export async function showAnnouncement(q: Queries, id: string): Promise<Announcement> {
  const row = await withNames(q).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { recipients, told, failed } = row;
  return {
    ...toListed(row),
    text: row.text,
    link: row.link,
    venueId: row.venue_id,
    push: row.push === 1,
    mail: row.mail === 1,
    version: row.version,
    author: row.author_name,
    progress: { recipients, told, failed, ...(await broadcastCounts(q, id)) },
  };
}

const toListed = (row: Named): ListedAnnouncement => ({
  _id: row.id,
  id: row.id,
  title: row.title,
  state: row.state,
  role: row.role,
  place: row.place,
  city: row.city,
  venueName: row.venue_name,
  sendAt: row.send_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  withdrawnAt: row.withdrawn_at,
  recipients: row.recipients,
  told: row.told,
});
