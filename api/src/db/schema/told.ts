/** The facts that a receiver was told of a subject on one calendar day. A new day begins anew. */
export type ToldRow = {
  owner_id: string;
  /** A thing that changes to and fro, such as one player's hour on a pitch. */
  subject: string;
  /** `YYYY-MM-DD` in Istanbul. */
  day: string;
  /** The facts told on that day, as JSON. */
  facts: string;
  /** The fact told last; null before the first. */
  last: string | null;
  /** 1 once a fact was told twice on that day. */
  again: number;
  /** A repeated fact that may be told again (JSON of a notice), and when. */
  waiting: string | null;
  due_at: number | null;
  /** The player whose name is in `waiting`. */
  about_user: string | null;
};
