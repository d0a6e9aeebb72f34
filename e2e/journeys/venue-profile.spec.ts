import type { Page } from '@playwright/test';
import { plain } from '../../api/test/pictures.ts';
import type { Backend, Player, Venue } from '../support/backend.ts';
import { hourTile, NIGHT, requestHour, weekOf } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  OWNER_WIDTHS,
  signInAs,
  test,
  WIDTHS,
} from '../support/test.ts';
import { letHourPass } from '../support/time.ts';

/** Opens the profile editor of a signed-in venue. */
async function openProfile(page: Page) {
  await page.goto('/profile/business');
  await page.getByRole('button', { name: 'Profili düzenle' }).click();
  await expect(page.getByLabel('Fotoğraf ekle')).toBeAttached();
}

const photo = async (colour: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await (await plain(colour, name)).arrayBuffer()),
});
const previews = (page: Page) => page.getByRole('img', { name: /^\d+\. fotoğraf$/ });
const sources = (page: Page) =>
  previews(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).getAttribute('src')));
const galleryOf = (page: Page) => page.getByRole('button', { name: /büyüt$/ }).locator('img');

test('photos are added, put in order with the mouse and by keys, and removed; players see it', {
  tag: '@desktop',
}, async ({ api, newPerson, page: owner }) => {
  const venue = await api.createVenue();
  await signInAs(owner, venue);
  await openProfile(owner);
  await owner
    .getByLabel('Fotoğraf ekle')
    .setInputFiles([
      await photo('#a22', 'a.png'),
      await photo('#2a2', 'b.png'),
      await photo('#22a', 'c.png'),
    ]);
  await expect(previews(owner)).toHaveCount(3);
  const [a, b, c] = await sources(owner);

  await owner.getByRole('button', { name: '3. fotoğrafı öne al' }).focus();
  await owner.keyboard.press('Enter');
  await expect.poll(() => sources(owner)).toEqual([a, c, b]);
  await owner.keyboard.press('Enter');
  await expect.poll(() => sources(owner)).toEqual([c, a, b]);
  await expect(owner.getByRole('button', { name: '1. fotoğrafı öne al' })).toBeFocused();
  await previews(owner).nth(2).dragTo(previews(owner).nth(0));
  await expect.poll(() => sources(owner)).toEqual([b, c, a]);

  const player = await newPerson();
  await player.goto(weekOf(venue));
  await expect(galleryOf(player)).toHaveCount(3);
  await expect(galleryOf(player).first()).toHaveAttribute('src', String(b).replace('.thumb', ''));
  await player.getByRole('button', { name: `${venue.name} fotoğraflarını büyüt` }).click();
  await expect(player.getByRole('dialog').getByText('1 / 3')).toBeVisible();

  await owner.getByRole('button', { name: '1. fotoğrafı kaldır' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect.poll(() => sources(owner)).toEqual([c, a]);
  await player.reload();
  await expect(galleryOf(player)).toHaveCount(2);
  await player.goto(`/results?city=${venue.city}&q=${encodeURIComponent(venue.name)}`);
  const first = player.getByRole('listitem').filter({ hasText: venue.name }).locator('img').first();
  await expect(first).toHaveAttribute('src', String(c).replace('.thumb', ''));
  await owner.reload();
  await owner.getByRole('button', { name: 'Profili düzenle' }).click();
  await expect.poll(() => sources(owner)).toEqual([c, a]);
});

test('what the venue says of itself, its phone and its place reach the player', { tag: '@phone' }, async ({
  api,
  newPerson,
  page: owner,
}) => {
  const venue = await api.createVenue();
  await signInAs(owner, venue);
  await openProfile(owner);
  await owner.getByLabel(/^Tanıtım yazısı/).fill('Yeni zemin, geniş otopark.\nÇocuklara ayrı alan var.');
  await owner.getByLabel('Telefon').fill('0 (246) 555 66 77');
  await owner.getByLabel('Adres').fill('Eğirdir Yolu 42');
  await owner.getByLabel(/^Olanaklar/).fill('Kafe, duş');
  await owner.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(owner.getByText('Profil başarıyla güncellendi!').first()).toBeVisible();
  await expect(owner.getByLabel('Telefon')).toHaveValue('0246 555 66 77');

  const player = await newPerson();
  await player.goto(weekOf(venue));
  await expect(player.getByRole('region', { name: 'Saha hakkında' })).toContainText(
    'Yeni zemin, geniş otopark.',
  );
  await expect(player.getByText('Eğirdir Yolu 42').first()).toBeVisible();
  await expect(player.getByText('Kafe, duş')).toBeVisible();
  await expect(player.getByRole('link', { name: /0246 555 66 77/ })).toBeVisible();
  await expect(player.getByRole('region', { name: 'Yorumlar' })).toContainText('Henüz yorum yok');
});

test('new hours that leave a booking out are asked about first, and the booking stays', {
  tag: '@desktop',
}, async ({ api, newPerson, page: owner }) => {
  const venue = await api.createVenue();
  const person = await api.createPlayer('Emre Şahin');
  const player = await newPerson(person);
  await player.goto(weekOf(venue));
  await requestHour(player, '21:00-22:00');
  await expect(await hourTile(player, '21:00-22:00')).toHaveAttribute('data-state', /waiting|mine/);

  await signInAs(owner, venue);
  await openProfile(owner);
  const hours = owner.getByRole('group', { name: /^Çalışma saatleri/ });
  await hours.getByRole('button', { name: '10:00-02:00 aralığını kaldır' }).click();
  await hours.getByLabel('Başlangıç').selectOption('10:00');
  await hours.getByLabel('Bitiş').selectOption('20:00');
  const saved = owner.getByText('Profil başarıyla güncellendi!');
  await owner.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText('1 rezervasyonu saatlerin dışında bırakıyor');
  await expect(dialog).toContainText('Emre Şahin');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(saved).toHaveCount(0);

  await owner.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await dialog.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect(saved.first()).toBeVisible();
  await owner.getByRole('link', { name: 'Emre Şahin: tabloda aç' }).click();
  await expect(owner).toHaveURL(new RegExp(`/business/board\\?date=${NIGHT}`));
  await expect(owner.getByRole('grid')).toContainText('Emre Şahin');
  const { reservations } = await api.call<{ reservations: { status: string }[] }>(
    'GET',
    'reservations/mine',
    {
      token: person.token,
    },
  );
  expect(reservations.map(({ status }) => status)).toEqual(['pending']);
});

/** Rates a venue with five stars after a game there, so that the review counts. */
async function playAndRate(
  { api, server }: { api: Backend; server: RunningServer },
  player: Player,
  venue: Venue,
  timeSlot = '20:00-21:00',
) {
  const { reservation } = await api.reserve(player, venue, NIGHT, timeSlot);
  const json = { reservationId: reservation.id };
  await api.call('POST', 'reservations/approve', { token: venue.token, json });
  letHourPass(server, reservation.id);
  await api.call('POST', `business/${venue.id}/ratings`, {
    token: player.token,
    json: { rating: 5, comment: '' },
  });
}

test('the ranking names the places, for players and for the owner', { tag: '@phone' }, async ({
  api,
  server,
  newPerson,
  page: owner,
  ownCity: city,
}) => {
  const [single, loved] = [await api.createVenue({ city }), await api.createVenue({ city })];
  await playAndRate({ api, server }, await api.createPlayer(), single);
  for (const hour of ['17', '18', '19', '20']) {
    await playAndRate({ api, server }, await api.createPlayer(), loved, `${hour}:00-${Number(hour) + 1}:00`);
  }

  await signInAs(owner, single);
  await owner.goto('/profile/business');
  await expect(
    owner.getByRole('link', { name: /Şehrinizdeki \d+ saha arasında 2\. sıradasınız/ }),
  ).toBeVisible();

  const player = await newPerson();
  await player.goto(`/results?city=${city}`);
  await player.getByRole('main').getByRole('link', { name: 'Saha sıralaması' }).click();
  const places = player.getByRole('main').getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText(loved.name);
  await expectAccessible(player);
});

test('a new request sounds once somebody switched the sound on', { tag: '@desktop' }, async ({
  api,
  newPerson,
  page: owner,
}) => {
  const venue = await api.createVenue();
  await owner.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      start.call(this, when);
    };
  });
  const tones = () => owner.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
  await signInAs(owner, venue);
  await owner.goto('/profile/business');
  await expect(owner.getByText('Henüz rezervasyon isteği yok.')).toBeVisible();
  const player = await newPerson(await api.createPlayer('Deniz Ak'));
  await player.goto(weekOf(venue));
  await requestHour(player, '20:00-21:00');
  await expect(owner.getByRole('listitem', { name: 'Deniz Ak' })).toBeVisible();
  expect(await tones()).toBe(0);

  await owner.getByRole('button', { name: 'İstek sesi: kapalı' }).click();
  const sample = await tones();
  expect(sample).toBeGreaterThan(0);
  await requestHour(player, '22:00-23:00');
  await expect.poll(tones).toBe(2 * sample);
  await owner.getByRole('button', { name: 'Onayla' }).first().click();
  await expect(owner.getByText('Rezervasyon onaylandı!').first()).toBeVisible();
  expect(await tones()).toBe(2 * sample);
  await owner.reload();
  await expect(owner.getByRole('button', { name: 'İstek sesi: açık' })).toBeVisible();
});

test('the profile and the public page are accessible and fit at every width', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  const venue = await api.createVenue();
  await signInAs(page, venue);
  await openProfile(page);
  await page
    .getByLabel('Fotoğraf ekle')
    .setInputFiles([await photo('#a22', 'a.png'), await photo('#2a2', 'b.png')]);
  await expect(previews(page)).toHaveCount(2);
  await page.getByLabel(/^Tanıtım yazısı/).fill('Yeni zemin.');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Profil başarıyla güncellendi!').first()).toBeVisible();
  await expectAccessibleAt(OWNER_WIDTHS, page);
  await page.goto(weekOf(venue));
  await expect(page.getByRole('region', { name: 'Saha hakkında' })).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
});
