export { purgeRejected, replaceRejected } from './drop-rejected.ts';
export { followCorrections } from './follow-corrections.ts';
export { decisionsFor, withHints } from './hints.ts';
