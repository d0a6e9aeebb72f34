export { loginAdmin } from './login.ts';
export { removePhoto } from './photo.ts';
export { playersById } from './queries.ts';
export type { PlayerReactions } from './reactions.ts';
export { showUser } from './show.ts';
export { CARD_COLUMNS, type CardRow, playerView, ratingOf } from './view.ts';
