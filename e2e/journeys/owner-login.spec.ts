import { logIn, openMails } from '../support/pages.ts';
import { expect, expectAccessibleAt, OWNER_WIDTHS, signInAs, test } from '../support/test.ts';

test('an owner changes e-mail and password; the other session ends, and the new ones open the door', {
  tag: '@desktop',
}, async ({ api, newPerson, page: owner }) => {
  const venue = await api.createVenue();
  const elsewhere = await newPerson();
  await signInAs(elsewhere, venue);
  await elsewhere.goto('/profile/business');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Bugün');

  await signInAs(owner, venue);
  await owner.goto('/profile/business');
  await owner.getByRole('button', { name: 'Profili düzenle' }).click();
  const form = owner.getByRole('group', { name: 'Giriş bilgileri' });
  const fresh = { email: `yeni-${venue.email}`, password: 'Yeni-Sifre-2026' };
  await form.getByLabel('E-posta').fill(fresh.email);
  await form.getByLabel('Yeni şifre').fill(fresh.password);
  await form.getByLabel('Mevcut şifre').fill('yanlis-sifre');
  await owner.getByRole('button', { name: 'Giriş bilgilerini kaydet' }).click();
  await expect(form.getByText('Mevcut şifreniz hatalı.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Mevcut şifre')).toBeFocused();
  await expectAccessibleAt(OWNER_WIDTHS, owner);
  await form.getByLabel('Mevcut şifre').fill(venue.password);
  // The news that the old password's sessions end may come before the answer that brings the next token.
  await owner.route('**/api/business/account', async (route) => {
    const response = await route.fetch();
    await refused;
    await route.fulfill({ response });
  });
  const refused = owner.waitForResponse(
    (response) => response.url().endsWith('/refresh-token') && response.status() === 401,
  );
  await owner.getByRole('button', { name: 'Giriş bilgilerini kaydet' }).click();
  await expect(owner.getByText(/^Şifreniz değişti\. Yeni e-posta adresinize bir bağlantı/)).toBeVisible();
  await expect(elsewhere.getByText('Oturumunuz sona erdi. Lütfen tekrar giriş yapın.')).toBeVisible();
  await openMails(owner, fresh.email, /verify-email/);
  await owner.getByRole('link', { name: /verify-email/ }).click();
  await expect(owner.getByText(/Yeni e-posta adresiniz doğrulandı/)).toBeVisible();
  await owner.goto('/profile/business');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Bugün');

  await elsewhere.goto('/login-business');
  await logIn(elsewhere, fresh);
  await expect(elsewhere).toHaveURL(/\/profile\/business$/);
});

test('the payment page says that the business is missing when nobody is signed in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/payment');
  await expect(page.getByText('İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.')).toBeVisible();
  await page.getByRole('link', { name: 'İşletme girişi' }).first().click();
  await expect(page).toHaveURL(/\/login-business$/);
});
