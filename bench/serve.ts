// One measured server: `node bench/serve.ts api <database>` or `node bench/serve.ts bare <file with bytes>`.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from '../api/src/app.ts';
import { benchContext } from './context.ts';

const [kind, source] = process.argv.slice(2);
if (!source) throw new Error('usage: serve.ts api|bare <source>');

async function handler() {
  if (kind === 'api') return createApp(await benchContext(source as string)).fetch;
  const bytes = readFileSync(source as string, 'utf8');
  return new Hono().get('*', (c) => c.body(bytes, 200, { 'Content-Type': 'application/json' })).fetch;
}

serve({ fetch: await handler(), port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
