/** One try of a business to pay the monthly fee. */
export type PaymentRow = {
  id: string;
  venue_id: string;
  /** TL. */
  amount: number;
  status: 'initialised' | 'paid' | 'failed';
  provider: 'sandbox' | 'iyzico';
  /** The gateway's name for it; null until the gateway answers. */
  provider_token: string | null;
  created_at: number;
  /** When it was paid or failed. */
  completed_at: number | null;
  /** The period that a paid one bought. */
  period_from: number | null;
  period_to: number | null;
  /** Turkish sentence for the business. */
  failure_reason: string | null;
  /** When the bank was last asked because there was no callback. */
  asked_at: number | null;
};
