import { Hono } from 'hono';
import { BRAND } from 'mf-shared/brand';
import { AppError } from './base/app-error.ts';
import type { AppContext } from './context.ts';
import { mountEmbed } from './domains/embed/routes.ts';
import { endpoints } from './domains/index.ts';
import { headTags } from './domains/links/index.ts';
import { mountLinks } from './domains/links/routes.ts';
import { deployedReleases } from './domains/releases/index.ts';
import { serveUpload } from './domains/uploads/index.ts';
import { mountApiDocs } from './http/api-docs.ts';
import { callFrame } from './http/call-frame.ts';
import { mountDevMail } from './http/dev-mail.ts';
import { mountDevReload } from './http/dev-reload.ts';
import type { HttpEnv } from './http/env.ts';
import { mountHealth } from './http/health.ts';
import { lent } from './http/lent.ts';
import { mountEndpoints } from './http/mount.ts';
import { onError } from './http/on-error.ts';
import { openApiDocument } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mountWeb } from './http/web.ts';

/** Creates the API as a Hono app, for the server and for tests through `app.request()`. */
export function createApp(context: AppContext): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(onError);
  const { allowedOrigins } = context.config;
  if (allowedOrigins.length > 0)
    for (const path of ['/api/*', '/uploads/*']) app.use(path, lent(allowedOrigins));
  mountEndpoints(app, endpoints, callFrame(context));
  app.use('*', async (c, next) => {
    c.set('app', context);
    await next();
  });
  app.use('*', requestLog());
  app.use('*', securityHeaders(context.config));
  app.use('/api/*', (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });
  if (context.config.developerFiles)
    mountApiDocs(app, () =>
      openApiDocument(
        endpoints.map(({ call }) => call),
        BRAND,
      ),
    );
  app.get('/uploads/:name', serveUpload);
  mountEmbed(app);
  mountLinks(app);
  mountHealth(app);
  mountDevMail(app);
  mountDevReload(app, context.config);
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  mountWeb(app, context, { withReleases: deployedReleases(context), headTags: headTags(context) });
  return app;
}
