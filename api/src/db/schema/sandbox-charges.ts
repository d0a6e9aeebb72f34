/** The books of the built-in bank; only that bank reads them. */
export type SandboxChargeRow = {
  token: string;
  order_id: string;
  /** TL. */
  amount: number;
  /** TL that were given back. */
  refunded: number;
  code: string;
  wrong_codes: number;
  status: 'waiting' | 'approved' | 'declined';
  reason: string | null;
  expires_at: number;
};
