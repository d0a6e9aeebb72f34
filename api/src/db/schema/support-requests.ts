import type { SupportSubject } from 'mf-shared/contracts/support';

/** A request to the people who run the product. */
export type SupportRow = {
  id: string;
  /** Both null for a visitor, who has a name and address instead. */
  owner_model: 'User' | 'Business' | null;
  owner_id: string | null;
  visitor_name: string | null;
  visitor_email: string | null;
  subject: SupportSubject;
  text: string;
  /** For a refund: the payment, unique so that it is asked back once, and the reservations taken since it was paid. */
  payment_id: string | null;
  reservations: number | null;
  status: 'open' | 'answered';
  answer: string | null;
  answered_by: string | null;
  answered_at: number | null;
  /** When a visitor is next mailed the answer; null when nothing waits. */
  due_at: number | null;
  tries: number;
  created_at: number;
};
