export { holdEither } from './hold.ts';
export { endSuspension } from './restore.ts';
export { tellAccount } from './tell.ts';
