import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TILES = { tileUrl: '/t/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' };
const answer = () => Response.json({ captcha: { provider: 'altcha', siteKey: null }, map: TILES });

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fresh = async () => (await import('./mapConfig.ts')).loadMapConfig;

it('is asked for once for all maps of a page', async () => {
  fetchMock.mockImplementation(async () => answer());
  const load = await fresh();
  expect(await Promise.all([load(), load(), load()])).toEqual([TILES, TILES, TILES]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('goes without tiles when there is no answer, and asks again for the next map', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => answer());
  const load = await fresh();
  expect(await load()).toEqual({ tileUrl: null, attribution: '' });
  expect(await load()).toEqual(TILES);
});
