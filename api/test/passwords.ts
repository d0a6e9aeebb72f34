import { hash } from '@node-rs/argon2';

/** A hash that takes no time to make or to verify, for accounts of tests. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1 });
