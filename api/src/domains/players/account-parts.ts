import { ofPlayer } from '../../http/account-parts.ts';

/** The words by which the search finds a player. */
export const wordsOfAccount = ofPlayer({
  forget: (q, owner) => q.deleteFrom('name_words').where('user_id', '=', owner).execute(),
});
