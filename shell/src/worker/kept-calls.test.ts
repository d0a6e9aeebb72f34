import { expect, it } from 'vitest';
import { keyOf } from './kept-calls.ts';

const tokenOf = (claims: object) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'none' }), part(claims), 'x'].join('.');
};
const PLAYER = { id: 'u1', role: 'user' };
const STAFF = { id: 'b1', _id: 'b1', role: 'business', staffId: 's1' };
const ask = (path: string, claims: object | null = PLAYER, method = 'GET') =>
  keyOf(
    new Request(`https://topla.test${path}`, {
      method,
      headers: claims ? { Authorization: `Bearer ${tokenOf(claims)}` } : {},
    }),
  );

it.each([
  '/api/reservations/mine?when=upcoming&limit=50',
  '/api/subscription/mine?limit=20',
  '/api/waiting-list/mine',
  '/api/profile/user',
  '/api/users/u1',
  '/api/messages/chat-list',
  '/api/messages/history/b7',
  '/api/messages/partner/Business/b7',
])('keeps the answer of %s, for its account alone', (path) => {
  const key = ask(path);
  expect(key).toContain(path.split('?')[0]);
  expect(ask(path)).toBe(key);
  expect(ask(path, { ...PLAYER, id: 'u2' })).not.toBe(key);
});

it('keeps a venue’s nights for each of its staff', () => {
  const path = '/api/reservations/business-reservations?businessId=b1';
  const keys = [STAFF, { ...STAFF, staffId: 's2' }, { ...STAFF, staffId: undefined }].map((who) =>
    ask(path, who),
  );
  expect(keys.every((key) => key !== null)).toBe(true);
  expect(new Set(keys).size).toBe(3);
});

it.each([
  ['another player', '/api/users/u2', PLAYER],
  ['a search', '/api/users/search?name=e', PLAYER],
  ['what nobody lists', '/api/payments/status', STAFF],
  ['a part of a longer path', '/api/reservations/mine/export', PLAYER],
  ['what a stranger asks', '/api/messages/chat-list', null],
  ['what an admin asks', '/api/users/a1', { id: 'a1', role: 'admin' }],
  ['what an admin sees of an account', '/api/profile/user', { ...PLAYER, view: true }],
])('keeps nothing of %s', (_, path, claims) => {
  expect(ask(path, claims)).toBeNull();
});

it('keeps no answer to a change', () => {
  expect(ask('/api/profile/user', PLAYER, 'POST')).toBeNull();
});
