import { beforeEach, expect, it, vi } from 'vitest';
import { DEPLOYED, nameShell, sendRemotes } from '../../test/remotes.ts';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const gone = new Error('Loading chunk 42 failed.');

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

it('reloads for a file that is gone', () => {
  expect(reloadOnce(gone, null)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads once for what the page runs, however long a hanging server takes to fail', () => {
  vi.useFakeTimers();
  const after = (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000);
    return reloadOnce(gone, null);
  };
  expect([after(0), after(2), after(120)]).toEqual([true, false, false]);
  vi.useRealTimers();
});

it('reloads again after a release of a remote or of the shell, but not for one that was here before', async () => {
  const page = async (shell: string, version: string) => {
    nameShell(shell);
    sendRemotes(DEPLOYED.map((one) => ({ ...one, version })));
    vi.resetModules();
    return (await import('./reload-once.ts')).reloadOnce(gone, null);
  };
  expect(await page('a', '1.0.0')).toBe(true);
  expect(await page('a', '1.1.0')).toBe(true);
  expect(await page('b', '1.1.0')).toBe(true);
  // Two servers in turn, one of them with an older build.
  expect([await page('a', '1.1.0'), await page('b', '1.1.0')]).toEqual([false, false]);
  nameShell('');
  sendRemotes(DEPLOYED);
});

it('keeps what was typed only when it reloads', () => {
  const typed = { address: '/register', fields: [{ key: 'text name 0', value: 'Ali' }] };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  reloadOnce(gone, typed);
  reloadOnce(new Error('x is undefined'), typed);
  expect(sessionStorage.getItem('typed')).toBeNull();
  reloadOnce(gone, typed);
  expect(sessionStorage.getItem('typed')).toContain('Ali');
  sessionStorage.removeItem('typed');
  reloadOnce(gone, typed);
  expect(sessionStorage.getItem('typed')).toBeNull();
});

it('leaves a page without a connection as it is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(gone, null)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves other failures alone', () => {
  expect(reloadOnce(new Error('x is undefined'), null)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
