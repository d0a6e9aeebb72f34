/**
 * Address of a venue's calendar for one of its people. Stored readable, since that person is shown it again. It is
 * deleted with the person.
 */
export type VenueFeedRow = {
  /** The member's id, or the venue's for its owner. */
  person_id: string;
  venue_id: string;
  /** Null is the owner. */
  staff_id: string | null;
  secret: string;
  created_at: number;
};
