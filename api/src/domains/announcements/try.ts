import { mailboxOf } from '../../auth/accounts.ts';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { holdAnnouncement } from './hold.ts';
import { toNews } from './news.ts';

/**
 * Mails an announcement to the caller alone, marked as a test, and pushes it to the caller's browsers if there are any.
 * Answers the address.
 * @throws `announcement_test` without mail, what `holdAnnouncement` throws
 */
export async function testAnnouncement(
  ctx: Ctx<AdminActor>,
  id: string,
  seen: { version: number },
): Promise<string> {
  if (!ctx.mail?.sendsNews) throw new AppError('announcement_test');
  return ctx.db.transact(async (tx) => {
    const row = await holdAnnouncement(tx, id, seen, ['draft', 'scheduled']);
    const to = { model: 'User', id: ctx.actor.id } as const;
    const mailbox = await mailboxOf(tx.q, to);
    if (!mailbox)
      throw new AppError('announcement_test', {
        message: 'E-posta adresiniz doğrulanmadığı için deneme gönderilemiyor.',
      });
    const { title, ...news } = toNews(row);
    await notify(tx, ctx, { ...news, to, title: `Deneme: ${title}`, once: `announcement-test:${newId()}` });
    await recordAct(tx, ctx, { act: 'announcement.test', subject: { type: 'announcement', id } });
    return mailbox.email;
  });
}
