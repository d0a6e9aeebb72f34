import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from './password.ts';

/**
 * The address of a deleted account, at a top-level domain that never exists. It is random: somebody who guessed it
 * could register with it first, and then the account could never be deleted.
 */
export const goneAddress = (): string => `deleted-${randomUUID()}@deleted.invalid`;

/** A hash of a password that nobody knows. */
export const goneHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
