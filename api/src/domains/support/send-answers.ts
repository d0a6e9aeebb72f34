import { BRAND } from 'mf-shared/brand';
import { SUPPORT_NAMES } from 'mf-shared/contracts/support';
import type { AppContext } from '../../context.ts';
import { drainDue, settleTry, trySending } from '../../db/due.ts';
import type { SupportRow } from '../../db/schema/support-requests.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { letter } from '../../providers/mail/letter.ts';

const BATCH = 20;
const PATIENCE = { firstMs: 30_000, maxTries: 8 };

/** Mails waiting answers to visitors. One process at a time claims each answer. Answers how many were tried. */
export const sendSupportAnswers = async (ctx: AppContext): Promise<number> =>
  ctx.mail?.sendsNews ? drainDue(ctx, 'support_requests', BATCH, (row) => deliver(ctx, row)) : 0;

async function deliver(ctx: AppContext, row: SupportRow): Promise<void> {
  const about = { supportRequest: row.id, tries: row.tries };
  const wasSent = await trySending(ctx, 'mail', about, async () => ctx.mail?.send(mailOf(ctx, row)));
  await settleTry(ctx, 'support_requests', row, wasSent, PATIENCE);
}

/** The answer without the question: else strangers could have their own texts mailed to others. */
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
