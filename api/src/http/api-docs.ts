import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { HttpEnv } from './env.ts';

const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;
// A separate file, since the content security policy allows no script within the page.
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs' });";

/** Serves the OpenAPI document, made at the first request, and a viewer for it, both from this origin. */
export function mountApiDocs(app: Hono<HttpEnv>, makeDocument: () => object): void {
  let document: object | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= makeDocument();
    return c.json(document);
  });
  app.get('/api/docs', (c) => c.html(PAGE));
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }));
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await readFile(join(VIEWER, name)), 200, { 'Content-Type': type }),
    );
  }
}
