import type { Context } from 'hono';
import { AppError } from '../../base/app-error.ts';
import type { HttpEnv } from '../../http/env.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * A stored photo by its name. The name belongs to these bytes for good, so that browsers may keep them. The type is the
 * store's, never guessed. The answer can run nothing, even when it is opened by itself.
 */
export async function serveUpload(c: Context<HttpEnv>): Promise<Response> {
  const photo = await c.var.app.storage.read(c.req.param('name') ?? '');
  if (!photo) throw new AppError('not_found');
  c.header('Content-Type', photo.type);
  c.header('Cache-Control', FOREVER);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(photo.body as Uint8Array<ArrayBuffer>);
}
