import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import type { RankedVenue } from 'mf-shared/contracts/venues';
import { HOUR_MS } from 'mf-shared/time';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { serverBuild } from '../../rspack.base.ts';
import { compile } from '../../scripts/lib/build.ts';
import { createPen, type Pen } from '../src/drawing/pen.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const VENUE: RankedVenue = {
  ...{ _id: 'yildiz', id: 'yildiz', rank: 1, businessName: 'Yıldız Halısaha', address: 'Çankaya' },
  ...{ averageRating: 4.5, ratingCount: 12, photo: null },
};

const player: DeployedRemote = {
  ...{ name: 'player', title: 'Oyuncu alanı', version: '1.0.0', contract: 1, places: {}, nav: [] },
  pages: [
    { path: '/ranking', access: 'anyone' },
    { path: '/available-slots', access: 'anyone' },
    { path: '/user/:userId', access: 'user' },
  ],
  entry: '/remotes/player/remoteEntry.js',
};

/** A remote that tells how often it was drawn, and fails where its state says so. */
const COUNTING = `
  import { createElement, Suspense } from 'react';
  export default {
    open: async ({ page }) => {
      let drawn = 0;
      const Part = () => { if (page === '/broken') throw new Error('A broken part.'); return ++drawn; };
      return {
        Routes: () => createElement('p', {}, 'Çizim ', createElement(Suspense, {}, createElement(Part))),
        takeTitle: () => 'Sayım',
        fetchData: async () => true,
        state: () => ({ drawn }),
        close: () => {},
      };
    },
  };
`;
const counting: DeployedRemote = {
  ...player,
  name: 'counting',
  pages: ['/counted', '/broken'].map((path) => ({ path, access: 'anyone' })),
};
const tooNew: DeployedRemote = { ...counting, contract: 999, pages: [{ path: '/new', access: 'anyone' }] };

const warn = vi.fn();
let folder = '';
let pen: Pen | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topla-server-build-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['shell', 'mf-player']) {
    const { output, ...build } = serverBuild(join(ROOT, name));
    await compile({ ...build, output: { ...output, path: join(folder, name) } });
  }
  writeFileSync(join(folder, 'counting.mjs'), COUNTING);
  pen = createPen({ shell: join(folder, 'shell', 'shell.js'), log: { warn } });
});
afterAll(async () => {
  await pen?.close();
  rmSync(folder, { recursive: true });
});

/** Draws a page with the builds. Answers what the API was asked, too. */
async function drawn(path: string, now = 0, answer = (_question: string): unknown => [VENUE]) {
  const asked: string[] = [];
  const page = await pen?.draw(
    { path, api: '', remotes: [player, counting, tooNew], queries: [], now },
    { player: join(folder, 'mf-player', 'remote.js'), counting: join(folder, 'counting.mjs') },
    async (question) => {
      asked.push(question);
      return { status: 200, headers: [], body: JSON.stringify(answer(question)) };
    },
  );
  return { asked, ...page, html: page?.html ?? '' };
}
beforeEach(() => warn.mockClear());

it('draws a page of a remote with its data, and with the names of the browser’s classes', async () => {
  const { asked, html, title, area } = await drawn('/ranking?city=Ankara');
  expect(html).toContain('<h1>Ankara saha sıralaması</h1>');
  expect(html).toContain('class="player_PageHeader.module_band"');
  expect(html).toContain(VENUE.businessName);
  expect(html).not.toContain('<!--$!-->');
  expect(warn.mock.calls).toEqual([]);
  expect(title).toBe('Ankara saha sıralaması · Topla');
  expect(area).toMatchObject({ remote: 'player', version: '1.0.0', page: '/ranking' });
  expect(asked).toEqual([expect.stringMatching(/^\/api\/.*city=Ankara/)]);
});

it('draws the registration for a visitor’s hour at the first time, though its code comes last', async () => {
  const now = Date.parse('2026-11-18T15:20:00Z');
  const startsAt = now + 3 * HOUR_MS;
  const slot = { timeSlot: '21:00-22:00', status: 'available', isAvailable: true, price: 1500, startsAt };
  const weeklyData = [{ date: '2026-11-18', daySlots: [slot] }];
  const week = { weeklyData: [{ fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'e 7", weeklyData }] };
  const place = { city: 'Ankara', coordinates: [32, 39] };
  const venue = {
    ...VENUE,
    location: place,
    phone: '+90',
    photos: [],
    fields: [],
    ratings: [],
    equipment: '',
  };
  const address = '/available-slots?businessId=yildiz&slot=f1~2026-11-18~21:00-22:00';
  const { html } = await drawn(address, now, (question) => (question.includes('weekly') ? week : venue));
  expect(html).toContain('Kaydol ve isteği gönder');
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).not.toContain('<!--$!-->');
  expect(warn.mock.calls).toEqual([]);
});

it('draws the landing page without asking for anything', async () => {
  const { asked, html, area } = await drawn('/');
  expect(html).toContain('<h1');
  expect(html).toMatch(/class="shell_\w+\.module_/);
  expect(html).not.toContain('<!--$!-->');
  expect([asked, area]).toEqual([[], null]);
});

it('draws the login at the address of a player’s page', async () => {
  const { asked, html, title, path, area } = await drawn('/user/1?from=match');
  expect(html).toContain('<h1>Oyuncu girişi</h1>');
  expect(html).toContain('method="post"');
  expect(html).not.toContain('<!--$!-->');
  expect([asked, title]).toEqual([[], 'Oyuncu girişi · Topla']);
  expect([path, area]).toEqual(['/login-user?next=%2Fuser%2F1%3Ffrom%3Dmatch', null]);
});

it('draws again after each round of answers, and stops at some time', async () => {
  const { html, title, area } = await drawn('/counted');
  expect(html).toMatch(/<p>Çizim .*4/);
  expect([title, area]).toEqual([
    'Sayım',
    expect.objectContaining({ remote: 'counting', state: { drawn: 4 } }),
  ]);
});

it('leaves a page to the browser of which a part fails, or which needs another shell', async () => {
  expect((await drawn('/broken')).html).toBe('');
  expect(warn.mock.calls).toEqual([
    [{ error: expect.stringContaining('A part of /broken cannot be drawn here.') }, 'A page was not drawn.'],
  ]);
  expect((await drawn('/new')).html).toBe('');
  expect((await drawn('/nowhere')).html).toBe('');
  expect(warn).toHaveBeenCalledOnce();
});
