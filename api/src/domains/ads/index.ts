export { endRequestIn } from './end.ts';
export { expireRequests } from './expire.ts';
export { isLineupAdvertised } from './is-lineup-advertised.ts';
export { listRequests } from './list.ts';
export { myRequests } from './show.ts';
