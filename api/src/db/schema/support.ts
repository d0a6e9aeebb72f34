import type { SupportSubject } from 'mf-shared/contracts/support';

export type SupportSchema = { support_requests: SupportRow };

/** What somebody asked of whoever runs the product. */
export type SupportRow = {
  id: string;
  /** Both null for a visitor, who has name and address instead. */
  owner_model: 'User' | 'Business' | null;
  owner_id: string | null;
  visitor_name: string | null;
  visitor_email: string | null;
  subject: SupportSubject;
  text: string;
  /** Of a refund: what is asked back, at most once (unique), and the reservations taken since it was paid. */
  payment_id: string | null;
  reservations: number | null;
  status: 'open' | 'answered';
  answer: string | null;
  answered_by: string | null;
  answered_at: number | null;
  /** When the answer is next tried to be mailed to a visitor; null when nothing waits. */
  due_at: number | null;
  tries: number;
  created_at: number;
};
