import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isAdminsPass, PASS_COOKIE } from '../auth/remote-pass.ts';
import type { HttpEnv } from './env.ts';

/**
 * Answers 404 for the files of a guarded remote unless the browser sends the pass of an admin's session. Shared caches
 * keep none of them.
 */
export function guarded(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const pass = getCookie(c, PASS_COOKIE);
    if (!pass || !(await isAdminsPass(c.var.app, pass))) {
      c.header('Cache-Control', 'no-store');
      return c.notFound();
    }
    await next();
    const kept = c.res.headers.get('Cache-Control');
    if (kept) c.res.headers.set('Cache-Control', kept.replace('public', 'private'));
  };
}
