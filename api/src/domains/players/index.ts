export { loginAdmin } from './login.ts';
export { removePhoto } from './photo.ts';
export type { PlayerReactions } from './reactions.ts';
export { showUser } from './show.ts';
export { CARD_COLUMNS, type CardRow, ratingOf, userView } from './view.ts';
