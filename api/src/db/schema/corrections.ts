/**
 * What an admin asked an applicant to correct. It waits until the applicant sends the correction or an admin takes the
 * request back.
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
  /** The application as it was before the correction and after it, as JSON; null until it is sent. */
  before: string | null;
  after: string | null;
};
