import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEPLOYED, sendRemotes } from '../../test/remotes.ts';

vi.mock('@module-federation/runtime', () => ({
  init: vi.fn(),
  loadRemote: vi.fn(),
  registerRemotes: vi.fn(),
}));

const PLAYER = { routes: [] };
let read: number;
let release: string;

/** A loader that has loaded nothing yet: loaded modules live as long as the page. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./loader.ts')).loadRemoteModule;
}

const at = (folder: string) =>
  DEPLOYED.map((remote) => ({ ...remote, entry: `/${folder}/${remote.name}.json` }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  read = 0;
  release = 'one';
  sendRemotes(at(release));
  vi.mocked(loadRemote).mockReset().mockResolvedValue({ default: PLAYER });
  vi.mocked(registerRemotes).mockReset();
  vi.stubGlobal('fetch', async () => {
    read += 1;
    return Response.json({ remotes: at(release) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = () =>
  vi.mocked(registerRemotes).mock.calls.map(([[remote]]) => (remote as { entry: string }).entry);

it('loads a remote once, however many ask, from where the page says that it is', async () => {
  const load = await freshLoader();
  expect(await Promise.all([load('player'), load('player')])).toEqual([PLAYER, PLAYER]);
  await load('business');
  expect(vi.mocked(loadRemote).mock.calls).toEqual([['player/remote'], ['business/remote']]);
  expect(addresses().map((entry) => new URL(entry).pathname)).toEqual([
    '/one/player.json',
    '/one/business.json',
  ]);
  expect(read).toBe(0);
});

it('keeps no failure: the next call tries anew, at the addresses of today', async () => {
  const load = await freshLoader();
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone'));
  await expect(load('player')).rejects.toThrow('gone');
  release = 'two';
  expect(await load('player')).toBe(PLAYER);
  expect(addresses().map((entry) => new URL(entry).pathname)).toEqual([
    '/one/player.json',
    '/two/player.json',
  ]);
  // Without `force` the runtime reuses its failed try.
  expect(vi.mocked(registerRemotes).mock.calls.at(-1)?.[1]).toEqual({ force: true });
});

it('fails where the remote exposes nothing or is none of this deployment’s', async () => {
  const load = await freshLoader();
  await expect(load('league')).rejects.toThrow('no remote league');
  vi.mocked(loadRemote).mockResolvedValueOnce(null);
  await expect(load('player')).rejects.toThrow('exposes nothing');
});

it.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is no file of remotes', () => Promise.resolve(Response.json({}))],
])('tries the addresses of before while the file of today %s', async (_, answer) => {
  const load = await freshLoader();
  vi.stubGlobal('fetch', answer);
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone'));
  await expect(load('player')).rejects.toThrow('gone');
  expect(await load('player')).toBe(PLAYER);
});

it('reads the addresses of a page again that has been open for long, but for what it runs', async () => {
  const load = await freshLoader();
  await load('player');
  release = 'two';
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6 * 60_000);
  await load('business');
  vi.restoreAllMocks();
  expect(read).toBe(1);
  expect(addresses().map((entry) => new URL(entry).pathname)).toEqual([
    '/one/player.json',
    '/two/business.json',
  ]);
  const { remoteNamed } = await import('../common/manifests.ts');
  expect(remoteNamed('player').entry).toBe('/one/player.json');
});

it('never loads a remote that needs a newer shell, and blames no version for it', async () => {
  const load = await freshLoader();
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone'));
  await expect(load('player')).rejects.toThrow('gone');
  vi.stubGlobal('fetch', async () =>
    Response.json({ remotes: at('two').map((remote) => ({ ...remote, version: '2.0.0', contract: 999 })) }),
  );
  await expect(load('player')).rejects.toThrow('newer shell');
  expect(addresses()).toHaveLength(1);
  expect(sessionStorage.getItem('broken-versions')).not.toContain('2.0.0');
});

it('gives up after twenty seconds, and asks no clock once it is loaded', async () => {
  vi.useFakeTimers();
  const load = await freshLoader();
  await load('player');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.mocked(loadRemote).mockReturnValueOnce(new Promise(() => {}));
  const late = load('admin');
  const failure = expect(late).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
});

/** Sends the player's remote in these versions. */
const send = (part: Partial<DeployedRemote>) => {
  const [player] = at('one').filter(({ name }) => name === 'player');
  sendRemotes([{ ...(player as DeployedRemote), ...part }]);
};
const candidate = (share: number) => ({
  ...(DEPLOYED.find(({ name }) => name === 'player') as DeployedRemote),
  ...{ version: '9.0.0', entry: '/two/player.json', share, since: 1 },
});

it('loads the stable version when the candidate fails, and goes on with it in this tab', async () => {
  send({ candidate: candidate(100) });
  vi.stubGlobal('fetch', async () => {
    const [player] = at('one').filter(({ name }) => name === 'player');
    return Response.json({ remotes: [{ ...player, candidate: candidate(100) }] });
  });
  const load = await freshLoader();
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('integrity'));
  await expect(load('player')).rejects.toThrow('integrity');
  expect(await load('player')).toBe(PLAYER);
  const later = await freshLoader();
  await later('player');
  expect(addresses().map((entry) => new URL(entry).pathname)).toEqual([
    '/two/player.json',
    '/one/player.json',
    '/one/player.json',
  ]);
});

it('loads the stable version when the candidate never answers', async () => {
  vi.useFakeTimers();
  send({ candidate: candidate(100) });
  const load = await freshLoader();
  vi.mocked(loadRemote).mockReturnValueOnce(new Promise(() => {}));
  const failure = expect(load('player')).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
  expect(sessionStorage.getItem('broken-versions')).toContain('player 9.0.0');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  expect(await load('player')).toBe(PLAYER);
  expect(new URL(addresses().at(-1) ?? '').pathname).toBe('/one/player.json');
});

it('blames no version while there is no network', async () => {
  send({ candidate: candidate(100) });
  const load = await freshLoader();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone'));
  await expect(load('player')).rejects.toThrow('gone');
  vi.restoreAllMocks();
  const later = await freshLoader();
  await later('player');
  expect(new URL(addresses().at(-1) ?? '').pathname).toBe('/two/player.json');
});

it('gets a pass before it loads a guarded remote, once for each session', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, credentials }: RequestInit) => {
    expect([address, credentials]).toEqual(['/api/account/remote-pass', 'include']);
    asked.push(new Headers(headers).get('Authorization'));
    return Response.json({});
  });
  const load = await freshLoader();
  const { useSession: session } = await import('mf-shared/session');
  await load('player');
  session.setState({ token: 'one' });
  await load('admin');
  await load('admin');
  expect(asked).toEqual(['Bearer one']);
  session.setState({ token: 'two' });
  await load('admin');
  expect(asked).toEqual(['Bearer one', 'Bearer two']);
});

it.each([
  ['second_factor_required', 'MustEnrol'],
  ['forbidden', 'exposes nothing'],
])('says which refusal of a pass is a missing second factor: %s', async (code, failure) => {
  vi.stubGlobal('fetch', async () => Response.json({ code }, { status: 403 }));
  const load = await freshLoader();
  const { useSession: session } = await import('mf-shared/session');
  const { MustEnrol } = await import('./must-enrol.ts');
  session.setState({ token: 'three' });
  vi.mocked(loadRemote).mockResolvedValueOnce(null);
  const error = await load('admin').catch((caught: unknown) => caught);
  expect(error instanceof MustEnrol ? 'MustEnrol' : String(error)).toContain(failure);
});

it('ends the session that the server no longer knows, and not one that began meanwhile', async () => {
  const load = await freshLoader();
  const { useSession: session } = await import('mf-shared/session');
  const sessionOver = vi.fn();
  session.setState({ token: 'ended', sessionOver });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unauthorized' }, { status: 401 }));
  await load('admin');
  expect(sessionOver).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', async () => {
    session.setState({ token: 'new' });
    return Response.json({ code: 'unauthorized' }, { status: 401 });
  });
  session.setState({ token: 'old' });
  await load('admin');
  expect(sessionOver).toHaveBeenCalledOnce();
});
