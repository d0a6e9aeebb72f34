/** What a venue wants on its invoices instead of its name. */
export type BillingDetailsRow = {
  venue_id: string;
  title: string;
  tax_office: string | null;
  tax_number: string | null;
  changed_at: number;
};
