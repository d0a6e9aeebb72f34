import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Calls that one address may make within a number of seconds. */
const LIMITS = {
  read: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  login: { points: 10, duration: 60 },
  register: { points: 10, duration: 600 },
  calendar: { points: 120, duration: 60 },
  export: { points: 10, duration: 600 },
  payment: { points: 10, duration: 600 },
} as const;
export type LimitName = keyof typeof LIMITS;
export type RateLimits = Record<LimitName, RateLimiterMemory>;

/** Counters of one process. */
export function createRateLimits(): RateLimits {
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory(limit)]);
  return Object.fromEntries(entries) as RateLimits;
}
