import type { Page } from '@playwright/test';
import { DAY_MS } from 'mf-shared/time';
import type { Backend, Venue } from '../support/backend.ts';
import { logIn } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, expectAccessibleAt, OWNER_WIDTHS, signInAs, test, WIDTHS } from '../support/test.ts';
import { endPaidTime } from '../support/time.ts';

/** One page of each kind; the tests of the shell say which pages are of which kind, and where each redirects whom. */
const OTHER_PAGES = ['/business/board', '/notifications', '/search'];

/** A venue whose first month is over. */
async function overdueVenue(api: Backend, server: RunningServer): Promise<Venue> {
  const venue = await api.createVenue();
  endPaidTime(server, venue.id, -2);
  return venue;
}

async function signInOverdue(page: Page, venue: Venue): Promise<void> {
  await page.goto('/login-business');
  await logIn(page, venue);
  await expect(page).toHaveURL(/\/payment$/);
}

/** From the form to the bank's page in its new window. */
async function openBank(page: Page): Promise<Page> {
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Öztürk');
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '3D Secure ile öde' }).click(),
  ]);
  await expect(bank.getByRole('heading', { name: '3D Secure doğrulama' })).toBeVisible();
  return bank;
}

async function enterCode(bank: Page, code: string): Promise<void> {
  await bank.getByLabel('Tek kullanımlık kod').fill(code);
  await bank.getByRole('button', { name: 'Ödemeyi onayla' }).click();
}

const testCode = async (bank: Page) => (await bank.locator('#test-code').textContent()) ?? '';
const wrongCode = async (bank: Page) => ((await testCode(bank)) === '000000' ? '111111' : '000000');

test('a venue whose time is over is kept to the payment pages, pays at the bank, and has its day back', {
  tag: '@desktop',
}, async ({ api, page, server }) => {
  test.slow();
  const venue = await overdueVenue(api, server);
  await page.goto('/login-business');
  await logIn(page, venue);
  await expect(page).toHaveURL(/\/payment$/);
  await expect(
    page.getByText(
      'Ödemeniz gerçekleşmeden işletmeniz aktif olmayacaktır. Ödeme sayfasına yönlendiriliyorsunuz.',
    ),
  ).toBeVisible();
  for (const path of OTHER_PAGES) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/payment$/);
  }
  await expect(page.getByRole('link', { name: 'Ödeme', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gelir', exact: true })).toHaveCount(0);
  await page.goto('/payment');
  await expect(page.getByText('Henüz bir ödemeniz yok.')).toBeVisible();
  await expectAccessibleAt(OWNER_WIDTHS, page);

  const bank = await openBank(page);
  await expect(page.getByRole('heading', { name: 'Banka penceresi açıldı' })).toBeVisible();
  await expect(bank.getByText('1.500 TL')).toBeVisible();
  await expectAccessibleAt(WIDTHS, bank);
  await expectAccessibleAt(WIDTHS, page);
  await enterCode(bank, await testCode(bank));

  await expect(page).toHaveURL(/\/payment-success\?paymentId=/);
  await expect(page.getByRole('heading', { name: 'Ödemeniz başarıyla alındı.' })).toBeVisible();
  await expect(page.getByText(/saniye içinde işletme panelinize yönlendirileceksiniz/)).toBeAttached();
  await expect(page).toHaveURL(/\/profile\/business$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');

  await page.goto('/payment');
  await expect(
    page.getByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.'),
  ).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Ödemeleriniz' }).getByRole('listitem');
  await expect(invoices).toHaveCount(1);
  await expect(invoices).toContainText('1.500 TL');
  await expectAccessibleAt(WIDTHS, page);
});

test('the result stays when one wants to read it, on every screen', { tag: '@desktop' }, async ({
  api,
  page,
  server,
}) => {
  await signInOverdue(page, await overdueVenue(api, server));
  const bank = await openBank(page);
  await enterCode(bank, await testCode(bank));
  await page.getByRole('button', { name: 'Bu sayfada kal' }).click();
  await expectAccessibleAt(OWNER_WIDTHS, page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ödemeniz başarıyla alındı.' })).toBeVisible();
  await page.getByRole('link', { name: 'İşletme paneline git' }).click();
  await expect(page).toHaveURL(/\/profile\/business$/);
});

test('three wrong codes end the payment, and the next one goes through', { tag: '@phone' }, async ({
  api,
  page,
  server,
}) => {
  const venue = await overdueVenue(api, server);
  await signInOverdue(page, venue);
  const bank = await openBank(page);
  const wrong = await wrongCode(bank);
  await enterCode(bank, wrong);
  await expect(bank.getByRole('alert')).toHaveText('Kod hatalı. 2 hakkınız kaldı.');
  await expectAccessibleAt([390], bank);
  await enterCode(bank, wrong);
  await expect(bank.getByRole('alert')).toHaveText('Kod hatalı. 1 hakkınız kaldı.');
  await enterCode(bank, wrong);
  await expect(page.getByRole('alert').filter({ hasText: 'üç kez hatalı girildi' })).toBeVisible();
  await expectAccessibleAt([390], page);
  await expect(page.getByText('Henüz bir ödemeniz yok.')).toBeVisible();
  await page.goto('/profile/business');
  await expect(page).toHaveURL(/\/payment$/);

  const second = await openBank(page);
  await enterCode(second, await testCode(second));
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page).toHaveURL(/\/profile\/business$/);
});

test('a bank window that is cancelled, closed or blocked leads back to the form', {
  tag: '@desktop',
}, async ({ api, page, server }) => {
  await signInOverdue(page, await overdueVenue(api, server));
  const cancelled = await openBank(page);
  await cancelled.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'iptal ettiniz' })).toBeVisible();

  const closed = await openBank(page);
  await closed.close();
  await expect(page.getByRole('heading', { name: 'Sonuç bekleniyor' })).toBeVisible();
  await expectAccessibleAt([768, 1280], page);
  await page.getByRole('button', { name: 'Ödemeyi yeniden başlat' }).click();
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Öztürk');

  await page.getByLabel('Ad soyad').fill('Fatma Öztürk');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: '3D Secure ile öde' }).click();
  await expect(page.getByText('Tarayıcınız banka penceresini engelledi.')).toBeVisible();
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Fatma Öztürk');
  await expectAccessibleAt([768, 1280], page);
  await page.getByLabel('E-posta').fill('fatma');
  await page.getByRole('button', { name: '3D Secure ile öde' }).click();
  await expect(page.getByLabel('E-posta')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-posta')).toBeFocused();
});

test('a reload in the middle loses neither the payment nor its result', { tag: '@phone' }, async ({
  api,
  page,
  server,
}) => {
  await signInOverdue(page, await overdueVenue(api, server));
  const bank = await openBank(page);
  const code = await testCode(bank);
  await page.reload();
  await expect(page.getByRole('button', { name: '3D Secure ile öde' })).toBeVisible();
  await enterCode(bank, code);
  // The bank's own window goes on to the result.
  await expect(bank).toHaveURL(/\/payment-success\?paymentId=/);
  await page.reload();
  await expect(
    page.getByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ödemeleriniz' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'İşletme paneline git' }).click();
  await expect(page).toHaveURL(/\/profile\/business$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
});

test('in its last seven days a venue is reminded and pays early without losing a day', {
  tag: '@phone',
}, async ({ api, page, server }) => {
  const venue = await api.createVenue();
  await signInAs(page, venue);
  await page.goto('/profile/business');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
  await expect(page.getByText(/Hizmetinizin son günü/)).toHaveCount(0);

  endPaidTime(server, venue.id, 3);
  await page.reload();
  await expect(page.getByText(/Hizmetinizin son günü/)).toBeVisible();
  await expectAccessibleAt([390], page);
  await page.getByRole('link', { name: 'Şimdi öde' }).click();
  await expect(page.getByText('Erken öderseniz yeni dönem, mevcut süreniz bitince başlar.')).toBeVisible();
  await expectAccessibleAt([390], page);
  const bank = await openBank(page);
  await enterCode(bank, await testCode(bank));
  await expect(page).toHaveURL(/\/payment-success/);
  const state = await api.call<{ nextPaymentDate: string }>('GET', 'payments/status', { token: venue.token });
  const days = (Date.parse(state.nextPaymentDate) - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(33);
});
