export { wordsOfAccount } from './account-parts.ts';
export { addAdmin, endRights, giveRights, platformAdmins, setRole } from './admins.ts';
export { playerContacts } from './contacts.ts';
export { anonymisePlayer, livingPlayer } from './end-account.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { loginAdmin } from './login.ts';
export { addRecord, wordsMerged } from './merge.ts';
export { platformOwners } from './owners.ts';
export { removePhoto } from './photo.ts';
export { playersAmong, playersById, userByEmail, userById } from './queries.ts';
export type { PlayerReactions } from './reactions.ts';
export {
  NAMELESS,
  putPlayerNameBack,
  putPlayerPhotoBack,
  takePlayerName,
  takePlayerPhoto,
} from './removal.ts';
export { showPlayer } from './show.ts';
export { playersByHour } from './sign-ups.ts';
export { soughtPlayerIds, soughtPlayers } from './sought.ts';
export { addToSums, countMark, setSums } from './sums.ts';
export { CARD_COLUMNS, type CardRow, playerView, ratingOf } from './view.ts';
