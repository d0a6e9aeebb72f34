import type { WebHookChange } from 'mf-shared/contracts/web-hooks';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WebHookRow } from '../../db/schema/web-hooks.ts';
import { recordAct } from '../audit/index.ts';
import { heldHook, named, requireAddress, writeOnce } from './held.ts';

/**
 * Changes an address, or switches it on or off. What waits for one that is switched off is not sent.
 * @throws `not_found`, `hook_changed`, `hook_refused`, `hook_known`
 */
export async function changeWebHook(
  ctx: Ctx<AdminActor>,
  { id, version, url: typed, isOn }: WebHookChange & { id: string },
): Promise<{ message: string }> {
  const url = requireAddress(ctx, typed);
  await ctx.db.transact(async (tx) => {
    const row = await heldHook(tx, { id, version });
    const next = { url, is_on: isOn ? 1 : 0, version: row.version + 1 };
    await writeOnce(tx.q.updateTable('web_hooks').set(next).where('id', '=', id).execute());
    if (!isOn) await endWaiting(tx, id);
    await recordAct(tx, ctx, {
      ...{ act: 'webHook.change', subject: { type: 'webHook', id } },
      ...{ before: told(row), after: told({ ...row, ...next }) },
    });
  });
  return { message: isOn ? 'Adres kaydedildi.' : 'Adres kapatıldı; uyarılar buraya gönderilmez.' };
}

const endWaiting = (tx: Tx, id: string) =>
  tx.q
    .updateTable('hook_deliveries')
    .set({ due_at: null, failure: 'off' })
    .where('hook_id', '=', id)
    .where('due_at', 'is not', null)
    .execute();

const told = (row: WebHookRow) => ({ ...named(row), isOn: row.is_on === 1 });
