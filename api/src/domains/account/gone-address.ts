import { randomUUID } from 'node:crypto';

/**
 * The address of a deleted account, at a top-level domain that never exists. It is random: somebody who guessed it
 * could register with it first, and then the account could never be deleted.
 */
export const goneAddress = (): string => `deleted-${randomUUID()}@deleted.invalid`;
