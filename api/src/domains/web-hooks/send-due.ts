import { BRAND } from 'mf-shared/brand';
import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { drainDue, pauseAfter } from '../../db/due.ts';
import { purge } from '../../db/purge.ts';
import type { HookDeliveryRow, WebHookRow } from '../../db/schema/web-hooks.ts';
import { type HookOutcome, postHook } from '../../providers/web-hook/post.ts';
import { signed } from './secret.ts';

// Few, since names are resolved on threads that passwords need too.
const BATCH = 2;
/** The last try follows an hour after the first. */
const FIRST_PAUSE_MS = 30_000;
const MAX_TRIES = 8;
const KEPT_MS = 30 * DAY_MS;

/**
 * Posts what waits to its address, and notes how each try ended. A failed one is repeated with doubling pauses. At least
 * once: a process may die between the post and its note. Answers how many were tried.
 */
export const sendHookDeliveries = (ctx: AppContext): Promise<number> =>
  drainDue(ctx, 'hook_deliveries', BATCH, (row) => deliver(ctx, row));

/** Deletes old deliveries. */
export const purgeHookDeliveries = purge('hook_deliveries', 'created_at', KEPT_MS);

async function deliver(ctx: AppContext, row: HookDeliveryRow): Promise<void> {
  const { q } = ctx.db;
  const { id, hook_id, tries } = row;
  const hook = await q.selectFrom('web_hooks').selectAll().where('id', '=', hook_id).executeTakeFirst();
  // Its address was removed while the news was written.
  if (!hook) return void (await q.deleteFrom('hook_deliveries').where('id', '=', id).execute());
  const { status, failure, tookMs } = await post(ctx, hook, row);
  const now = ctx.clock();
  if (failure) ctx.log.warn({ hookId: hook_id, event: row.event, status, failure, tries }, 'web hook failed');
  const isOver = failure === null || failure === 'off' || tries >= MAX_TRIES;
  await q
    .updateTable('hook_deliveries')
    .set({
      ...{ status, failure, tried_at: now, took_ms: tookMs },
      sent_at: failure === null ? now : null,
      due_at: isOver ? null : now + pauseAfter(tries, FIRST_PAUSE_MS),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .execute();
}

/** How a try ended, and how long it took; null where nobody was called. */
type Outcome = HookOutcome & { tookMs: number | null };
const NOT_TRIED = { status: null, tookMs: null };

async function post(ctx: AppContext, hook: WebHookRow, row: HookDeliveryRow): Promise<Outcome> {
  if (hook.is_on === 0) return { ...NOT_TRIED, failure: 'off' };
  const proof = signed(ctx, hook.secret, row.body);
  if (!proof) return { ...NOT_TRIED, failure: 'secret' };
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': BRAND,
    ...{ 'Topla-Event': row.event, 'Topla-Delivery': row.id },
    ...proof,
  };
  const begun = performance.now();
  const outcome = await postHook(
    { url: hook.url, headers, body: row.body },
    { allowed: ctx.config.hookHosts },
  );
  return { ...outcome, tookMs: Math.round(performance.now() - begun) };
}
