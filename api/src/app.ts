import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BRAND } from 'mf-shared/brand';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from 'mf-shared/contracts/business';
import type { AppContext } from './context.ts';
import { endpoints } from './domains/index.ts';
import { serveUpload } from './domains/uploads/serve-upload.ts';
import { mountApiDocs } from './http/api-docs.ts';
import { AppError } from './http/app-error.ts';
import type { HttpEnv } from './http/env.ts';
import { onError } from './http/on-error.ts';
import { openApiDocument } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mountWeb } from './http/web.ts';

const JSON_LIMIT = 256 * 1024;
const UPLOAD_LIMIT = MAX_PHOTOS * MAX_PHOTO_BYTES + 1024 * 1024;

const tooLarge = () => {
  throw new AppError('body_too_large');
};
const jsonLimit = bodyLimit({ maxSize: JSON_LIMIT, onError: tooLarge });
const uploadLimit = bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge });

/** Reading has no body; asking for one would cost every GET. */
const limitBody: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const isUpload = c.req.header('content-type')?.startsWith('multipart/') ?? false;
  return isUpload ? uploadLimit(c, next) : jsonLimit(c, next);
};

/** The API as a Hono app: the same for the server process and for tests through `app.request()`. */
export function createApp(context: AppContext): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(onError);
  app.use('*', async (c, next) => {
    c.set('app', context);
    await next();
  });
  app.use('*', requestLog());
  app.use('*', securityHeaders(context.config));
  app.use('/api/*', limitBody);
  app.use('/api/*', (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });
  for (const { spec, handle } of endpoints) app.on(spec.method.toUpperCase(), `/api${spec.path}`, handle);
  mountApiDocs(app, openApiDocument(endpoints, BRAND));
  app.get('/uploads/:name', serveUpload);
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  mountWeb(app, context.config);
  return app;
}
