import type { Context } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import type { HttpEnv } from './env.ts';
import type { LimitName } from './rate-limits.ts';

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
