import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { heldHook, named, type Seen } from './held.ts';

/**
 * Removes an address with its deliveries.
 * @throws `not_found`, `hook_changed`
 */
export async function deleteWebHook(ctx: Ctx<AdminActor>, seen: Seen): Promise<{ message: string }> {
  const { id } = seen;
  await ctx.db.transact(async (tx) => {
    const row = await heldHook(tx, seen);
    await tx.q.deleteFrom('web_hooks').where('id', '=', id).execute();
    await tx.q.deleteFrom('hook_deliveries').where('hook_id', '=', id).execute();
    await recordAct(tx, ctx, {
      ...{ act: 'webHook.delete', subject: { type: 'webHook', id }, before: named(row) },
    });
  });
  return { message: 'Adres silindi.' };
}
