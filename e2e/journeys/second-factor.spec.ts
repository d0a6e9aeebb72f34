import type { Page } from '@playwright/test';
import { totpCode } from '../../api/test/totp-code.ts';
import { logIn } from '../support/pages.ts';
import { dialogOf, setUpApp } from '../support/second-factor.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessibleAt, signInAs, test } from '../support/test.ts';

const STEP_MS = 30_000;

/** A virtual authenticator of the browser whose owner always agrees. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a player comes in with an app, a recovery code and a passkey, and ends the session of another browser', {
  tag: '@phone',
}, async ({ api, page, newPerson, server }) => {
  // Passkeys belong to a domain name; an IP address has none.
  const site = server.url.replace('127.0.0.1', 'localhost');
  const player = await api.createPlayer();
  await withAuthenticator(page);
  await signInAs(page, player);
  await page.goto(`${site}/account`);
  const { secret, codes } = await setUpApp(page, player.password);
  await expectAccessibleAt([390], page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page).getByText(/Kodlar henüz açık/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Dosya olarak indir' }).click();
  expect((await download).suggestedFilename()).toBe('topla-kurtarma-kodlari.txt');
  await dialogOf(page).getByRole('button', { name: 'Kodları kaydettim' }).click();
  await expect(page.getByRole('button', { name: 'Kurtarma kodlarını yenile' })).toBeVisible();

  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await dialogOf(page).getByLabel('Şifreniz').fill(player.password);
  await dialogOf(page)
    .getByLabel('Kurtarma kodu')
    .fill(codes[0] ?? '');
  await dialogOf(page).getByRole('button', { name: 'Geçiş anahtarı oluştur' }).click();
  await expect(page.getByRole('list', { name: 'Geçiş anahtarları' }).getByText('Bu cihaz')).toBeVisible();
  await expectAccessibleAt([390], page);

  const elsewhere = await newPerson();
  await elsewhere.goto('/login-user?next=/friends');
  await logIn(elsewhere, player);
  await elsewhere.getByLabel('Doğrulama kodu').fill(totpCode(secret, Date.now() + STEP_MS));
  await elsewhere.getByRole('button', { name: 'Doğrula', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/friends$/);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Oturumu kapat: / }).click();
  await expect(page.getByText('Oturum kapatıldı.')).toBeVisible();
  await expect(elsewhere.getByText('Oturumunuz sona erdi. Lütfen tekrar giriş yapın.')).toBeVisible();
  await expect(elsewhere).not.toHaveURL(/\/friends$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login-user?next=/account`);
  await logIn(page, player);
  await expect(page.getByRole('button', { name: 'Geçiş anahtarıyla devam et' })).toBeVisible();
  await expectAccessibleAt([390], page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla devam et' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await page.getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await dialogOf(page).getByLabel('Şifreniz').fill(player.password);
  await dialogOf(page).getByLabel('Şifreniz').press('Enter');
  await expect(page.getByText('İki adımlı giriş kapatıldı.')).toBeVisible();
});

test('an admin who plays keeps both sessions: reload, Back, deep links and signing out of one', {
  tag: '@phone',
}, async ({ api, page }) => {
  const player = await api.createPlayer();
  await signInAs(page, player);
  await page.goto('/admin/security');
  await expect(page).toHaveURL(/\/admin-login\?next=%2Fadmin%2Fsecurity$/);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Güvenlik');

  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    const links = page.getByRole('navigation', { name: 'Menü' });
    await links.getByRole('link', { name, exact: true }).click();
  };
  await menu('Saha Ara');
  await expect(page).toHaveURL(/\/search$/);
  await menu('Rezervasyonlarım');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rezervasyon');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Güvenlik');
  await expect(page.getByText('Yönetim', { exact: true }).first()).toBeAttached();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rezervasyon');
  expect(seen.filter((path) => path.includes('login'))).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bekleyen işletmeler');
  await other.getByRole('button', { name: 'Menüyü aç' }).click();
  await other.getByRole('button', { name: /Çıkış/ }).click();
  await expect(other).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rezervasyon');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin-login$/);
});
