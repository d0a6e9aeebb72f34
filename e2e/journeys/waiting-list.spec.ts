import type { Page } from '@playwright/test';
import { hourTile, logIn, NIGHT, weekOf } from '../support/pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const SLOT = '21:00-22:00';
const MINE = '/my-reservations';

async function joinFrom(page: Page, count: RegExp): Promise<void> {
  await (await hourTile(page, SLOT)).click();
  const dialog = page.getByRole('dialog', { name: 'Sıraya gir' });
  await expect(dialog.getByText(count)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sıraya Gir' }).click();
  await expect(page.getByText('Sıraya girdiniz. Saat boşalırsa size haber vereceğiz.')).toBeVisible();
  await expect(await hourTile(page, SLOT)).toHaveAttribute('data-state', 'queued');
}

test('an hour that one gives back passes down the line until somebody takes it', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const [a, b, c] = [
    await api.createPlayer('Ali Kaya'),
    await api.createPlayer('Burak Öz'),
    await api.createPlayer('Ceren Işık'),
  ];
  const { reservation } = await api.reserve(a, venue, NIGHT, SLOT);
  const [first, second, third] = [await newPerson(a), await newPerson(b), await newPerson(c)];
  await second.goto(weekOf(venue));
  await joinFrom(second, /Sırada kimse yok/);
  await third.goto(weekOf(venue));
  await joinFrom(third, /Sırada 1 kişi var; 2\. olursunuz/);
  await third.goto(MINE);
  const waits = third.getByRole('region', { name: 'Bekleme listeniz' });
  await expect(waits.getByText(/2\.\s*sıradasınız/)).toBeVisible();
  await expectAccessible(third);

  await first.goto(MINE);
  await first.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await first.getByRole('button', { name: 'İptal Et' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'İptal Et' }).click();
  await expect(first.getByText('Rezervasyonunuz iptal edildi.')).toBeVisible();

  // The board of the next in line changes by itself; for everybody else the hour stays taken.
  await expect(await hourTile(second, SLOT)).toHaveAttribute('data-state', 'offered');
  await first.goto(weekOf(venue));
  await expect(await hourTile(first, SLOT)).toHaveAttribute('data-state', 'taken');
  await (await hourTile(second, SLOT)).click();
  const offer = second.getByRole('dialog', { name: 'Saat sizin için ayrıldı' });
  await expect(offer.getByText(/^1[45]:\d\d$/)).toBeVisible();
  await expectAccessible(second);
  await offer.getByRole('button', { name: 'İstemiyorum' }).click();
  await expect(second.getByText('Saat sıradaki oyuncuya geçti.')).toBeVisible();
  await expect(await hourTile(second, SLOT)).toHaveAttribute('data-state', 'taken');

  await expect(waits.getByText('Saat boşaldı ve sizin için ayrıldı.')).toBeVisible();
  await expectAccessible(third);
  await waits.getByRole('button', { name: /Saati Al/ }).click();
  await expect(third.getByText('Saat sizin için ayrıldı. İşletmenin onayı bekleniyor.')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await expect(third.getByRole('heading', { name: new RegExp(SLOT) })).toBeVisible();

  const taken = await api.call<{ status: string }>('GET', `reservations/${reservation.id}`, {
    token: a.token,
  });
  expect(taken.status).toBe('cancelled');
});

test('the owner sees who waits, and a visitor comes back to the line after signing in', {
  tag: '@desktop',
}, async ({ api, newPerson, page }) => {
  const venue = await api.createVenue();
  const [a, b] = [await api.createPlayer('Ali Kaya'), await api.createPlayer('Burak Öz')];
  const visitor = await api.createPlayer('Can Ak');
  const { reservation } = await api.reserve(a, venue, NIGHT, SLOT);
  const hour = { businessId: venue.id, date: NIGHT, timeSlot: SLOT, fieldName: 'Saha 1' };
  await api.call('POST', 'waiting-list', { token: b.token, json: hour });
  const owner = await newPerson(venue);
  await owner.goto(`/profile/business?date=${NIGHT}`);
  await expect(owner.getByText('1 kişi sırada')).toBeVisible();
  await api.call('POST', `reservations/${reservation.id}/cancel`, { token: a.token });
  await expect(owner.getByText('Sıradaki oyuncuya ayrıldı')).toBeVisible();
  await expectAccessible(owner);

  await page.goto(weekOf(venue));
  await (await hourTile(page, SLOT)).click();
  await page.getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/login-user\?next=/);
  await logIn(page, visitor);
  await expect(page.getByRole('dialog').getByText(/Sırada 1 kişi var/)).toBeVisible();
});
