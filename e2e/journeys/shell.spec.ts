import { logIn } from '../support/pages.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessibleAt, signInAs, test, WIDTHS } from '../support/test.ts';

const DOCUMENTS = [
  ['/terms-of-service', 'Kullanım Koşulları'],
  ['/privacy-policy', 'Gizlilik ve KVKK Aydınlatma Metni'],
  ['/business-service', 'İşletme Hizmeti'],
  ['/service-info', 'Hizmet ve Fiyat Bilgisi'],
  ['/mesafeli-satis-sozlesmesi', 'Mesafeli Satış Sözleşmesi'],
  ['/delivery-return', 'Teslimat ve İade'],
] as const;

test('landing buttons lead visitors to the login and players to their target', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  await page.goto('/');
  await expectAccessibleAt(WIDTHS, page);
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).first().click();
  await expect(page).toHaveURL(/\/login-user/);

  await signInAs(page, await api.createPlayer());
  await page.goto('/');
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).first().click();
  await expect(page).toHaveURL(/\/search/);
});

test('every document can be opened directly', { tag: '@desktop' }, async ({ page }) => {
  for (const [path, title] of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Topla`);
    await expectAccessibleAt(WIDTHS, page);
  }
});

test('an unknown address says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByText('404')).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
});

test('pages that need somebody send others to the right login', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/my-reservations');
  await expect(page).toHaveURL('/login-user?next=%2Fmy-reservations');
  await expectAccessibleAt(WIDTHS, page);
  await page.goto('/profile/business');
  await expect(page).toHaveURL('/login');
  await expectAccessibleAt(WIDTHS, page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login');
  await expectAccessibleAt(WIDTHS, page);
});

test('a wrong password is refused and the form keeps what was typed', { tag: '@phone' }, async ({
  api,
  page,
}) => {
  const player = await api.createPlayer();
  await page.goto('/login-user');
  await logIn(page, { email: player.email, password: 'yanlış şifre' });
  await expect(page.getByText('E-posta ya da şifre hatalı.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(player.email);
  await logIn(page, player);
  await expect(page).toHaveURL('/profile/user');
});

test('the admin login names its failure', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-login');
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill('yanlış');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByText('Hatalı giriş! Lütfen bilgilerinizi kontrol edin.')).toBeVisible();
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a stored token that cannot be read or has expired ends the session', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const expired = `x.${Buffer.from(JSON.stringify({ id: '1', role: 'user', exp: 1 })).toString('base64url')}.x`;
  for (const token of ['bozuk', expired]) {
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/search');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
});

test('leaving in one tab ends the session in the other', { tag: '@desktop' }, async ({ api, page }) => {
  await signInAs(page, await api.createPlayer());
  await page.goto('/search');
  const other = await page.context().newPage();
  await other.goto('/my-reservations');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('token');
  });
  await expect(other).toHaveURL(/\/login-user/);
});

test('a reload shows the page before the details of the player come; a refused one leads to the login', {
  tag: '@desktop',
}, async ({ api, page }) => {
  const player = await api.createPlayer();
  await signInAs(page, player);
  await page.goto('/my-reservations');
  const heading = page.getByRole('heading', { level: 1, name: 'Rezervasyonlarım' });
  await expect(heading).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/users/${player.id}`, async (route) => {
    await held.promise;
    await route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Giriş yapın.' } });
  });
  await page.reload();
  await expect(heading).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/login-user/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the footer hides once the page is scrolled', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(footer).toBeHidden();
});

test('a chosen theme stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  // A page from the server does not know the theme before it listens.
  await page.getByRole('button', { name: /^(Temayı değiştir|Koyu temaya geç)$/ }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
