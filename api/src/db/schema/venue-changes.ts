export type VenueChangeRow = {
  id: string;
  venue_id: string;
  /** Null is the owner. The name in `who` stays when the person leaves. */
  staff_id: string | null;
  who: string;
  /** Id of the changed thing. */
  subject_id: string | null;
  text: string;
  created_at: number;
};
