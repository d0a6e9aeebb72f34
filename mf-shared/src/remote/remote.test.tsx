import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ManifestSource } from '../contracts/remote.ts';
import { defineRemote } from './index.tsx';
import { publishedManifest } from './manifest.ts';
import { page } from './page.ts';

const Board = () => <p>Tablo</p>;

it('draws the page of the address, with what stands in for it while its code is on its way', async () => {
  const code = Promise.withResolvers<{ Board: typeof Board }>();
  const pages = [
    page('/board', 'anyone', () => code.promise, 'Board'),
    page('/other', 'anyone', () => new Promise<never>(() => {}), 'Other'),
  ];
  const { Routes } = defineRemote({ pages, staleTime: 0, skeleton: <p>Geliyor</p> });
  render(
    <MemoryRouter initialEntries={['/board']}>
      <Routes />
    </MemoryRouter>,
  );
  expect(screen.getByText('Geliyor')).toBeTruthy();
  code.resolve({ Board });
  expect(await screen.findByText('Tablo')).toBeTruthy();
});

it('asks once more for a page whose code did not arrive, and no more often', async () => {
  const load = vi.fn<() => Promise<{ Board: typeof Board }>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ Board });
  expect(await page('/board', 'anyone', load, 'Board').load()).toBe(Board);
  load.mockReset().mockRejectedValue(new Error('gone'));
  await expect(page('/board', 'anyone', load, 'Board').load()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits for what the chunk of a page prepares', async () => {
  const ready = Promise.withResolvers<void>();
  const loaded = vi.fn();
  const { load } = page('/board', 'anyone', async () => ({ Board, prepare: () => ready.promise }), 'Board');
  const loading = load().then(loaded);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).not.toHaveBeenCalled();
  ready.resolve();
  await loading;
  expect(loaded).toHaveBeenCalledWith(Board);
});

const SOURCE: ManifestSource = {
  name: 'league',
  title: 'Lig alanı',
  contract: 1,
  pages: [page('/league', 'user', async () => ({ Board }), 'Board')],
  places: {},
  nav: [{ to: '/league', label: 'Lig', order: 1, where: 'bar', seenBy: ['player'] }],
};

it('publishes the pages of the routes with who may enter them, and no code', () => {
  const published = publishedManifest(SOURCE, '1.2.0');
  expect(published).toEqual({ ...SOURCE, version: '1.2.0', pages: [{ path: '/league', access: 'user' }] });
});

it.each<[string, Partial<ManifestSource>, string]>([
  ['an entry that leads nowhere', { nav: [{ ...SOURCE.nav[0], to: '/cup' } as never] }, '/cup'],
  ['a place that is nowhere', { places: { search: '/find' } }, '/find'],
  ['a path twice', { pages: [...SOURCE.pages, ...SOURCE.pages] }, 'two pages'],
])('refuses to publish %s', (_, part, reason) => {
  expect(() => publishedManifest({ ...SOURCE, ...part }, '1.2.0')).toThrow(reason);
});
