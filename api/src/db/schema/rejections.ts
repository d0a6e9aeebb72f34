/**
 * What of a rejected application finds its double. It is kept for as long as the application would be, also when
 * another registration of the same address replaced that.
 */
export type RejectionRow = {
  /** The rejected venue, which may be gone. */
  venue_id: string;
  venue_name: string;
  city: string;
  phone: string;
  email_key: string;
  address_key: string;
  lat: number;
  lng: number;
  reason: string;
  rejected_at: number;
};
