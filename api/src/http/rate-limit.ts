import type { Context } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf, limitKey } from './address.ts';
import { AppError } from './app-error.ts';
import type { HttpEnv } from './env.ts';
import type { LimitName } from './rate-limits.ts';

/** Counts this call against the caller's address; throws `rate_limited` with the seconds to wait. */
export async function takeFromLimit(c: Context<HttpEnv>, name: LimitName): Promise<void> {
  const { config, limits } = c.var.app;
  if (!config.rateLimits) return;
  try {
    await limits[name].consume(limitKey(clientAddress(c)));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('rate_limited', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
  }
}

/** The caller's network address. */
export const clientAddress = (c: Context<HttpEnv>): string =>
  addressOf(c.var.app.config, c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress);
