import type { Page } from '@playwright/test';
import type { Venue } from '../support/backend.ts';
import { untilDrawn } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const KB = 1000;

/** The scripts of a page that the server draws. */
async function drawnScriptsOf(page: Page, path: string, ready: RegExp) {
  await untilDrawn(page, path);
  return scriptsOf(page, path, ready);
}

/** Sums and names the scripts of a page, in bytes on the wire. */
async function scriptsOf(page: Page, path: string, ready: RegExp) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const names = new Map<string, string>();
  const loaded = new Set<string | undefined>();
  let bytes = 0;
  const encodings = new Set<string | undefined>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    // Also what comes ahead of its use.
    if (!new URL(response.url).pathname.endsWith('.js')) return;
    names.set(requestId, response.url);
    encodings.add(response.headers['content-encoding'] ?? response.headers['Content-Encoding']);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.add(names.get(requestId));
    if (names.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A drawn page fetches its files for later a while after it has loaded.
  await expect.poll(async () => (await drawnScripts(page)).every((url) => loaded.has(url))).toBe(true);
  return { bytes, urls: [...names.values()], encodings };
}

/** What a drawn page says that it will load. */
const drawnScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scripts } = JSON.parse(document.getElementById('drawn')?.textContent ?? '{"scripts":[]}');
    return scripts.map(({ href }: { href: string }) => new URL(href, location.href).href);
  });

/** The code of the scripts. */
const textsOf = (page: Page, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));

test('the landing page loads at most 100 KB of script', { tag: '@phone' }, async ({ page }) => {
  const { bytes, encodings } = await drawnScriptsOf(page, '/', /./);
  expect(encodings).toContain('br');
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(100 * KB);
});

test('the search page loads at most 145 KB of script and no map', { tag: '@phone' }, async ({ page }) => {
  const { bytes, urls } = await drawnScriptsOf(page, '/search', /Nerede oynuyorsunuz/);
  expect(bytes).toBeGreaterThan(100 * KB);
  expect(bytes).toBeLessThanOrEqual(145 * KB);
  expect((await textsOf(page, urls)).filter((text) => text.includes('ol-viewport'))).toEqual([]);
});

for (const [name, limit, pathOf, ready] of [
  ['a list of venues', 157, ({ city }: Venue) => `/results?city=${city}`, /halısahaları/],
  ['a week', 172, ({ id }: Venue) => `/available-slots?businessId=${id}`, /./],
] as const) {
  test(`${name} loads at most ${limit} KB of script, no map and no checks of forms`, {
    tag: '@phone',
  }, async ({ api, page, ownCity: city }) => {
    const venue = await api.createVenue({ city });
    const { bytes, urls } = await drawnScriptsOf(page, pathOf(venue), ready);
    expect(bytes).toBeLessThanOrEqual(limit * KB);
    expect((await textsOf(page, urls)).filter((text) => /ol-viewport|ZodMiniType/.test(text))).toEqual([]);
  });
}

test('messages, notices and the owner’s panel load no checks of forms', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const [player, venue] = [await api.createPlayer(), await api.createVenue()];
  for (const [person, path, ready] of [
    [player, '/chat', /Mesajlar/],
    [player, '/notifications', /Bildirimler/],
    [venue, '/profile/business', /Bugün/],
  ] as const) {
    const page = await newPerson(person);
    const { urls } = await scriptsOf(page, path, ready);
    expect(urls.length).toBeGreaterThan(5);
    expect((await textsOf(page, urls)).filter((text) => text.includes('ZodMiniType'))).toEqual([]);
  }
});
