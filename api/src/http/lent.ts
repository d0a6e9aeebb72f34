import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnv } from './env.ts';

/** Lets pages of these origins read what stands below a path, and load guarded code by its cookie. */
export function lent(origins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['X-Next-Cursor', 'Content-Disposition', 'Retry-After'],
    maxAge: 600,
  });
}
