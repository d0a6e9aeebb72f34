import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import type { HttpEnv } from './env.ts';

/** Calls that one address may make within a number of seconds. */
const LIMITS = {
  read: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  login: { points: 10, duration: 60 },
  register: { points: 10, duration: 600 },
  payment: { points: 10, duration: 600 },
} as const;
export type LimitName = keyof typeof LIMITS;
export type RateLimits = Record<LimitName, RateLimiterMemory>;

/** Counters of one process. */
export function createRateLimits(): RateLimits {
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory(limit)]);
  return Object.fromEntries(entries) as RateLimits;
}

/** Counts this call against the caller's address; throws `rate_limited` with the seconds to wait. */
export async function takeFromLimit(c: Context<HttpEnv>, name: LimitName): Promise<void> {
  const { config, limits } = c.var.app;
  if (!config.rateLimits) return;
  try {
    await limits[name].consume(clientAddress(c));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('rate_limited', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
  }
}

/** The peer's address; behind a trusted proxy the last one that the proxy added. */
export function clientAddress(c: Context<HttpEnv>): string {
  const forwarded = c.var.app.config.trustProxy && c.req.header('x-forwarded-for');
  if (forwarded) return forwarded.split(',').at(-1)?.trim() ?? 'unknown';
  return c.env?.incoming?.socket.remoteAddress ?? 'local';
}
