import { type HookSecret, MAX_WEB_HOOKS } from 'mf-shared/contracts/web-hooks';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { named, requireAddress, writeOnce } from './held.ts';
import { newHookSecret } from './secret.ts';

/**
 * Adds an address that alerts are posted to. Nothing answers its secret again.
 * @throws `hook_refused`, `hook_known`, `hook_limit`
 */
export async function createWebHook(ctx: Ctx<AdminActor>, input: { url: string }): Promise<HookSecret> {
  const url = requireAddress(ctx, input.url);
  const { secret, sealed } = newHookSecret(ctx);
  const row = { id: newId(), url, secret: sealed, is_on: 1, version: 1, created_at: ctx.clock() };
  await ctx.db.transact(async (tx) => {
    await writeOnce(tx.q.insertInto('web_hooks').values(row).execute());
    const subject = { type: 'webHook', id: row.id } as const;
    await recordAct(tx, ctx, { act: 'webHook.create', subject, after: named(row) });
    // Counted last: whoever writes an act waits for the one before, so two at once see each other's row here.
    const count = tx.q.selectFrom('web_hooks').select((eb) => eb.fn.countAll().as('count'));
    if (Number((await count.executeTakeFirstOrThrow()).count) > MAX_WEB_HOOKS)
      throw new AppError('hook_limit');
  });
  return { _id: row.id, id: row.id, secret };
}
