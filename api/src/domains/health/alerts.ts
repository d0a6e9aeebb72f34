import { type Alert, MOST_ALERTS } from 'mf-shared/contracts/health';
import type { Queries } from '../../db/database.ts';

/** The newest alerts, also those that are over. */
export async function newestAlerts(q: Queries): Promise<Alert[]> {
  const rows = await q
    .selectFrom('alerts')
    .selectAll()
    .orderBy('fired_at', 'desc')
    .orderBy('id')
    .limit(MOST_ALERTS)
    .execute();
  return rows.map(({ id, rule, text, fired_at, recovered_at }) => ({
    ...{ _id: id, id, rule, text, firedAt: Number(fired_at) },
    recoveredAt: recovered_at === null ? null : Number(recovered_at),
  }));
}
