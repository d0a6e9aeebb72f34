import { foldTr } from 'mf-shared/format';
import type { Queries } from '../../db/database.ts';

/** More words than any name has. A longer search uses no more. */
const MOST_WORDS = 10;

/** The words of a name for the search: folded, each once. A double name counts as two words. */
export const wordsOf = (name: string): string[] =>
  [...new Set(foldTr(name).split(/[\s-]+/))].filter(Boolean).slice(0, MOST_WORDS);

/** Writes the words by which the search finds a player, in place of the old ones. Call it when the name is written. */
export async function saveNameWords(q: Queries, userId: string, name: string): Promise<void> {
  await q.deleteFrom('name_words').where('user_id', '=', userId).execute();
  const rows = wordsOf(name).map((word) => ({ word, user_id: userId }));
  if (rows.length > 0) await q.insertInto('name_words').values(rows).execute();
}
