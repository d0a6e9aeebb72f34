import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { endpoint } from './endpoint.ts';
import type { HttpEnv } from './env.ts';

let test: TestApp | undefined;
afterEach(() => test?.close());

it.each(['http://topla.test:3000', 'https://topla.test'])(
  'a call knows the host that it came to, with its port: %s',
  async (origin) => {
    test = await createTestApp('sqlite');
    const { ctx } = test;
    const row = {
      method: 'get',
      path: '/host',
      summary: '',
      access: 'anyone',
      answer: z.string(),
    } as const;
    const { handle } = endpoint(row, async (_, { host }) => host);
    const app = new Hono<HttpEnv>();
    app.use('*', (c, next) => {
      c.set('app', ctx);
      return next();
    });
    app.get('/host', handle);
    expect(await (await app.request(`${origin}/host`)).json()).toBe(new URL(origin).host);
  },
);
