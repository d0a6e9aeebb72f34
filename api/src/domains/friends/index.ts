export { friendsOfAccount } from './account-parts.ts';
export { endFriendship, leaveFriends } from './end-friendship.ts';
export { friendsOf } from './queries.ts';
