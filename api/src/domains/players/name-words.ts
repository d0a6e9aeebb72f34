import { foldTr } from 'mf-shared/format';
import type { Queries } from '../../db/database.ts';

/** More words than any name has; a longer search asks for no more. */
const MOST_WORDS = 10;

/** The words of a name as they are searched for: folded, each once; a double name counts as two. */
export const wordsOf = (name: string): string[] =>
  [...new Set(foldTr(name).split(/[\s-]+/))].filter(Boolean).slice(0, MOST_WORDS);

/** Writes by which words a player is found, in place of the ones before; part of whatever writes the name. */
export async function saveNameWords(q: Queries, userId: string, name: string): Promise<void> {
  await q.deleteFrom('name_words').where('user_id', '=', userId).execute();
  const rows = wordsOf(name).map((word) => ({ word, user_id: userId }));
  if (rows.length > 0) await q.insertInto('name_words').values(rows).execute();
}
