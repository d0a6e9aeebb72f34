/** One hour that the owner gave to somebody by phone; its cells have owner_kind 'phone'. */
export type PhoneBookingRow = {
  id: string;
  venue_id: string;
  pitch_id: string;
  /** Shared by everything entered in one go: the weeks of a regular, or neighbouring hours. Null for a single one. */
  series_id: string | null;
  name: string;
  /** E.164 */
  phone: string | null;
  note: string;
  /** Football night. */
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
  /** TL, fixed when it was entered. */
  price: number;
  status: 'active' | 'cancelled';
  /** Whether the person who booked came; null while the venue has said nothing. */
  attendance: 'played' | 'no_show' | null;
  /** Raised by every change. A change that saw an older version is refused. */
  version: number;
  created_at: number;
  updated_at: number;
};
