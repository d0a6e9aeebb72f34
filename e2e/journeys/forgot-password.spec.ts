import { humanCheck, logIn, openMails } from '../support/pages.ts';
import { expect, expectAccessibleAt, test, WIDTHS } from '../support/test.ts';

test('a forgotten password is set anew by the mailed link, and opens the door', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  const player = await api.createPlayer();
  await page.goto('/login-user');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
  await page.getByLabel('E-posta').fill(player.email);
  await humanCheck(page);
  await expectAccessibleAt(WIDTHS, page);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Posta kutunuza bakın')).toBeVisible();

  await openMails(page, player.email, /reset-password/);
  await expect(page.getByRole('heading', { name: 'Topla: Yeni şifrenizi belirleyin' })).toBeVisible();
  await page.getByRole('link', { name: /reset-password/ }).click();
  await page.getByLabel('Yeni şifre').fill('galatasaray');
  await page.getByRole('button', { name: 'Şifremi kaydet' }).click();
  await expect(page.getByText(/en sık kullanılanlardan/)).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
  await page.getByLabel('Yeni şifre').fill('Yagmurda-Top-2026');
  await page.getByRole('button', { name: 'Şifremi kaydet' }).click();
  await expect(page.getByText('Şifreniz değişti')).toBeVisible();
  await page.getByRole('link', { name: 'Giriş yap', exact: true }).click();
  await logIn(page, { email: player.email, password: 'Yagmurda-Top-2026' });
  await expect(page).toHaveURL('/profile/user');
});
