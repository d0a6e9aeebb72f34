import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { drainDue, pauseAfter, trySending } from '../../db/due.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { countDelivery, isBroadcastOver } from './broadcast.ts';
import { sendMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

const BATCH = 50;
const FIRST_PAUSE_MS = 30_000;
const MAX_TRIES = 6;
/** News that could not be sent for a day is dropped. */
const STALE_MS = DAY_MS;

/**
 * Sends what waits. One process at a time claims a row and deletes it when it is sent. The next claim takes the row of
 * a process that died. So everything is sent at least once. A repetition has the same tag (web push) or message id
 * (mail), by which browsers and mailboxes recognise it. Answers how many rows it dealt with.
 */
export const sendDueDeliveries = (ctx: AppContext): Promise<number> =>
  drainDue(ctx, 'deliveries', BATCH, (row) => deliver(ctx, row));

async function deliver(ctx: AppContext, row: DeliveryRow): Promise<void> {
  const { id, channel, kind, tries } = row;
  const now = ctx.clock();
  const { q } = ctx.db;
  const isStale = row.created_at <= now - STALE_MS;
  let outcome: 'sent' | 'failed' | 'needless' = isStale ? 'failed' : 'needless';
  const trySend = () =>
    trySending(ctx, channel, { channel, kind, tries }, async () => {
      outcome = 'failed';
      outcome = (await send(ctx, row)) ? 'sent' : 'needless';
    });
  const isOver = isStale || (await isBroadcastOver(q, row)) || (await trySend()) || tries >= MAX_TRIES;
  // A row that was replaced meanwhile counts its tries anew and stays.
  if (isOver) {
    await q.deleteFrom('deliveries').where('id', '=', id).where('tries', '=', tries).execute();
    await countDelivery(q, row, outcome);
  } else {
    const waits = q.updateTable('deliveries').set({ due_at: now + pauseAfter(tries, FIRST_PAUSE_MS) });
    await waits.where('id', '=', id).where('tries', '=', tries).execute();
  }
}

const send = (ctx: AppContext, row: DeliveryRow) =>
  row.channel === 'push' ? sendPush(ctx, row) : sendMail(ctx, row);
