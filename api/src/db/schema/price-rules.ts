/** A venue's price for some of its hours. `sort` is the order of a venue's rules. */
export type PriceRuleRow = {
  id: string;
  venue_id: string;
  sort: number;
  label: string;
  /** JSON lists; an empty list means all. */
  field_ids: string;
  weekdays: string;
  /** Football nights. Either of them makes the rule a dated exception. */
  from_date: string | null;
  to_date: string | null;
  /** `HH:MM` */
  starts: string | null;
  ends: string | null;
  /** TL an hour. */
  price: number;
};
