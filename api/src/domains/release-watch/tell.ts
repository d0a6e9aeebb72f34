import { BRAND } from 'mf-shared/brand';
import type { Harm } from 'mf-shared/contracts/release-watch';
import { platformOwners } from '../../auth/platform-owners.ts';
import type { AppContext } from '../../context.ts';
import { drainDue, settleTry, trySending } from '../../db/due.ts';
import type { ReleaseAlarmRow } from '../../db/schema/release-watch.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { letter } from '../../providers/mail/letter.ts';
import { reasonOf } from './harm.ts';

const BATCH = 5;
const PATIENCE = { firstMs: 30_000, maxTries: 8 };

/** Mails the owners of the platform what was taken back. Answers how many alarms were tried. */
export const tellOfTakenBack = async (ctx: AppContext): Promise<number> =>
  ctx.mail?.sendsNews ? drainDue(ctx, 'release_alarms', BATCH, (row) => deliver(ctx, row)) : 0;

/** When one address fails, the next try says it to all again with the same Message-ID. */
async function deliver(ctx: AppContext, row: ReleaseAlarmRow): Promise<void> {
  const about = { releaseAlarm: row.id, tries: row.tries };
  const wasSent = await trySending(ctx, 'mail', about, async () => {
    for (const owner of await platformOwners(ctx.db.q)) await ctx.mail?.send(mailOf(ctx, row, owner));
  });
  await settleTry(ctx, 'release_alarms', row, wasSent, PATIENCE);
}

type Receiver = { id: string; name: string; email: string };

function mailOf({ config }: AppContext, row: ReleaseAlarmRow, to: Receiver): Mail {
  const page = siteUrl(config, '/admin/releases');
  return {
    to: to.email,
    subject: `${BRAND}: ${row.remote} ${row.candidate} geri alındı`,
    ...letter({
      name: to.name,
      paragraphs: [
        `“${row.remote}” bölümünün ${row.candidate} sürümü kendiliğinden geri alındı. Herkes yeniden ${row.stable} sürümünü görüyor.`,
        reasonOf(JSON.parse(row.harm) as Harm),
      ],
      action: { label: 'Sürümlere git', href: page },
      notes: [{ text: 'Siz yeniden yayıma almadıkça bu sürüm kimseye gösterilmez.' }],
    }),
    messageId: `<release-${row.id}.${to.id}@${new URL(page).hostname}>`,
  };
}
