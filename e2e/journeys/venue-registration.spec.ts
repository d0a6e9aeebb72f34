import { join } from 'node:path';
import { PASSWORD } from '../support/backend.ts';
import { hourTile, humanCheck, logIn, weekOf } from '../support/pages.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

const PHOTO = join(import.meta.dirname, '../../shell/public/media/intro.webp');

test('a new business registers with map, pitch and hours, is approved, and is found', async ({
  api,
  page,
  newPerson,
}) => {
  const email = `cinar-${Date.now()}@isletme.test`;
  const name = `Işıklar Halısaha ${Date.now() % 10_000}`;
  await page.goto('/register-business');
  await page.getByLabel('Ad soyad').fill("Ayşe O'Hara");
  await page.getByLabel('Telefon').fill('(0212) 111 22 33');
  await page.getByLabel('E-posta').fill(`  ${email.toUpperCase()} `);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('İşletme adı').fill(name);
  const map = page.locator('.ol-viewport').first();
  await map.scrollIntoViewIfNeeded();
  await map.click();
  await expect(page.getByText(/^Konum seçildi/)).toBeVisible();
  await expect(page.getByLabel('Şehir:')).toHaveValue('İstanbul');
  await page.getByLabel('Adres').fill('Divanyolu Caddesi 5, Fatih');

  await page.getByRole('button', { name: 'Saha ekle' }).click();
  await expect(page.getByText('Lütfen saha adı, kapasite ve fiyatı girin.')).toBeVisible();
  await page.getByLabel('Saha adı').fill('Saha 1');
  await page.getByLabel('Kapasite').fill("7'ye 7");
  await page.getByLabel('Saatlik fiyat').fill('1800');
  await page.getByRole('button', { name: 'Saha ekle' }).click();
  await page.getByRole('button', { name: 'Saat ekle' }).click();
  await expect(page.getByText('Lütfen başlangıç ve bitiş saatlerini girin.')).toBeVisible();
  await page.getByLabel('Başlangıç').selectOption('18:00');
  await page.getByLabel('Bitiş').selectOption('02:00');
  await page.getByRole('button', { name: 'Saat ekle' }).click();
  await page.getByLabel('Tanıtım yazısı').fill('Surların dibinde, kapalı ve ışıklı.');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await humanCheck(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'İşletmemi Kaydet' }).click();
  await expect(page.getByText('İşletme kaydı başarılı!')).toBeVisible();
  await expect(page).toHaveURL(/\/login-business/);
  await logIn(page, { email, password: PASSWORD });
  await expect(
    page.getByText('İşletmeniz henüz onaylanmadı. Onaylandığında giriş yapabilirsiniz.'),
  ).toBeVisible();
  await expectAccessible(page);

  const admin = await newPerson();
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  await signInAs(admin, { id: '', email: ADMIN.email, password: '', token });
  await admin.goto('/admin');
  const application = admin.locator('article, li').filter({ hasText: name }).last();
  await expect(application).toBeVisible();
  // A phone unfolds it.
  const about = application.getByRole('button', { name: /^Tanıtım/, expanded: false });
  if (await about.isVisible()) await about.click();
  await expect(application.getByText(/1\.800/).first()).toBeVisible();
  await expect(application.getByText('Surların dibinde, kapalı ve ışıklı.')).toBeVisible();
  await expectAccessible(admin);
  await application.getByRole('button', { name: 'Onayla' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'İşletmeyi onayla' }).click();
  await expect(admin.getByText('İşletme onaylandı.')).toBeVisible();
  await expect(admin.getByRole('heading', { name })).toBeHidden();

  const player = await newPerson();
  await player.goto(`/results?city=${encodeURIComponent('İstanbul')}&q=${encodeURIComponent('ISIKLAR')}`);
  await expect(player.getByRole('link', { name })).toBeVisible();
  await player.getByRole('link', { name }).click();
  await expect(player).toHaveURL(/businessId=/);
  const id = new URL(player.url()).searchParams.get('businessId') ?? '';
  await player.goto(weekOf({ id, name, city: 'İstanbul', email, password: PASSWORD, token: '' }));
  await expect(await hourTile(player, '18:00-19:00')).toContainText('1.800');

  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await logIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL('/profile/business');
});

test('a rejected application disappears, reads why at the login, and can be taken back', {
  tag: '@desktop',
}, async ({ api, page, newPerson }) => {
  const venue = await api.createVenue({ approved: false });
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  const admin = await newPerson();
  await signInAs(admin, { id: '', email: ADMIN.email, password: '', token });
  await admin.goto('/admin');
  const application = admin.locator('article, li').filter({ hasText: venue.name }).last();
  await application.getByRole('button', { name: 'Reddet' }).click();
  await admin.getByRole('dialog').getByLabel('Gerekçe').fill('Adres haritadaki yerle uyuşmuyor.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Başvuruyu reddet' }).click();
  await expect(admin.getByText('İşletme reddedildi.')).toBeVisible();
  await page.goto('/login-business');
  await logIn(page, venue);
  await expect(page.getByText('Adres haritadaki yerle uyuşmuyor.')).toBeVisible();
  await admin.getByRole('button', { name: 'Geri al' }).first().click();
  await expect(admin.getByText('Red kararı geri alındı.')).toBeVisible();
});

test('an applicant is asked to correct the application, corrects it from the login, and is approved', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const venue = await api.createVenue({ approved: false });
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  const admin = await newPerson();
  await signInAs(admin, { id: '', email: ADMIN.email, password: '', token });
  await admin.goto('/admin');
  const application = admin.getByRole('article', { name: venue.name });
  await application.getByRole('button', { name: 'Düzeltme iste' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Ne düzeltilmeli?').fill('Sokak ve kapı numarası eksik.');
  await dialog.getByLabel('Adres', { exact: true }).check();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Düzeltme iste' }).click();
  await expect(application).toBeHidden();
  await page.goto('/login-business');
  await logIn(page, venue);
  await page.getByRole('link', { name: 'Başvurumu düzelt' }).click();
  await expect(page.getByText('Sokak ve kapı numarası eksik.')).toBeVisible();
  await page.getByLabel('Adres').fill('Çiçek Sokak No: 7');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Düzeltmeyi gönder' }).click();
  await expect(page.getByText('Düzeltmeniz gönderildi', { exact: true })).toBeVisible();
  // The admin's page follows by itself.
  await expect(application.getByText('Düzeltildi')).toBeVisible();
  await expect(application.getByText('Çiçek Sokak No: 7').first()).toBeVisible();
  await expectAccessible(admin);
  await application.getByRole('button', { name: 'Onayla' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'İşletmeyi onayla' }).click();
  await page.goto('/login-business');
  await logIn(page, venue);
  await expect(page).toHaveURL('/profile/business');
});
