/**
 * What an admin asked an applicant to correct. It waits until the applicant sends the correction or an admin takes the
 * request back. Where the correction never comes, the application ends at `ends_at`.
 */
export type CorrectionRow = {
  id: string;
  venue_id: string;
  /** What the applicant reads. */
  text: string;
  /** The parts of the application that are wrong, as JSON. */
  parts: string;
  asked_at: number;
  withdrawn_at: number | null;
  sent_at: number | null;
  /** When the application ended because the correction never came. */
  expired_at: number | null;
  /** When it ends, in ms; null in requests that were over before requests ended. */
  ends_at: number | null;
  /** When the applicant is reminded next, or `ends_at` after the last reminder; null once the request is over. */
  due_at: number | null;
  /** The application as it was before the correction and after it, as JSON; null until it is sent. */
  before: string | null;
  after: string | null;
};
