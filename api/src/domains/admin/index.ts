export { purgeRejected, replaceRejected } from './drop-rejected.ts';
