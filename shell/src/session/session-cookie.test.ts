import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { token } from '../../test/token.ts';
import { setRemotes } from '../common/manifests.ts';
import { logout, signIn, startSession } from './session.ts';

const written: string[] = [];
let stop = () => {};
beforeEach(() => {
  written.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  vi.stubGlobal('fetch', async () => Response.json({}));
  const places = { venueHome: '/profile/business' };
  setRemotes([
    { name: 'business', title: '', version: '1', contract: 1, pages: [], places, nav: [], entry: '' },
  ]);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState(), true);
});

function open(stored: string): void {
  localStorage.setItem('token', stored);
  stop = startSession(() => {});
}
const EXP = Date.UTC(2100, 0, 1) / 1000;
const AT_HOME = 'Path=/profile/business; SameSite=Lax';

it('gives a venue’s token to the request of its home alone, until the token ends or somebody signs out', () => {
  const own = token({ id: 'b1', role: 'business', exp: EXP });
  open(own);
  expect(written).toEqual([`topla.session=${own}; Expires=Fri, 01 Jan 2100 00:00:00 GMT; ${AT_HOME}`]);
  logout();
  expect(written.slice(1)).toEqual([`topla.session=; Max-Age=0; ${AT_HOME}`]);
});

it('takes a venue’s token back when a player signs in over it', async () => {
  open(token({ id: 'b1', role: 'business', exp: EXP }));
  written.length = 0;
  await signIn(token({ id: 'u1', role: 'user' }));
  expect(written[0]).toBe(`topla.session=; Max-Age=0; ${AT_HOME}`);
  expect(localStorage.getItem('businessId')).toBeNull();
});

it('writes nothing where no remote has a home for venues', () => {
  setRemotes([]);
  open(token({ id: 'b1', role: 'business', exp: EXP }));
  expect(written).toEqual([]);
});

it.each([
  ['a player', { id: 'u1', role: 'user' }],
  ['an admin', { id: 'a1', role: 'admin' }],
])('gives no token of %s', (_, claims) => {
  open(token(claims));
  expect(written.filter((cookie) => !cookie.includes('Max-Age=0'))).toEqual([]);
});

it('gives no token of a view', () => {
  const view = { token: token({ id: 'b1', role: 'business', view: true }), name: 'Çınar', back: '/admin' };
  sessionStorage.setItem('topla.view', JSON.stringify(view));
  open(token({ id: 'u1', role: 'user' }));
  expect(useSession.getState().business?.id).toBe('b1');
  expect(written).toEqual([]);
});
