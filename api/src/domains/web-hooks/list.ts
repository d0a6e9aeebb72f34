import { type HookDelivery, SHOWN_DELIVERIES, type WebHook } from 'mf-shared/contracts/web-hooks';
import type { Queries } from '../../db/database.ts';
import type { HookDeliveryRow } from '../../db/schema/web-hooks.ts';

/** All addresses, the oldest first, each with its last deliveries. */
export async function listWebHooks(q: Queries): Promise<WebHook[]> {
  const rows = await q.selectFrom('web_hooks').selectAll().orderBy('id').execute();
  const hooks: WebHook[] = [];
  for (const { id, url, is_on, version, created_at } of rows) {
    const last = q.selectFrom('hook_deliveries').selectAll().where('hook_id', '=', id);
    const deliveries = await last.orderBy('id', 'desc').limit(SHOWN_DELIVERIES).execute();
    hooks.push({
      ...{ _id: id, id, url, isOn: is_on === 1, version, createdAt: Number(created_at) },
      deliveries: deliveries.map(toDelivery),
    });
  }
  return hooks;
}

const instant = (ms: number | null) => (ms === null ? null : Number(ms));

const toDelivery = (row: HookDeliveryRow): HookDelivery => ({
  ...{ _id: row.id, id: row.id, event: row.event, at: Number(row.created_at), tries: row.tries },
  ...{ status: row.status, failure: row.failure, tookMs: row.took_ms },
  ...{ sentAt: instant(row.sent_at), nextAt: instant(row.due_at) },
});
