import { randomUUID } from 'node:crypto';

/**
 * The address of an account that is gone, at the top-level domain that never exists. Nobody can guess it: whoever knew
 * it could register with it first, and the account would never end.
 */
export const goneAddress = (): string => `deleted-${randomUUID()}@deleted.invalid`;
