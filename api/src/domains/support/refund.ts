import { REFUND_DAYS } from 'mf-shared/contracts/support';
import { DAY_MS } from 'mf-shared/time';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { paidSince } from '../payments/index.ts';
import { approvedSince } from '../reservations/index.ts';

/**
 * The subject of a refund: the venue's last payment, up to three days after it (spec, section 9), and how many
 * reservations the venue took since.
 * @throws `forbidden` for players and visitors, `staff_forbidden` for day staff
 * @throws `refund_too_late` when nothing was paid in those days
 */
export async function refundOf(tx: Tx, actor: Actor | null, now: number) {
  if (actor?.role !== 'business') throw new AppError('forbidden');
  if (actor.staff?.role === 'staff') throw new AppError('staff_forbidden');
  const payment = await paidSince(tx.q, actor.id, now - REFUND_DAYS * DAY_MS);
  if (!payment?.completed_at) throw new AppError('refund_too_late');
  return {
    payment_id: payment.id,
    reservations: await approvedSince(tx.q, actor.id, payment.completed_at),
  };
}
