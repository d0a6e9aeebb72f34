import { act, render, screen } from '@testing-library/react';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { Toaster } from 'mf-shared/ui/Toaster';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEPLOYED } from '../../test/remotes.ts';
import { hasTyped, keepTyped } from '../common/typed.ts';
import { loadedNames } from './loader.ts';
import { useNewVersion } from './useNewVersion.ts';

vi.mock('./loader.ts', () => ({ loadedNames: vi.fn(() => ['player']) }));
vi.mock('../common/typed.ts', () => ({ hasTyped: vi.fn(() => false), keepTyped: vi.fn() }));

const OFFER = 'Yeni sürüm hazır.';
let deployed: readonly DeployedRemote[];
let asked: number;

function Page() {
  useNewVersion();
  return <Link to="/next">İleri</Link>;
}

/** The tab is shown again after that many minutes. */
const comeBack = (minutes: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
const isOffered = () => screen.queryByText(OFFER) !== null;
const release = (name: string, version: string) => {
  deployed = deployed.map((one) => (one.name === name ? { ...one, version } : one));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(hasTyped).mockReturnValue(false);
  deployed = DEPLOYED;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ remotes: deployed });
  });
  render(
    <MemoryRouter>
      <Toaster />
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks when the tab comes back after five minutes, and offers each version once', async () => {
  release('player', '0.2.0');
  await comeBack(4);
  expect([asked, isOffered()]).toEqual([0, false]);
  await comeBack(1);
  expect([asked, isOffered()]).toEqual([1, true]);
  act(() => screen.getByRole('button', { name: 'Kapat' }).click());
  await comeBack(5);
  expect([asked, isOffered()]).toEqual([2, false]);
  release('player', '0.3.0');
  await comeBack(5);
  expect(isOffered()).toBe(true);
});

it('reloads with what was typed when the offer is taken', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  release('player', '0.2.0');
  await comeBack(5);
  act(() => screen.getByRole('button', { name: 'Sayfayı yenile' }).click());
  expect(vi.mocked(keepTyped)).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits while something is typed, until another page is entered', async () => {
  vi.mocked(hasTyped).mockReturnValue(true);
  release('player', '0.2.0');
  await comeBack(5);
  expect(isOffered()).toBe(false);
  vi.mocked(hasTyped).mockReturnValue(false);
  act(() => screen.getByRole('link', { name: 'İleri' }).click());
  expect(isOffered()).toBe(true);
});

it('waits while a dialog is open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  release('player', '0.2.0');
  await comeBack(5);
  expect(isOffered()).toBe(false);
  dialog.remove();
  act(() => screen.getByRole('link', { name: 'İleri' }).click());
  expect(isOffered()).toBe(true);
});

it('says nothing of remotes that the page does not run, or while the server does not answer', async () => {
  release('business', '0.2.0');
  await comeBack(5);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await comeBack(5);
  expect(isOffered()).toBe(false);
  expect(loadedNames).toHaveBeenCalled();
});
