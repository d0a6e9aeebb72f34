import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/**
 * Gives each request an id, which its answer contains, and writes one line for each API call. The line names the
 * route's pattern, not the address: ids and search words may be personal data.
 */
export function requestLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const ms = Math.round(performance.now() - start);
    c.var.app.log.info(
      { requestId, method: c.req.method, route: c.var.route, status: c.res.status, ms },
      'call',
    );
  };
}
