import type { HookSecret } from 'mf-shared/contracts/web-hooks';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { heldHook, named, type Seen } from './held.ts';
import { newHookSecret } from './secret.ts';

/**
 * Signs with another secret from now on, also what waits already. Nothing answers it again.
 * @throws `not_found`, `hook_changed`
 */
export async function rotateHookSecret(ctx: Ctx<AdminActor>, seen: Seen): Promise<HookSecret> {
  const { id } = seen;
  const { secret, sealed } = newHookSecret(ctx);
  await ctx.db.transact(async (tx) => {
    const row = await heldHook(tx, seen);
    await tx.q
      .updateTable('web_hooks')
      .set({ secret: sealed, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    const subject = { type: 'webHook', id } as const;
    await recordAct(tx, ctx, { act: 'webHook.rotate', subject, after: named(row) });
  });
  return { _id: id, id, secret };
}
