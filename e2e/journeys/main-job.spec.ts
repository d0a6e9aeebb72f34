import type { Page } from '@playwright/test';
import { formatDay } from 'mf-shared/format';
import { PASSWORD } from '../support/backend.ts';
import { hourTile, humanCheck, logIn, NIGHT, weekOf } from '../support/pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { letHourPass } from '../support/time.ts';

test('a visitor finds an hour, registers with it in sight, and the venue approves', async ({
  api,
  page,
  newPerson,
}) => {
  const venue = await api.createVenue({ city: 'Burdur' });
  const owner = await newPerson(venue);
  await owner.goto('/profile/business');
  await expect(owner.getByText('Henüz rezervasyon isteği yok.')).toBeVisible();
  await expectAccessible(owner);

  await page.goto('/search');
  await page.getByLabel('Şehir:').selectOption('Burdur');
  await page.getByRole('button', { name: 'Sahaları Göster' }).click();
  await expect(page).toHaveURL(/\/results\?city=Burdur/);
  const card = page.getByRole('listitem').filter({ hasText: venue.name });
  await card.getByText('Sahalar ve olanaklar').click();
  await expect(card.getByText("Saha 1 (7'e 7) - 1.500 TL")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Saatleri Gör' }).click();
  await expect(page).toHaveURL(new RegExp(`/available-slots\\?businessId=${venue.id}`));
  await page.goto(weekOf(venue));
  await (await hourTile(page, '21:00-22:00')).click();

  // The hour stands in the address, so that it outlives a reload.
  await expect(page).toHaveURL(/\/available-slots\?.*slot=/);
  await page.reload();
  const hour = page.getByRole('region', { name: 'Rezervasyon isteği' });
  await expect(hour.getByText(/21:00-22:00/)).toBeVisible();
  await fillIn(page, `deniz-${venue.id}@oyuncu.test`);
  await page.getByRole('radio', { name: 'Kaleci' }).check();
  await page.getByRole('radio', { name: 'Sağ' }).check();
  await humanCheck(page);
  await expectAccessible(page);
  // A double tap sends one registration and one request.
  await page.getByRole('button', { name: 'Kaydol ve isteği gönder' }).dblclick();
  await expect(page.getByText('Kayıt başarılı!')).toBeVisible();
  await expect(
    page.getByText('Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(await hourTile(page, '21:00-22:00')).toContainText('Onay bekliyor');
  await expect(page.locator('[data-state]').filter({ hasText: 'Onay bekliyor' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mesajı aç' }).click();
  await expect(page.getByRole('log').getByText(/için rezervasyon isteği gönderildi\./)).toBeVisible();
  await page.goBack();

  const request = owner
    .getByRole('listitem')
    .filter({ hasText: 'Deniz Işık', has: owner.getByRole('button', { name: 'Onayla' }) });
  await expect(request.getByText(/21:00-22:00/)).toBeVisible();
  await request.getByRole('button', { name: 'Onayla' }).click();
  await expect(owner.getByText('Rezervasyon onaylandı!')).toBeVisible();
  await owner.goto(`/profile/business?date=${NIGHT}`);
  await expect(owner.getByRole('table').getByText('Deniz Işık')).toBeVisible();
  await expectAccessible(owner);

  await expect(await hourTile(page, '21:00-22:00')).not.toContainText('Onay bekliyor');
  await page.goto('/chat');
  await expect(page.getByText(/rezervasyonunuz onaylandı/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/my-reservations');
  await expect(page.getByText('Onaylandı').first()).toBeVisible();
  await expectAccessible(page);
});

/** Writes into the text fields of a registration. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Deniz Işık');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Telefon').fill('0532 123 45 67');
}

test('a registration without an hour ends at the login', { tag: '@desktop' }, async ({ api, page }) => {
  const email = `deniz-${(await api.createVenue()).id}@oyuncu.test`;
  await page.goto('/register-user');
  await fillIn(page, email);
  await page.getByLabel('Mevki').selectOption('Kaleci');
  await page.getByLabel('Kullandığınız ayak').selectOption('Sağ');
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByText('Kayıt başarılı!')).toBeVisible();
  await expect(page).toHaveURL('/login-user');
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByText('Giriş başarılı!')).toBeVisible();
  await expect(page).toHaveURL('/profile/user');
});

test('whoever has an account logs in and is asked about the chosen hour at once', { tag: '@phone' }, async ({
  api,
  page,
}) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer('Ece Ak');
  await page.goto(weekOf(venue));
  await (await hourTile(page, '20:00-21:00')).click();
  await fillIn(page, player.email);
  await page.getByRole('radio', { name: 'Bek', exact: true }).check();
  await page.getByRole('radio', { name: 'Çift' }).check();
  await page.getByRole('button', { name: 'Kaydol ve isteği gönder' }).click();
  const email = page.getByLabel('E-posta');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
  const taken = page.locator('form p').filter({ hasText: 'bir hesap zaten var' });
  await expect(taken).toBeInViewport();
  await taken.getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/\/login-user\?next=/);
  await expect(email).toHaveValue(player.email);
  await logIn(page, player);
  await expect(page.getByRole('dialog').getByText(/20:00-21:00/)).toBeVisible();
});

test('an hour that is taken while the question stands is told at once', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const [first, second] = [await api.createPlayer('Ece Ak'), await api.createPlayer('Umut Öz')];
  const page = await newPerson(second);
  await page.goto(weekOf(venue));
  await (await hourTile(page, '20:00-21:00')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await api.reserve(first, venue, NIGHT, '20:00-21:00');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Bu saat az önce doldu. Lütfen başka bir saat seçin.')).toBeVisible();
  await expect(await hourTile(page, '20:00-21:00')).toContainText('Dolu');
});

test('without live news the second of two is refused when asking', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const [first, second] = [await api.createPlayer('Ece Ak'), await api.createPlayer('Umut Öz')];
  const page = await newPerson(second);
  await page.routeWebSocket('**/api/socket', () => {});
  await page.goto(weekOf(venue));
  await (await hourTile(page, '20:00-21:00')).click();
  await api.reserve(first, venue, NIGHT, '20:00-21:00');
  await page.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(page.getByText('Bu saat az önce doldu. Lütfen başka bir saat seçin.').first()).toBeVisible();
  await expect(await hourTile(page, '20:00-21:00')).toContainText('Dolu');
});

test('a week that is looked at changes by itself', { tag: '@desktop' }, async ({ api, page }) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer();
  await page.goto(weekOf(venue));
  await expect(await hourTile(page, '19:00-20:00')).toContainText('Rezerve Et');
  const { reservation } = await api.reserve(player, venue, NIGHT, '19:00-20:00');
  const taken = await hourTile(page, '19:00-20:00');
  await expect(taken).toContainText('Dolu');
  // The browser asks for reduced motion, so the changed hour does not bounce.
  expect(await taken.evaluate((tile) => tile.getAnimations().length)).toBe(0);
  await api.call('POST', `reservations/${reservation.id}/cancel`, { token: player.token });
  await expect(await hourTile(page, '19:00-20:00')).toContainText('Rezerve Et');
});

test('an hour past midnight says of which night it is', { tag: '@phone' }, async ({
  api,
  page,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer();
  const person = await newPerson(player);
  await person.goto(weekOf(venue));
  const night = person.locator('[data-state]').filter({ hasText: 'gecesi, 00:00-01:00' });
  await hourTile(person, '21:00-22:00');
  await night.filter({ visible: true }).first().click();
  await expect(person.getByRole('dialog').getByText(/gecesi, 00:00-01:00/)).toBeVisible();
  await page.close();
});

test('a played hour is reviewed and asked for again, or waited for once it is taken', {
  tag: '@phone',
}, async ({ api, server, newPerson }) => {
  const venue = await api.createVenue();
  const [person, other] = [await api.createPlayer('Ece Ak'), await api.createPlayer('Umut Öz')];
  const { reservation } = await api.reserve(person, venue, NIGHT, '21:00-22:00');
  const decision = { token: venue.token, json: { reservationId: reservation.id } };
  await api.call('POST', 'reservations/approve', decision);
  letHourPass(server, reservation.id);

  const page = await newPerson(person);
  await page.goto('/my-reservations?tab=past');
  const played = page.getByRole('main').getByRole('listitem').filter({ hasText: venue.name });
  await expect(played.getByRole('link', { name: 'Tekrar Ayırt' })).toBeVisible();
  await expectAccessible(page);
  await played.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await page.getByRole('button', { name: 'Yorum Yap' }).click();
  const review = page.getByRole('dialog', { name: `${venue.name} için yorum` });
  // The star lies over its radio button, within the same label.
  await review.getByRole('radio', { name: '5 yıldız' }).locator('..').click();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Yorum ve puan başarıyla eklendi!')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await played.getByRole('link', { name: 'Tekrar Ayırt' }).click();
  await expect(dialog.getByRole('heading', { name: 'Rezervasyon isteği' })).toBeVisible();
  await expect(dialog).toContainText(`${formatDay(NIGHT)}, 21:00-22:00`);
  await api.reserve(other, venue, NIGHT, '21:00-22:00');
  await expect(dialog.getByRole('heading', { name: 'Sıraya gir' })).toBeVisible();
  await expect(dialog).toContainText('Bu saat şu anda dolu.');
});
