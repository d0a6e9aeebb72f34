import type { AppContext } from '../../context.ts';
import { claimDue } from '../../db/claim-due.ts';
import type { DeliveryRow } from '../../db/schema/notifications.ts';
import { sendMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

const BATCH = 50;
/** How long a claim holds; longer than any attempt to send may take. */
const CLAIM_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_TRIES = 6;
/** What could not be sent for a day is no news any more. */
const STALE_MS = 24 * 60 * 60_000;

/** `done`: sent, or nothing to send any more. */
export type Sent = 'done' | 'failed';

/**
 * Sends what waits. A row is claimed by one process at a time and deleted when it is sent; a process that dies in
 * between leaves it to the next claim. So everything is sent at least once, and a repetition carries the same tag
 * (web push) or message id (mail), by which browsers and mailboxes know it. Answers how many were dealt with.
 */
export async function sendDueDeliveries(ctx: AppContext): Promise<number> {
  let done = 0;
  for (let batch = await claim(ctx); batch.length > 0; batch = await claim(ctx)) {
    await Promise.all(batch.map((row) => deliver(ctx, row)));
    done += batch.length;
  }
  return done;
}

const claim = ({ db, clock }: AppContext) =>
  claimDue(db, 'deliveries', { now: clock(), limit: BATCH, holdMs: CLAIM_MS });

async function deliver(ctx: AppContext, row: DeliveryRow): Promise<void> {
  const now = ctx.clock();
  const sent = row.created_at <= now - STALE_MS ? 'done' : await attempt(ctx, row);
  if (sent === 'failed' && row.tries < MAX_TRIES) {
    const pause = FIRST_PAUSE_MS * 2 ** (row.tries - 1);
    const waits = ctx.db.q.updateTable('deliveries').set({ due_at: now + pause });
    await waits.where('id', '=', row.id).where('tries', '=', row.tries).execute();
    return;
  }
  if (sent === 'failed') ctx.log.warn({ channel: row.channel, kind: row.kind }, 'delivery given up');
  // One that was replaced meanwhile has begun to count its tries anew, and stays.
  const gone = ctx.db.q.deleteFrom('deliveries');
  await gone.where('id', '=', row.id).where('tries', '=', row.tries).execute();
}

async function attempt(ctx: AppContext, row: DeliveryRow): Promise<Sent> {
  try {
    return await (row.channel === 'push' ? sendPush(ctx, row) : sendMail(ctx, row));
  } catch (error) {
    ctx.log.warn({ err: error, channel: row.channel }, 'delivery failed');
    return 'failed';
  }
}
