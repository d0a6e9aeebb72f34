/** An entry of the books. A payment has one invoice; each refund of it has one that takes it back. */
export type InvoiceRow = {
  id: string;
  year: number;
  /** From 1 on in each year, without gaps. */
  number: number;
  kind: 'sale' | 'refund';
  payment_id: string;
  refund_id: string | null;
  venue_id: string;
  provider: 'sandbox' | 'iyzico';
  /** `2026-11`, in Istanbul. */
  month: string;
  /** TL with VAT; below 0 for a refund. */
  amount: number;
  /** VAT in it, in kuruş; below 0 for a refund. */
  vat: number;
  /** Both as they were when it was written, in JSON; null for payments from before there were invoices. */
  seller: string | null;
  buyer: string | null;
  issued_at: number;
};

/** The last number of a year. */
export type InvoiceYearRow = { year: number; last_number: number };
