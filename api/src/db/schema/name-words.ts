/** Each word of a player's folded name. The search finds players by it. */
export type NameWordRow = { word: string; user_id: string };
