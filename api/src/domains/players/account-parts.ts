import type { OfAccount } from '../../http/account-parts.ts';

/** The words by which the search finds a player. */
export const wordsOfAccount = {
  player: { forget: (q, owner) => q.deleteFrom('name_words').where('user_id', '=', owner).execute() },
} satisfies OfAccount;
