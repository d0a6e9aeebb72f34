/** Each word of a player's folded name, by which the search finds them. */
export type NameWordRow = { word: string; user_id: string };

export type NamesSchema = { name_words: NameWordRow };
