import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnv } from './env.ts';
import { jsonAnswer } from './json-answer.ts';
import { RawJson } from './raw-json.ts';

const LONG = { text: 'Perşembe akşamı sahada mıyız? '.repeat(100) };
const SHORT = { text: 'Evet.' };

function answered(value: unknown, headers: Record<string, string>, validates = true) {
  const json = new RawJson(value);
  const app = new Hono<HttpEnv>();
  app.get('/', (c) => jsonAnswer(c, json, { status: 200, headers: { Vary: 'Authorization' }, validates }));
  return app.request('/', { headers });
}
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a long answer travels compressed for %s', async (accepted, encoding, open) => {
  const response = await answered(LONG, { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Authorization, Accept-Encoding');
  const body = await bytes(response);
  expect(body.byteLength).toBeLessThan(300);
  expect(JSON.parse(open(body).toString())).toEqual(LONG);
});

it.each([
  ['without a word about encodings', LONG, {}],
  [
    'for a caller that reads no compressed bytes',
    LONG,
    { 'Accept-Encoding': 'identity, br;q=0, gzip;q=0.0' },
  ],
  ['of a few bytes', SHORT, { 'Accept-Encoding': 'br' }],
])('an answer %s travels as it is', async (_, value, headers) => {
  const response = await answered(value, headers as Record<string, string>);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toEqual(value);
});

it('is not sent again to a caller that has the same bytes in the same encoding', async () => {
  const tag = (await answered(LONG, { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
  expect(tag).toMatch(/^".+-br"$/);
  const known = (given: string, value: unknown = LONG, encoding = 'br') =>
    answered(value, { 'If-None-Match': given, 'Accept-Encoding': encoding });
  const same = await known(`"other", W/${tag}`);
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
  expect((await known(tag, LONG, 'gzip')).status).toBe(200);
  expect((await known(tag, { ...LONG, more: 1 })).status).toBe(200);
});

it('carries no validator unless it may be kept', async () => {
  expect((await answered(LONG, {}, false)).headers.get('etag')).toBeNull();
});
