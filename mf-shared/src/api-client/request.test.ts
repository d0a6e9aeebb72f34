import { useSession } from 'mf-shared/session';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { photoFile, refusal, stubApi } from '../../test/support.tsx';
import { type Call, call } from '../contracts/call.ts';
import { request } from './index.ts';

const row = <const C extends Pick<Call, 'method' | 'path'> & Partial<Call>>(some: C) =>
  call({ summary: '', access: 'anyone', answer: z.array(z.number()), ...some });
const text = z.optional(z.string());
const ONE = row({ method: 'get', path: '/things/:id/of/:userId', query: z.object({ q: text, page: text }) });

it('asks at the address of the row with the token and what of the query is there', async () => {
  useSession.setState({ token: 'mine' });
  onTestFinished(() => useSession.setState({ token: null }));
  const requests = stubApi({ 'GET things/a%2Fb/of/%C3%9C': () => [1] });
  const params = { id: 'a/b', userId: 'Ü' };
  expect(await request(ONE, { params, query: { q: '', page: '0' } })).toEqual([1]);
  expect(new URL(requests[0]?.url ?? '').search).toBe('?page=0');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer mine');
});

it('answers a page with the cursor of the next one, and none after the last', async () => {
  stubApi({
    'GET first': () => Response.json([1], { headers: { 'X-Next-Cursor': 'c' } }),
    'GET last': () => [2],
  });
  const page = (path: `/${string}`) => request(row({ method: 'get', path, returns: 'page' }));
  expect(await page('/first')).toEqual({ rows: [1], nextCursor: 'c' });
  expect(await page('/last')).toEqual({ rows: [2], nextCursor: null });
});

it('names a file as the API does, else by the product', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="topla-verilerim.json"' };
  stubApi({ 'GET named': () => new Response('{}', { headers }), 'GET plain': () => new Response('{}') });
  const file = (path: `/${string}`) => request(row({ method: 'get', path, returns: 'file' }));
  expect((await file('/named')).name).toBe('topla-verilerim.json');
  expect(await (await file('/plain')).blob.text()).toBe('{}');
  expect((await file('/plain')).name).toBe('topla');
});

const body = z.object({ name: z.string(), sizes: z.array(z.number()), note: text });
const input = { body: { name: 'Ü', sizes: [5, 7], note: undefined } };

it.each(['post', 'put', 'patch', 'delete'] as const)('sends JSON by %s', async (method) => {
  const sent: unknown[] = [];
  stubApi({ [`${method.toUpperCase()} things`]: async (got) => [sent.push(await got.json())] });
  await request(row({ method, path: '/things', body }), input);
  expect(sent).toEqual([{ name: 'Ü', sizes: [5, 7] }]);
});

it('sends multipart where the row says so: texts as they are, all else as JSON, then the files', async () => {
  let form = new FormData();
  stubApi({
    'POST things': async (got) => {
      form = await got.formData();
      return [];
    },
  });
  const files = { photos: 2 };
  const both = row({ method: 'post', path: '/things', body, encoding: 'multipart', files });
  await request(both, { ...input, files: { photos: [photoFile('a.png'), photoFile('b.png')] } });
  expect([...form.keys()]).toEqual(['name', 'sizes', 'photos', 'photos']);
  expect([form.get('name'), form.get('sizes')]).toEqual(['Ü', '[5,7]']);
  expect((form.getAll('photos') as File[]).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

it.each([
  ['JSON without files', {}, 'application/json'],
  ['multipart with files', { files: { photo: [photoFile('a.png')] } }, 'multipart/form-data'],
])('sends what may travel either way as %s', async (_, more, type) => {
  const requests = stubApi({ 'PUT things': () => [] });
  const either = row({ method: 'put', path: '/things', body, encoding: 'any', files: { photo: 1 } });
  await request(either, { ...input, ...more });
  expect(requests[0]?.headers.get('Content-Type')).toContain(type);
});

it('rejects with what was refused', async () => {
  stubApi({ 'GET things': () => refusal(409, { code: 'slot_taken', message: 'Dolu.' }) });
  await expect(request(row({ method: 'get', path: '/things' }))).rejects.toMatchObject({
    status: 409,
    code: 'slot_taken',
    message: 'Dolu.',
  });
});
