import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { AppError } from '../../base/app-error.ts';
import type { HttpEnv } from '../../http/env.ts';
import { callerOf } from '../../http/rate-limit.ts';
import { embeddedHours } from './hours.ts';
import { closedPage, hoursPage } from './page.ts';

const css = readFileSync(new URL('./embed.css', import.meta.url), 'utf8');
/** The address contains a hash of the content, so that browsers cache it forever. */
const CSS_PATH = `/embed/${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
/** Allows only that style sheet. Any site may show the page in a frame. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/**
 * A venue's coming free hours as a small page for a frame on its own site, without script, session or cookie. It is
 * the only page of the product that others may frame.
 */
export function mountEmbed(app: Hono<HttpEnv>): void {
  app.get(CSS_PATH, (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/embed/:businessId', async (c) => {
    c.set('route', '/embed/:businessId');
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Frame-Options', undefined);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await c.var.app.limits.take('read', callerOf(c, null));
    return answer(c, c.req.param('businessId'));
  });
}

async function answer(c: Context<HttpEnv>, businessId: string): Promise<Response> {
  const look = { css: CSS_PATH, theme: c.req.query('theme') };
  c.header('Cache-Control', 'public, max-age=60');
  try {
    return c.html(hoursPage(await embeddedHours(c.var.app, businessId), look));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'business_not_found') throw error;
    return c.html(closedPage(look), 404);
  }
}
