import type { AnnouncementInput, AnnouncementPreview } from 'mf-shared/contracts/announcements';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { mailWords } from '../notifications/index.ts';
import { checkedContent } from './draft.ts';
import { keptCounts } from './kept-counts.ts';
import { toNews } from './news.ts';

/**
 * How an announcement would look in each channel, and to how many accounts it would go, counted within the last minute.
 * @throws `validation`
 */
export async function previewAnnouncement(
  ctx: Ctx<AdminActor>,
  input: AnnouncementInput,
): Promise<AnnouncementPreview> {
  const now = ctx.clock();
  // A draft may be looked at after its time.
  const content = await checkedContent(ctx.db.q, { ...input, date: undefined, time: undefined }, now);
  const news = toNews(content);
  const { title, text } = news;
  return {
    recipients: await keptCounts(ctx, content),
    push: ctx.push && input.push ? { title, body: text } : null,
    mail:
      ctx.mail?.sendsNews && input.mail
        ? { ...mailWords(news), greeting: 'Merhaba Ad Soyad,', notes: [...mailWords(news).notes] }
        : null,
  };
}
