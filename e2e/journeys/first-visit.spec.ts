import type { Page } from '@playwright/test';
import { PASSWORD, type Venue } from '../support/backend.ts';
import { hourTile, isAwake, logIn, untilDrawn, wake, weekOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The pages that strangers reach by links, with their headings. */
const pagesOf = ({ id, name, city }: Venue): [path: string, heading: string | RegExp][] => [
  ['/', /Bu akşam maç var/],
  ['/search', 'Nerede oynuyorsunuz?'],
  [`/results?city=${city}`, new RegExp(city)],
  [`/ranking?city=${city}`, new RegExp(city)],
  [`/available-slots?businessId=${id}`, name],
];

/** Opens a page as the server drew it. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await untilDrawn(page, path);
  await page.goto(path);
}

test('whoever opens a link reads the page without scripts, and follows its links', { tag: '@phone' }, async ({
  api,
  ownCity,
  browser,
}) => {
  const venue = await api.createVenue({ city: ownCity });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, name] of pagesOf(venue)) {
    await openDrawn(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(/ · Topla$/);
    expect(await page.locator('noscript').textContent()).toContain('JavaScript olmadan da okuyabilirsiniz');
  }
  await expect(async () => {
    await openDrawn(page, `/results?city=${ownCity}`);
    await page.getByRole('link', { name: venue.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await context.close();
});

test('a visitor turns the week and chooses an hour without scripts', { tag: '@phone' }, async ({
  api,
  browser,
}) => {
  const venue = await api.createVenue();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const chosen = page.getByRole('tab', { selected: true });
  // A page that the server could not draw in time has no tabs.
  const soon = { timeout: 2000 };
  await expect(async () => {
    await openDrawn(page, `/available-slots?businessId=${venue.id}`);
    const shown = await chosen.textContent(soon);
    await page.getByRole('button', { name: 'Sonraki hafta' }).click();
    await expect(chosen).not.toHaveText(String(shown), soon);
    await page.getByRole('tab').nth(2).click(soon);
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true', soon);
    await page.locator('[data-state="free"]').first().click(soon);
    await expect(page.getByRole('heading', { name: 'Rezervasyon isteği' })).toBeVisible(soon);
  }).toPass();
  expect(decodeURIComponent(page.url())).toMatch(
    /\/available-slots\?businessId=.+&slot=.+~\d\d:\d\d-\d\d:\d\d$/,
  );
  await expect(page.getByLabel('Ad soyad')).toBeVisible();
  await page.getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oyuncu girişi' })).toBeVisible();
  await context.close();
});

test('what a newcomer types for an hour before the page listens stays, and so does the form', {
  tag: '@phone',
}, async ({ api, page }) => {
  const venue = await api.createVenue();
  await page.goto(weekOf(venue));
  await (await hourTile(page, '21:00-22:00')).click();
  await expect(page.getByRole('heading', { name: 'Rezervasyon isteği' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/\/shell\.\w+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const { pathname, search } = new URL(page.url());
  await openDrawn(page, pathname + search);
  const form = await page.locator('form[method=post]').elementHandle();
  await page.getByLabel('Ad soyad').fill('Deniz Işık');
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: 'Kanat' }).check();
  await page.getByLabel('E-posta').focus();
  expect(await isAwake(page)).toBe(false);
  held.resolve();
  await wake(page);
  expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await page.getByLabel('E-posta').fill(`deniz-${venue.id}@oyuncu.test`);
  await page.getByLabel('Telefon').fill('0532 123 45 67');
  await page.getByRole('radio', { name: 'Sol' }).check();
  await page.getByRole('button', { name: 'Kaydol ve isteği gönder' }).click();
  await expect(page.getByText('Kayıt başarılı!')).toBeVisible();
  const profile = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch('/api/profile/user', { headers })).json();
  });
  expect(profile).toMatchObject({ fullName: 'Deniz Işık', position: 'Kanat', foot: 'Sol', city: venue.city });
});

test('a player who is signed in never sees the form that newcomers get for an hour', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const venue = await api.createVenue();
  await page.goto(weekOf(venue));
  await (await hourTile(page, '21:00-22:00')).click();
  await expect(page.getByRole('heading', { name: 'Rezervasyon isteği' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const player = await newPerson(await api.createPlayer());
  await untilDrawn(player, pathname + search);
  await player.route(/\/shell\.\w+\.js$/, (route) => route.abort());
  await player.goto(pathname + search);
  const form = player.locator('form[method=post]');
  await expect(form).toBeAttached();
  await expect(form).toBeHidden();
  await player.unrouteAll();
  await player.reload();
  await expect(player.getByRole('dialog', { name: 'Rezervasyon isteği' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('React takes a drawn page over as it is, and asks for nothing twice', { tag: '@desktop' }, async ({
  api,
  ownCity,
  page,
}) => {
  const venue = await api.createVenue({ city: ownCity });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path] of pagesOf(venue)) {
    await openDrawn(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    expect(await isAwake(page)).toBe(false);
    asked.length = 0;
    await wake(page);
    expect(await heading?.evaluate((node) => node.isConnected), path).toBe(true);
    expect(await page.evaluate(() => performance.getEntriesByName('drawn-anew').length), path).toBe(0);
    // The next week is read ahead.
    const again = asked.filter((one) => one.startsWith('/api/') && !one.endsWith('/weekly-user'));
    expect(again, path).toEqual([]);
  }
});

test('what a visitor presses before the page listens is done', { tag: '@phone' }, async ({ api, page }) => {
  const venue = await api.createVenue();
  const held = Promise.withResolvers<void>();
  await page.route(/\/shell\.\w+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openDrawn(page, `/available-slots?businessId=${venue.id}`);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await expect(menu).toBeHidden();
  held.resolve();
  await expect(menu).toBeVisible();
});

test('a page that the server cannot draw comes from the browser', { tag: '@desktop' }, async ({
  api,
  ownCity,
  page,
}) => {
  const venue = await api.createVenue({ city: ownCity });
  const path = `/available-slots?businessId=${venue.id}&unused=${'x'.repeat(300)}`;
  expect(await (await page.request.get(path)).text()).not.toContain('id="drawn"');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
});

test('a stranger who follows a link to a player reads the login at once, and is led on after it', {
  tag: '@phone',
}, async ({ api, page, browser }) => {
  const [reader, friend] = [await api.createPlayer(), await api.createPlayer()];
  const link = `/user/${friend.id}`;
  const login = new RegExp(`/login-user\\?next=${encodeURIComponent(link)}$`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await expect(async () => {
    await bare.goto(link);
    await expect(bare.getByRole('heading', { level: 1, name: 'Oyuncu girişi' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await context.close();
  await page.goto(link);
  await expect(page).toHaveURL(login);
  expect(await isAwake(page)).toBe(false);
  await logIn(page, reader);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1, name: friend.fullName })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('drawn-anew').length)).toBe(0);
});

test('a player who is signed in never sees the login that strangers get at an address', {
  tag: '@phone',
}, async ({ api, page }) => {
  const [reader, friend] = [await api.createPlayer(), await api.createPlayer()];
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), reader.token);
  await page.route(/\/shell\.\w+\.js$/, (route) => route.abort());
  await expect(async () => {
    await page.goto(`/user/${friend.id}`);
    await expect(page.locator('h1')).toHaveText('Oyuncu girişi', { timeout: 500 });
  }).toPass();
  await expect(page.locator('h1')).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: friend.fullName })).toBeVisible();
  await expect(page).toHaveURL(`/user/${friend.id}`);
});
