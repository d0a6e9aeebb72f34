import { BRAND } from 'mf-shared/brand';
import { SUPPORT_NAMES } from 'mf-shared/contracts/support';
import type { AppContext } from '../../context.ts';
import type { SupportRow } from '../../db/schema/support.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { letter } from '../../providers/mail/letter.ts';

const BATCH = 20;
/** How long a claim holds; longer than any attempt to send may take. */
const CLAIM_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_TRIES = 8;

/** Mails visitors the answers that wait; each is claimed by one process at a time. Answers how many were tried. */
export async function sendSupportAnswers(ctx: AppContext): Promise<number> {
  if (!ctx.mail?.sendsNews) return 0;
  const rows = await claim(ctx);
  await Promise.all(rows.map((row) => deliver(ctx, row)));
  return rows.length;
}

/** Of two processes that see the same row, one moves its time: the other finds it no longer due. */
async function claim({ db, clock }: AppContext): Promise<SupportRow[]> {
  const now = clock();
  const due = db.q
    .selectFrom('support_requests')
    .select('id')
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(BATCH);
  return db.q
    .updateTable('support_requests')
    .set((eb) => ({ mail_due_at: now + CLAIM_MS, mail_tries: eb('mail_tries', '+', 1) }))
    .where('id', 'in', due)
    .where('mail_due_at', '<=', now)
    .returningAll()
    .execute();
}

async function deliver(ctx: AppContext, row: SupportRow): Promise<void> {
  const wasSent = await attempt(ctx, row);
  const isOver = wasSent || row.mail_tries >= MAX_TRIES;
  if (isOver && !wasSent) ctx.log.warn({ supportRequest: row.id }, 'support answer given up');
  const pause = FIRST_PAUSE_MS * 2 ** (row.mail_tries - 1);
  await ctx.db.q
    .updateTable('support_requests')
    .set({ mail_due_at: isOver ? null : ctx.clock() + pause })
    .where('id', '=', row.id)
    .where('mail_tries', '=', row.mail_tries)
    .execute();
}

async function attempt(ctx: AppContext, row: SupportRow): Promise<boolean> {
  try {
    await ctx.mail?.send(mailOf(ctx, row));
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, supportRequest: row.id }, 'support answer not sent');
    return false;
  }
}

/** The answer alone: what was asked would let strangers have texts of their own mailed to others. */
function mailOf({ config }: AppContext, row: SupportRow): Mail {
  const page = siteUrl(config, '/support');
  return {
    to: row.visitor_email ?? '',
    subject: `${BRAND}: Destek talebinizin yanıtı`,
    ...letter({
      name: row.visitor_name ?? '',
      paragraphs: [
        `“${SUPPORT_NAMES[row.subject]}” konulu talebinizi yanıtladık:`,
        ...(row.answer ?? '').split(/\n+/),
      ],
      action: { label: 'Destek sayfası', href: page },
      notes: [{ text: 'Bu e-posta, destek formuna bu adres yazıldığı için gönderildi.' }],
    }),
    messageId: `<support-${row.id}@${new URL(page).hostname}>`,
  };
}
