export { endFriendship } from './end-friendship.ts';
export { friendsOf } from './queries.ts';
export { strangers } from './view.ts';
