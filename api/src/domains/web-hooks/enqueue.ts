import type { HookEvent } from 'mf-shared/contracts/web-hooks';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { siteUrl } from '../../http/site-url.ts';

/** What is told: a Turkish sentence, and the page that says more. */
type News = { event: HookEvent; text: string; page: string };

/**
 * Queues news for every address that is on, in the transaction of what happened, so that a crash loses nothing. Answers to
 * how many.
 */
export async function postToHooks(tx: Tx, { clock, config }: AppContext, news: News): Promise<number> {
  const hooks = await tx.q.selectFrom('web_hooks').select('id').where('is_on', '=', 1).execute();
  if (hooks.length === 0) return 0;
  const now = clock();
  const { event, text, page } = news;
  // Receivers tell repetitions apart by this id.
  const body = JSON.stringify({
    ...{ id: newId(), event, at: new Date(now).toISOString(), text },
    link: siteUrl(config, page),
  });
  const due = { due_at: now, tries: 0, status: null, failure: null, took_ms: null };
  await tx.q
    .insertInto('hook_deliveries')
    .values(
      hooks.map(({ id }) => ({
        ...{ id: newId(), hook_id: id, event, body, ...due },
        ...{ tried_at: null, sent_at: null, created_at: now },
      })),
    )
    .execute();
  return hooks.length;
}
