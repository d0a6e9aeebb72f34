import type { Queries } from '../../db/database.ts';
import { forgotten, type MergeRule, type Pair } from '../../http/merge-rule.ts';
import { wordsOfAccount } from './account-parts.ts';

/** The name is no longer found. */
export const wordsMerged: MergeRule = forgotten({ name_words: ['user_id'] }, wordsOfAccount.player.forget);

/** Adds the record at venues of the account that ends to that of the one that stays. Both are locked. */
export async function addRecord(q: Queries, { from, to }: Pair): Promise<void> {
  const record = await q
    .selectFrom('users')
    .select(['played_count', 'no_show_count'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await q
    .updateTable('users')
    .set((eb) => ({
      played_count: eb('played_count', '+', record.played_count),
      no_show_count: eb('no_show_count', '+', record.no_show_count),
    }))
    .where('id', '=', to)
    .execute();
  await q.updateTable('users').set({ played_count: 0, no_show_count: 0 }).where('id', '=', from).execute();
}
