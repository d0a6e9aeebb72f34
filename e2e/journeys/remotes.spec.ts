import type { Page, Route } from '@playwright/test';
import { undrawn, wake } from '../support/pages.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

const AREAS = [
  { name: 'player', path: '/search', title: 'Oyuncu alanı', heading: /Nerede oynuyorsunuz/ },
  { name: 'business', path: '/register-business', title: 'İşletme alanı', heading: 'İşletme Kayıt' },
] as const;

/** Every address below a remote's folder that the page requested. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/remotes/')) asked.push(path);
  });
  return asked;
}

/**
 * Lets files fail until they are repaired. The route stays: taking it away while a page loads can leave a request
 * unanswered.
 */
async function breakFiles(
  page: Page,
  url: string,
  fail: (route: Route) => Promise<void>,
): Promise<() => void> {
  let areBroken = true;
  await page.route(url, (route) => (areBroken ? fail(route) : route.continue()));
  return () => {
    areBroken = false;
  };
}

for (const { name, path, title, heading } of AREAS) {
  test(`without the ${name} remote the rest works, and its area comes back`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const repair = await breakFiles(page, `**/remotes/${name}/**`, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(undrawn(path));
    await expect(page.getByText(`${title} şu anda açılamıyor.`, { exact: false })).toBeVisible();
    await expectAccessible(page);

    const other = AREAS.find((area) => area.name !== name);
    await page.goto(other?.path ?? '/');
    await expect(page.getByRole('heading', { name: other?.heading ?? '', level: 1 })).toBeVisible();

    await page.goto(undrawn(path));
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    repair();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });
}

test('without the admin remote the rest works, and its area comes back', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  await signInAs(page, { id: '', email: ADMIN.email, password: '', token });
  const repair = await breakFiles(page, '**/remotes/admin/**', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/admin');
  await expect(page.getByText('Yönetim alanı şu anda açılamıyor.', { exact: false })).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: /Nerede oynuyorsunuz/ })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  repair();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeHidden();
});

test('a remote that answers nonsense fails in its frame alone', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/remotes/player/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'null' }),
  );
  await page.route('**/remotes/player/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'null' }),
  );
  await page.goto(undrawn('/search'));
  await expect(page.getByText('Oyuncu alanı şu anda açılamıyor.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Topla' })).toBeVisible();
});

test('a slow remote is announced and then comes', { tag: '@phone' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/remotes/player/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(undrawn('/search'), { waitUntil: 'commit' });
  await expect(page.getByText('Bağlantınız yavaş görünüyor, sayfa yükleniyor…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: /Nerede oynuyorsunuz/ })).toBeVisible();
});

test('no remote is fetched before its area is entered', { tag: '@phone' }, async ({ page }) => {
  const asked = askedOf(page);
  await page.goto('/');
  await page.goto('/privacy-policy');
  await page.goto('/login-user');
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: /Nerede oynuyorsunuz/ })).toBeVisible();
  expect(asked.filter((path) => !path.startsWith('/remotes/player/'))).toEqual([]);
});

test('after a release, a page with files that are gone reloads once', { tag: '@desktop' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/');
  await wake(page);
  const repair = await breakFiles(page, '**/c/*.js', (route) => {
    repair();
    return route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).first().click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.close();
});

test('files that stay gone end in a message, not in a loop', { tag: '@desktop' }, async ({ browser }) => {
  const page = await browser.newPage();
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/');
  await wake(page);
  const repair = await breakFiles(page, '**/c/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).first().click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('Sayfa şu anda açılamıyor.', { exact: false })).toBeVisible();
  repair();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await page.close();
});
