import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { createApp } from '../app.ts';

const SHELL = 'https://topla.example';
let test: TestApp | undefined;
afterEach(() => test?.close());

async function ask(path: string, origin: string, env: Record<string, string>, method = 'GET') {
  test = await createTestApp('sqlite', { env });
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'DELETE' };
  const answer = await createApp(test.ctx).request(path, { method, headers });
  return { status: answer.status, header: (name: string) => answer.headers.get(name) };
}

it.each(['/api/config', '/api/no-such-call', '/uploads/no-such-photo.webp'])(
  'lets a page of an allowed origin read what %s answers, a refusal too',
  async (path) => {
    const { header } = await ask(path, SHELL, { ALLOWED_ORIGINS: `https://other.example, ${SHELL}` });
    expect(header('Access-Control-Allow-Origin')).toBe(SHELL);
    expect(header('Access-Control-Expose-Headers')).toContain('X-Next-Cursor');
    expect(header('X-Content-Type-Options')).toBe('nosniff');
  },
);

it('tells a browser beforehand that it may call with a token', async () => {
  const { status, header } = await ask('/api/friends/f1', SHELL, { ALLOWED_ORIGINS: SHELL }, 'OPTIONS');
  expect(status).toBe(204);
  expect(header('Access-Control-Allow-Headers')).toContain('Authorization');
  expect(header('Access-Control-Allow-Methods')).toContain('DELETE');
});

it.each([
  ['any page', {}],
  ['a page of another origin', { ALLOWED_ORIGINS: 'https://other.example' }],
])('lets %s read nothing unless its origin is allowed', async (_, env) => {
  for (const method of ['GET', 'OPTIONS']) {
    const { header } = await ask('/api/config', SHELL, env, method);
    expect(header('Access-Control-Allow-Origin')).toBeNull();
    await test?.close();
  }
});
