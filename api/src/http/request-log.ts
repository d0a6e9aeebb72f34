import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import { isPartOfPage } from './security-headers.ts';

/**
 * Gives each request an id, which its answer contains, and writes one line for each API call. The line names the
 * route's pattern, not the address: ids and search words may be personal data.
 */
export function requestLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    if (!isPartOfPage(c.req.path)) c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    logCall(c, { status: c.res.status, start });
  };
}

/** Writes the line of an API call that began at `start` (`performance.now()`) and was answered with `status`. */
export function logCall(c: Context<HttpEnv>, { status, start }: { status: number; start: number }): void {
  const { log } = c.get('app');
  if (!log.isLevelEnabled('info')) return;
  const ms = Math.round(performance.now() - start);
  log.info(
    { requestId: c.get('requestId'), method: c.req.method, route: c.get('route'), status, ms },
    'call',
  );
}
