import type { QueueKind } from 'mf-shared/contracts/queue';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueChanged } from './changed.ts';

type Arrival = { id: string; kind: QueueKind; isUrgent: boolean };

/** Puts a new report, request or appeal, whose row exists already, into the queue. */
export async function enqueue(tx: Tx, ctx: AppContext, { id, kind, isUrgent }: Arrival): Promise<void> {
  const now = ctx.clock();
  await tx.q
    .insertInto('queue_items')
    .values({
      ...{ id, kind, state: 'open', rank: isUrgent ? 0 : 1, assignee_id: null, version: 1 },
      ...{ support_id: kind === 'support' ? id : null, report_id: kind === 'report' ? id : null },
      appeal_id: kind === 'appeal' ? id : null,
      ...{ created_at: now, changed_at: now },
    })
    .execute();
  queueChanged(tx, ctx, id);
}
