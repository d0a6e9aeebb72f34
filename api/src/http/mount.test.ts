import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { HttpEnv } from './env.ts';
import { ambiguousPairs, mountEndpoints } from './mount.ts';

const at = (path: `/${string}`): Endpoint => ({
  call: { method: 'get', path, summary: '', access: 'anyone', answer: z.string() },
  handle: async (c) => c.text(path),
});
const PLAYERS = [at('/users/:id'), at('/users/search'), at('/users/:id/cards'), at('/users/search/cards')];

it.each([
  ['as they were written', PLAYERS],
  ['the other way round', PLAYERS.toReversed()],
])('a named part comes before a parameter, with the calls %s', async (_, endpoints) => {
  const app = new Hono<HttpEnv>();
  mountEndpoints(app, endpoints);
  const answered = async (address: string) => (await app.request(`/api${address}`)).text();
  expect(await answered('/users/search')).toBe('/users/search');
  expect(await answered('/users/7')).toBe('/users/:id');
  expect(await answered('/users/search/cards')).toBe('/users/search/cards');
  expect(await answered('/users/7/cards')).toBe('/users/:id/cards');
});

const get = (path: `/${string}`) => ({ method: 'get' as const, path });

it.each([
  ['each names what the other leaves open', [get('/users/:id/cards'), get('/users/search/:what')], 1],
  ['they differ in the name of a parameter alone', [get('/users/:id'), get('/users/:userId')], 1],
  ['they are the same', [get('/users'), get('/users')], 1],
  ['one is more specific', [get('/users/:id'), get('/users/search')], 0],
  ['their methods differ', [get('/users/:id'), { ...get('/users/:userId'), method: 'put' as const }], 0],
  ['no address is one of both', [get('/users/:id/cards'), get('/users/:id/photo')], 0],
  ['one is longer', [get('/users/:id'), get('/users/:id/cards')], 0],
])('two calls compete or not where %s', (_, calls, pairs) => {
  expect(ambiguousPairs(calls)).toHaveLength(pairs);
});
