import { act, render, screen } from '@testing-library/react';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { Toaster } from 'mf-shared/ui/Toaster';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEPLOYED, nameShell } from '../../test/remotes.ts';
import { hasTyped, keepTyped } from '../common/typed.ts';
import { loadedNames } from './loader.ts';
import { useNewVersion } from './useNewVersion.ts';

vi.mock('./loader.ts', () => ({ loadedNames: vi.fn(() => ['player']) }));
vi.mock('../common/typed.ts', () => ({ hasTyped: vi.fn(() => false), keepTyped: vi.fn() }));

const OFFER = 'Yeni sürüm hazır.';
let deployed: readonly DeployedRemote[];
let asked: number;
let shell: string;
/** What other requests of the page wait for. */
let answer: PromiseWithResolvers<Response>;
const named = (build: string) => `<html><head><link href="/shell.${build}.css"></head></html>`;

function Page() {
  useNewVersion();
  return <Link to="/next">İleri</Link>;
}

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
/** The tab is shown again after that many minutes. */
const comeBack = async (minutes: number) => {
  become('hidden');
  await pass(minutes);
  become('visible');
  await pass(0);
};
const isOffered = () => screen.queryByText(OFFER) !== null;
const release = (name: string, version: string) => {
  deployed = deployed.map((one) => (one.name === name ? { ...one, version } : one));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(hasTyped).mockReturnValue(false);
  deployed = DEPLOYED;
  asked = 0;
  shell = 'a';
  answer = Promise.withResolvers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/index.html') return new Response(named(shell));
    if (address !== '/remotes.json') return answer.promise;
    asked += 1;
    return Response.json({ remotes: deployed });
  });
  nameShell('a');
  render(
    <MemoryRouter>
      <Toaster />
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  nameShell('');
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks when the tab comes back after five minutes, and offers each version once an hour', async () => {
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
  act(() => screen.getByRole('button', { name: 'Kapat' }).click());
  await comeBack(55);
  expect(isOffered()).toBe(false);
  await comeBack(5);
  expect(isOffered()).toBe(true);
});

it('asks every five minutes while the tab is looked at, and never in a hidden one', async () => {
  await pass(4);
  expect(asked).toBe(0);
  await pass(11);
  expect(asked).toBe(3);
  become('hidden');
  await pass(60);
  expect(asked).toBe(3);
});

it('offers a release of the shell alone', async () => {
  await pass(5);
  expect(isOffered()).toBe(false);
  shell = 'b';
  await pass(5);
  expect(isOffered()).toBe(true);
});

it('takes no other page for a release of the shell', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/index.html' ? new Response('<p>Giriş</p>') : Response.json({ remotes: deployed }),
  );
  await pass(10);
  expect(isOffered()).toBe(false);
});

it('waits while an answer is under way', async () => {
  release('player', '0.2.0');
  void fetch('/api/reservations');
  await pass(5);
  expect(isOffered()).toBe(false);
  answer.resolve(Response.json({}));
  await pass(1 / 6);
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

it('keeps the page without a network, and goes on offering the reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  release('player', '0.2.0');
  await comeBack(5);
  act(() => screen.getByRole('button', { name: 'Sayfayı yenile' }).click());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Bağlantı yok. Bağlantı gelince yenileyebilirsiniz.')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => screen.getByRole('button', { name: 'Sayfayı yenile' }).click());
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

it('waits until a page that stays open is calm', async () => {
  vi.mocked(hasTyped).mockReturnValue(true);
  release('player', '0.2.0');
  await pass(5);
  expect(isOffered()).toBe(false);
  vi.mocked(hasTyped).mockReturnValue(false);
  await pass(1 / 6);
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
