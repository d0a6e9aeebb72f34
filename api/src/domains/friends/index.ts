export { endFriendship } from './end-friendship.ts';
export { strangers } from './view.ts';
