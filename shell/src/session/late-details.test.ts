import { expect, it, vi } from 'vitest';
import { ADMIN, answerOf, askAnew, goTo, NOW, PLAYER, prepare, settle, state } from '../../test/session.ts';
import { token } from '../../test/token.ts';
import { signIn } from './session.ts';

vi.mock('mf-shared/forget-browser', () => ({ forgetBrowser: vi.fn(async () => {}) }));

const OTHER = token({ id: 'u2', role: 'user' }, NOW);
const detailsOf = (id: string) => Response.json({ id, _id: id, fullName: `Player ${id}`, role: 'user' });

prepare();

it.each([
  ['details', () => detailsOf('u1')],
  ['refusal', () => Response.json({ code: 'unauthenticated', message: 'x' }, { status: 401 })],
])('%s that come after signing out sign nobody in, and lead nowhere', async (_, answer) => {
  void signIn(PLAYER);
  await settle();
  state().logout();
  goTo.mockClear();
  answerOf('u1').resolve(answer());
  await settle();
  expect(state()).toMatchObject({ status: 'ready', token: null, user: null });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Player');
  expect(goTo).not.toHaveBeenCalled();
});

it('details that come after another tab signed out, of which this one has not heard yet, sign nobody in', async () => {
  void signIn(PLAYER);
  await settle();
  localStorage.removeItem('token');
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  expect(state().user).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Player');
});

it.each([
  ['details', () => detailsOf('u1')],
  ['refusal', () => Response.json({ code: 'user_not_found', message: 'x' }, { status: 404 })],
])('%s of the player before leave the one who is signed in alone', async (_, answer) => {
  void signIn(PLAYER);
  await settle();
  void signIn(OTHER);
  answerOf('u2').resolve(detailsOf('u2'));
  await settle();
  answerOf('u1').resolve(answer());
  await settle();
  expect(state()).toMatchObject({ token: OTHER, user: { id: 'u2' } });
  expect(localStorage.getItem('token')).toBe(OTHER);
  expect(goTo).not.toHaveBeenCalled();
});

it.each([429, 500])(
  'keeps the session when the details are answered with %i, and asks again',
  async (status) => {
    void signIn(PLAYER);
    await settle();
    answerOf('u1').resolve(Response.json({ code: 'x', message: 'x' }, { status }));
    await settle();
    expect(localStorage.getItem('token')).toBe(PLAYER);
    askAnew();
    answerOf('u1').resolve(detailsOf('u1'));
    await vi.advanceTimersByTimeAsync(2000);
    await settle();
    expect(state().user?.id).toBe('u1');
  },
);

it('goes on showing a player while the details come anew with a fresh token', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  askAnew();
  sessionStorage.clear();
  const fresh = token({ id: 'u1', role: 'user', exp: NOW / 1000 + 7200 });
  void state().adopt(fresh);
  await settle();
  expect(state()).toMatchObject({ status: 'ready', token: fresh, user: { fullName: 'Player u1' } });
});

it('takes the address of a player from the details, which may be newer than the token', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(Response.json({ id: 'u1', _id: 'u1', role: 'user', email: 'new@oyuncu.test' }));
  await settle();
  expect(state().user?.email).toBe('new@oyuncu.test');
});

it('ends the session of a player whose details are refused as a mistake', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(Response.json({ code: 'validation', message: 'x' }, { status: 400 }));
  await settle();
  expect(state().token).toBeNull();
});

it('takes the address that the token knows for a player whose details have none', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  expect(state().user).toMatchObject({ email: 'x@oyuncu.test', role: 'user', isAdmin: false });
});

it('keeps the details of the player beside an admin who signs out', async () => {
  void signIn(PLAYER);
  answerOf('u1').resolve(detailsOf('u1'));
  await settle();
  window.history.replaceState(null, '', '/admin');
  void signIn(ADMIN);
  await settle();
  askAnew();
  state().logout();
  expect(state()).toMatchObject({ status: 'ready', token: PLAYER, user: { id: 'u1' } });
  window.history.replaceState(null, '', '/');
});
