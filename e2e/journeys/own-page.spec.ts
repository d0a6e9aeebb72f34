import type { Page } from '@playwright/test';
import type { Venue } from '../support/backend.ts';
import { WHOLE_BROWSER } from '../support/browsers.ts';
import { isAwake, NIGHT, wake } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...WHOLE_BROWSER, serviceWorkers: 'allow' });

const HOME = '/profile/business';

/** Signs the venue in on the device of that page, as the login does. */
async function signIn(page: Page, { token }: Venue): Promise<void> {
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible();
}

const isDrawn = (page: Page) => page.evaluate(() => document.getElementById('drawn') !== null);

/** Opens the home as the server drew it: the first answer may come before the server can draw. */
const openDrawn = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto(HOME);
    expect(await isDrawn(page)).toBe(true);
  }).toPass();

test('a venue reads its day before any script, and an answer that is pressed then is given', {
  tag: '@phone',
}, async ({ api, page }) => {
  const [venue, player] = [await api.createVenue(), await api.createPlayer()];
  await api.reserve(player, venue, NIGHT, '21:00-22:00');
  await signIn(page, venue);
  await openDrawn(page);
  const card = page.getByRole('listitem', { name: player.fullName });
  await expect(card.getByText('Bekliyor')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Bugün/);
  expect(await isAwake(page)).toBe(false);
  const head = await page.getByRole('heading', { level: 1 }).elementHandle();
  await card.getByRole('button', { name: 'Onayla' }).click();
  await expect(card.getByText('Onaylandı')).toBeVisible();
  expect(await head?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('drawn-anew').length)).toBe(0);
});

test('a venue’s drawn day is shown to no other venue and to nobody after the sign-out', {
  tag: '@desktop',
}, async ({ api, page }) => {
  const [venue, other] = [await api.createVenue(), await api.createVenue()];
  await signIn(page, venue);
  await openDrawn(page);
  await expect(page.getByText(venue.name)).toBeVisible();
  // The device holds another session than the cookie, as when a browser loses a part of what it keeps.
  await page.evaluate(() => {
    for (const key of ['token', 'businessId']) localStorage.removeItem(key);
  });
  await page.route(/\/shell\.\w+\.js$/, (route) => route.abort());
  await page.reload();
  expect(await isDrawn(page)).toBe(true);
  await expect(page.locator('main')).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, venue);
  await openDrawn(page);
  const { token } = await api.createPlayer();
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.goto('/my-reservations');
  await expect(page.getByRole('button', { name: 'Çıkış' })).toBeVisible();
  await page.goto(HOME);
  expect(await isDrawn(page)).toBe(false);
  await signIn(page, other);
  await openDrawn(page);
  await expect(page.getByText(other.name)).toBeVisible();
  await wake(page);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(HOME);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.context().cookies()).toEqual([]);
});

test('what a device keeps for times without a network holds nothing of a venue’s drawn day', {
  tag: '@desktop',
}, async ({ api, page }) => {
  const venue = await api.createVenue();
  await signIn(page, venue);
  const keptPage = () => page.evaluate(async (path) => (await caches.match(path))?.text() ?? '', HOME);
  await expect.poll(keptPage, { timeout: 30_000 }).toContain('id="root"');
  expect(await keptPage()).not.toContain(venue.name);
});
