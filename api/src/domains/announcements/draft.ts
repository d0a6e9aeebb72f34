import {
  type Announcement,
  type AnnouncementInput,
  MAX_SCHEDULE_DAYS,
} from 'mf-shared/contracts/announcements';
import { istanbulMidnight, parseTime } from 'mf-shared/schedule';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';
import { recordAct } from '../audit/index.ts';
import { announcementChanged } from './changed.ts';
import { holdAnnouncement } from './hold.ts';
import { showAnnouncement } from './queries.ts';

const invalid = (field: keyof AnnouncementInput, message: string) =>
  new AppError('validation', { fields: { [field]: message } });

/** What an admin wrote, as the row holds it. */
const contentOf = (input: AnnouncementInput, now: number) => ({
  title: input.title,
  text: input.text,
  link: input.link ?? null,
  role: input.role,
  place: input.place,
  city: (input.place === 'city' && input.city) || null,
  venue_id: (input.place === 'venue' && input.venueId) || null,
  push: input.push ? 1 : 0,
  mail: input.mail ? 1 : 0,
  send_at: sendAtOf(input, now),
});

type Content = ReturnType<typeof contentOf>;

function sendAtOf({ date, time }: AnnouncementInput, now: number): number | null {
  if (!date || !time) return null;
  const instant = istanbulMidnight(date) + parseTime(time) * MINUTE_MS;
  if (instant <= now) throw invalid('time', 'Gönderim zamanı geçmiş. İleri bir saat seçin.');
  if (instant > now + MAX_SCHEDULE_DAYS * DAY_MS)
    throw invalid('date', `Duyuru en fazla ${MAX_SCHEDULE_DAYS} gün sonrasına zamanlanabilir.`);
  return instant;
}

/**
 * The content of an input, whose venue must be open.
 * @throws `validation`
 */
export async function checkedContent(q: Queries, input: AnnouncementInput, now: number): Promise<Content> {
  const content = contentOf(input, now);
  if (content.venue_id === null) return content;
  const open = q.selectFrom('published_open_venues').select('id').where('id', '=', content.venue_id);
  if (!(await open.executeTakeFirst())) throw invalid('venueId', 'Bu işletme şu anda açık değil.');
  return content;
}

const KEYS = 'title text link role place city venue_id push mail send_at'.split(' ') as (keyof Content)[];

/** What an act changed, before and after it. */
function difference(before: AnnouncementRow, after: Content) {
  const changed = KEYS.filter((key) => before[key] !== after[key]);
  const of = (content: Content) => Object.fromEntries(changed.map((key) => [key, content[key]]));
  return { before: of(before), after: of(after) };
}

/**
 * Writes a draft.
 * @throws `validation`
 */
export async function createAnnouncement(
  ctx: Ctx<AdminActor>,
  input: AnnouncementInput,
): Promise<Announcement> {
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock();
    const content = await checkedContent(tx.q, input, now);
    const id = newId();
    await tx.q
      .insertInto('announcements')
      .values({ id, ...content, state: 'draft', version: 1, created_by: ctx.actor.id, created_at: now })
      .execute();
    await recordAct(tx, ctx, {
      ...{ act: 'announcement.create', subject: { type: 'announcement', id } },
      after: content,
    });
    announcementChanged(tx, ctx, id);
    return showAnnouncement(tx.q, id);
  });
}

/**
 * Changes a draft, or a scheduled announcement before its time.
 * @throws `validation`, what `holdAnnouncement` throws
 */
export async function changeAnnouncement(
  ctx: Ctx<AdminActor>,
  id: string,
  { version, ...input }: AnnouncementInput & { version: number },
): Promise<Announcement> {
  return ctx.db.transact(async (tx) => {
    const row = await holdAnnouncement(tx, id, { version }, ['draft', 'scheduled']);
    const content = await checkedContent(tx.q, input, ctx.clock());
    if (row.state === 'scheduled' && content.send_at === null)
      throw invalid('date', 'Zamanlanmış duyurunun gönderim zamanı boş kalamaz.');
    await tx.q
      .updateTable('announcements')
      .set({ ...content, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAct(tx, ctx, {
      ...{ act: 'announcement.change', subject: { type: 'announcement', id } },
      ...difference(row, content),
    });
    announcementChanged(tx, ctx, id);
    return showAnnouncement(tx.q, id);
  });
}
