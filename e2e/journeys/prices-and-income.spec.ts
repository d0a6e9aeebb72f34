import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { weekdayOf } from 'mf-shared/pricing';
import type { Backend, Player, Venue } from '../support/backend.ts';
import { phoneBooking, priceRule, setPrices } from '../support/owner-world.ts';
import { hourTile, NIGHT, requestHour, weekOf } from '../support/pages.ts';
import { expect, signInAs, test } from '../support/test.ts';

const WEEKDAY = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'][weekdayOf(NIGHT) - 1] ?? '';

/** Writes a rule for the evening of the night's weekday. */
async function addEveningPrice(owner: Page, price: string) {
  await owner.getByRole('button', { name: 'Kural ekle' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Saatlik fiyat').fill(price);
  await dialog.getByLabel('Adı (isteğe bağlı)').fill('Dolu akşam');
  await dialog.getByRole('checkbox', { name: WEEKDAY }).check();
  await dialog.getByLabel('Başlangıç saati').selectOption('20:00');
  await dialog.getByLabel('Bitiş saati').selectOption('23:00');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(owner.getByText('Fiyatlar kaydedildi.').first()).toBeVisible();
}

type Mine = { reservations: { timeSlot: string; price: number }[] };

/** Prices of the player's hours, by hour. */
const bookedPrice = async (api: Backend, player: Player) => {
  const { reservations } = await api.call<Mine>('GET', 'reservations/mine', player);
  return Object.fromEntries(reservations.map(({ timeSlot, price }) => [timeSlot, price]));
};

test('a price that the owner sets stands in the open week of a player at once, and on what is booked', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer('Emre Şahin');
  const [owner, visitor] = [await newPerson(venue), await newPerson(player)];
  await visitor.goto(weekOf(venue));
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('1.500 TL');
  await requestHour(visitor, '20:00-21:00');
  await expect(await hourTile(visitor, '20:00-21:00')).toContainText('Onay bekliyor');

  await owner.goto('/business/prices');
  await addEveningPrice(owner, '1850');
  await expect(owner.getByRole('region', { name: 'Haftalık fiyatlar' })).toContainText('1.850 TL');
  // The undo stays while the pointer rests on it.
  const undo = owner.getByRole('button', { name: 'Geri al' }).first();
  await undo.hover();

  const tile = await hourTile(visitor, '21:00-22:00');
  await expect(tile).toContainText('1.850 TL');
  await expect(await hourTile(visitor, '23:00-00:00')).toContainText('1.500 TL');
  await tile.click();
  await expect(visitor.getByRole('dialog')).toContainText('1.850 TL');
  await visitor.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('Onay bekliyor');
  // The tile shows it before the server answers.
  await expect.poll(() => bookedPrice(api, player)).toEqual({ '20:00-21:00': 1500, '21:00-22:00': 1850 });

  // One click undoes it, also on the other person's screen; booked hours keep their price.
  await undo.click();
  await expect(await hourTile(visitor, '22:00-23:00')).toContainText('1.500 TL');
  expect(await bookedPrice(api, player)).toEqual({ '20:00-21:00': 1500, '21:00-22:00': 1850 });
});

test('nobody books at a price that they did not see', { tag: '@phone' }, async ({ api, newPerson }) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer('Emre Şahin');
  const visitor = await newPerson(player);
  // The live connection is open and silent, as behind a buffering proxy.
  await visitor.routeWebSocket(/./, () => {});
  await visitor.goto(weekOf(venue));
  await (await hourTile(visitor, '21:00-22:00')).click();
  await expect(visitor.getByRole('dialog')).toContainText('1.500 TL');
  await setPrices(api, venue, [priceRule({ price: 2000 })]);
  await visitor.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  const told = visitor.getByText('Bu saatin fiyatı siz bakarken 2.000 TL oldu. Uygunsa yeniden deneyin.');
  await expect(told.first()).toBeVisible();
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('2.000 TL');
  expect(await bookedPrice(api, player)).toEqual({});
  await requestHour(visitor, '21:00-22:00');
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('Onay bekliyor');
  await expect.poll(() => bookedPrice(api, player)).toEqual({ '21:00-22:00': 2000 });
});

test('a price that changes below the question says so there', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const visitor = await newPerson(await api.createPlayer('Emre Şahin'));
  await visitor.goto(weekOf(venue));
  await (await hourTile(visitor, '21:00-22:00')).click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog).toContainText('1.500 TL');
  await setPrices(api, venue, [priceRule({ price: 2000 })]);
  await expect(dialog.getByRole('status')).toContainText('Bu saatin fiyatı siz bakarken 2.000 TL oldu.');
});

/** Hours of all three kinds with different prices, and an unanswered request. */
async function bookedNight(api: Backend, venue: Venue) {
  const player = await api.createPlayer('Emre Şahin');
  await setPrices(api, venue, [
    priceRule({ price: 1700, start: '19:00', end: '20:00' }),
    priceRule({ price: 2100, start: '21:00', end: '22:00' }),
    priceRule({ price: 900, start: '00:00', end: '02:00' }),
  ]);
  await phoneBooking(api, venue, '19:00-20:00', 'Hasan Usta');
  for (const timeSlot of ['21:00-22:00', '00:00-01:00']) {
    const { reservation } = await api.reserve(player, venue, NIGHT, timeSlot);
    const json = { reservationId: reservation.id };
    await api.call('POST', 'reservations/approve', { token: venue.token, json });
  }
  await api.reserve(await api.createPlayer('Umut Öz'), venue, NIGHT, '22:00-23:00');
}

test('the income of a night is what was booked, on the screen and in the table', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  const venue = await api.createVenue();
  await bookedNight(api, venue);
  await signInAs(page, venue);
  await page.goto(`/business/income?span=day&date=${NIGHT}`);
  const figure = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure('Toplam')).toContainText('4.700 TL');
  await expect(figure('Beklenen')).toContainText('4.700 TL');
  await expect(figure('Beklenen')).toContainText('3 saat');
  await expect(figure('Doluluk')).toContainText('3/16 saat');
  const source = (name: string) =>
    page.getByRole('region', { name: 'Gelir kaynakları' }).getByRole('listitem').filter({ hasText: name });
  await expect(source('Telefonla alınanlar')).toContainText('1.700 TL');
  await expect(source('Tek seferlik rezervasyonlar')).toContainText('3.000 TL');
  await expect(source('Aboneler')).toContainText('0 saat');
  await expect(page.getByRole('region', { name: 'Sahalara göre' })).toContainText('4.700 TL');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tablo olarak indir' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`gelir-${NIGHT}-${NIGHT}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toEqual([
    '\uFEFFGece;Saat;Saha;Kaynak;Ad;Durum;İşaret;Ücret (TL);Tutar (TL)',
    `${NIGHT};19:00-20:00;Saha 1;Telefon;Hasan Usta;Gelecek;;1700;1700`,
    `${NIGHT};21:00-22:00;Saha 1;Rezervasyon;Emre Şahin;Gelecek;;2100;2100`,
    `${NIGHT};00:00-01:00;Saha 1;Rezervasyon;Emre Şahin;Gelecek;;900;900`,
  ]);
  await page.getByRole('radio', { name: 'Hafta' }).click();
  await expect(page).toHaveURL(/span=week/);
  await expect(figure('Toplam')).toContainText('4.700 TL');
});
