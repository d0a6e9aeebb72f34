import type { RefundState } from 'mf-shared/contracts/refunds';

/** Money of a payment that goes back, or was asked back. */
export type RefundRow = {
  /** Also the key under which the gateway gives the money back once. */
  id: string;
  payment_id: string;
  venue_id: string;
  /** The request for support that asked for it; null when an admin began it. It outlives that request. */
  request_id: string | null;
  /** TL. */
  amount: number;
  state: RefundState;
  /** Why it was refused, or why an admin gives money back without a request. */
  reason: string | null;
  decided_by: string | null;
  decided_at: number | null;
  /** When the gateway confirmed it. */
  executed_at: number | null;
  booked_at: number | null;
  /** The gateway's name for it. */
  reference: string | null;
  /** Until when the next step is promised (ms); null when nothing is left to do. */
  deadline: number | null;
  /** When the gateway is next asked (ms). */
  due_at: number | null;
  tries: number;
  /** The gateway's last refusal, a Turkish sentence. */
  last_error: string | null;
  created_at: number;
};
