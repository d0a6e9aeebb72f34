export { purgeRejected, replaceRejected } from './drop-rejected.ts';
export { decisionsFor, withHints } from './hints.ts';
