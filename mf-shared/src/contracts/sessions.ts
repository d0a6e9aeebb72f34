import * as z from 'zod/mini';
import { Identified } from './common.ts';

/** A signed-in device of the account; instants in ms since the epoch. */
export const Session = z.extend(Identified, {
  /** Browser and system, such as `Chrome, Android`. */
  device: z.string(),
  /** `admin` for a player's session in the admin area. */
  role: z.enum(['user', 'business', 'admin']),
  createdAt: z.number(),
  /** To within a few minutes. */
  lastUsedAt: z.number(),
  /** Whether this session made the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
