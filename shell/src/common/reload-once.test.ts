import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const gone = new Error('Loading chunk 42 failed.');

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

it('reloads for a file that is gone', () => {
  expect(reloadOnce(gone)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload again soon after, but does after another release', () => {
  reloadOnce(gone, 1_000_000);
  expect(reloadOnce(gone, 1_059_999)).toBe(false);
  expect(reloadOnce(gone, 1_060_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page without a connection as it is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves other failures alone', () => {
  expect(reloadOnce(new Error('x is undefined'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
