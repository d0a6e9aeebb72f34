import * as z from 'zod/mini';
import { Identified } from './common.ts';

/** A device on which the account is signed in; instants in ms since the epoch. */
export const Session = z.extend(Identified, {
  /** Browser and system, such as `Chrome, Android`. */
  device: z.string(),
  /** `admin` for the admin area's own session of a player's account. */
  role: z.enum(['user', 'business', 'admin']),
  createdAt: z.number(),
  /** To within a few minutes. */
  lastUsedAt: z.number(),
  /** Whether the call came with this one. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
