export { wordsChanged } from './announce.ts';
export { entriesOf } from './entries.ts';
