import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { rspack } from '@rspack/core';
import { Hono } from 'hono';
import config from '../rspack.config.ts';

const PORT = Number(process.env.PORT ?? 3100);

// Rebuilds the gallery after every change and serves it.
rspack(config).watch({}, (error, stats) => {
  console.log(error ?? stats?.toString('errors-warnings'));
});
const gallery = new Hono().get('*', serveStatic({ root: join(import.meta.dirname, '../dist') }));
serve({ fetch: gallery.fetch, port: PORT, hostname: '127.0.0.1' }, () => {
  console.log(`http://127.0.0.1:${PORT}`);
});
