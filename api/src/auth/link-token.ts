import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a link's token: somebody who reads the database cannot use the link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 32 random bytes, as they travel in a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');
