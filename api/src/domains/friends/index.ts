export { friendsOfAccount } from './account-parts.ts';
export { endFriendship, holdFriends, leaveFriends } from './end-friendship.ts';
export { friendsMerged } from './merge.ts';
export { friendsOf } from './queries.ts';
