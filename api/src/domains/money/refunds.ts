import type { ListPage } from 'mf-shared/contracts/call';
import type { DeskRefund, RefundOrder, RefundsQuery } from 'mf-shared/contracts/refunds';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { recordAct } from '../audit/index.ts';
import {
  approveRefund,
  type Decided,
  orderRefund,
  refundPage,
  refuseRefund,
  toDeskRefund,
  type WholeRefund,
} from '../payments/index.ts';
import { answerRefund, supportByIds } from '../support/index.ts';

/** Refunds for the worklist. */
export async function deskRefunds(
  { db: { q } }: Ctx,
  query: z.output<typeof RefundsQuery>,
): Promise<ListPage<DeskRefund>> {
  const { rows, nextCursor } = await refundPage(q, query);
  return { rows: await withRequests(q, rows), nextCursor };
}

/** Adds what the venues wrote. */
export async function withRequests(q: Queries, rows: readonly WholeRefund[]): Promise<DeskRefund[]> {
  const ids = rows.flatMap(({ request_id }) => request_id ?? []);
  const requests = new Map(
    (ids.length > 0 ? await supportByIds(q, ids) : []).map((request) => [request.id, request]),
  );
  return rows.map((row) => toDeskRefund(row, requests.get(row.request_id ?? '')));
}

/**
 * Approves a refund; its request is answered with it.
 * @throws what `approveRefund` of payments throws
 */
export const approve = (ctx: Ctx<AdminActor>, id: string, amount: number): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const decided = await approveRefund(tx, ctx, id, amount);
    await finish(tx, ctx, decided, 'refund.approve');
  });

/**
 * Refuses a refund; its request is answered with the reason.
 * @throws what `refuseRefund` of payments throws
 */
export const refuse = (ctx: Ctx<AdminActor>, id: string, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const decided = await refuseRefund(tx, ctx, id, reason);
    await finish(tx, ctx, decided, 'refund.refuse');
  });

/**
 * Gives money back without a request.
 * @throws what `orderRefund` of payments throws
 */
export const order = (ctx: Ctx<AdminActor>, paymentId: string, input: RefundOrder): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const decided = await orderRefund(tx, ctx, paymentId, input);
    await finish(tx, ctx, decided, 'refund.order');
  });

type Act = 'refund.approve' | 'refund.refuse' | 'refund.order';

async function finish(tx: Tx, ctx: Ctx<AdminActor>, { before, after, text }: Decided, act: Act) {
  if (after.request_id) await answerRefund(tx, ctx, after.request_id, text);
  const facts = ({ state, amount }: typeof after) => ({ state, amount });
  await recordAct(tx, ctx, {
    ...{ act, subject: { type: 'refund', id: after.id } },
    before: act === 'refund.order' ? { payment: after.payment_id } : facts(before),
    after: facts(after),
    reason: after.reason ?? undefined,
  });
}
