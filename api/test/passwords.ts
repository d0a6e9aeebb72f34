import { hash } from '@node-rs/argon2';

/** A hash without cost to make or verify, for test accounts. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1 });
