export { wordsOfAccount } from './account-parts.ts';
export { anonymisePlayer, livingPlayer } from './end-account.ts';
export { loginAdmin } from './login.ts';
export { removePhoto } from './photo.ts';
export { playersAmong, playersById, userById } from './queries.ts';
export type { PlayerReactions } from './reactions.ts';
export { showUser } from './show.ts';
export { addToSums, countMark } from './sums.ts';
export { CARD_COLUMNS, type CardRow, playerView, ratingOf } from './view.ts';
