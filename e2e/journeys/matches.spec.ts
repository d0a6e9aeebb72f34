import type { Locator, Page } from '@playwright/test';
import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import type { Match } from 'mf-shared/contracts/matches';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Backend, Player } from '../support/backend.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';
import { letMatchPass } from '../support/time.ts';

const TOMORROW = addDays(istanbulDate(Date.now()), 1);
const MATES = ['Ali Öz', 'Barış Kılıç', 'Can Er', 'Umut Şen'];
const PLACES = ['Kaleci', 'Sol stoper', 'Sağ orta saha', 'Sol kanat', 'Forvet'];

/** A player whose friends can be placed on the board without a search. */
async function withFriends(api: Backend, name: string): Promise<Player> {
  const captain = await api.createPlayer(name);
  for (const mate of MATES) {
    const friend = await api.createPlayer(mate);
    await api.call('POST', 'friends/add', { token: captain.token, json: { receiverId: friend.id } });
    const [link] = await api.call<{ id: string }[]>('GET', 'friends/pending', { token: friend.token });
    await api.call('POST', `friends/accept/${link?.id}`, { token: friend.token });
  }
  return captain;
}

/** A captain with a lineup of five, as the board saves it. */
async function withLineup(api: Backend, name: string, team: string): Promise<Player> {
  const captain = await api.createPlayer(name);
  const mates = await Promise.all(MATES.map((mate) => api.createPlayer(mate)));
  const players = [captain, ...mates].map(({ id }, at) => {
    const { position, x, y } = LINEUP_SLOTS[at * 2] ?? { position: 'Forvet', x: 50, y: 11 };
    return { player: id, position, x, y };
  });
  await api.call('POST', 'lineups', { token: captain.token, json: { name: team, players } });
  return captain;
}

async function drawLineup(page: Page, captain: Player, team: string): Promise<void> {
  await page.goto('/lineups/create');
  await page.getByLabel('Kadro adı').fill(team);
  const pool = page.getByRole('list', { name: 'Oyuncular' });
  for (const [at, name] of [captain.fullName, ...MATES].entries()) {
    await pool.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: new RegExp(`^${PLACES[at]}:`) }).click();
  }
  await page.getByRole('button', { name: 'Kadroyu Kaydet' }).click();
  await expect(page.getByText('Kadro oluşturuldu.')).toBeVisible();
  await expect(page).toHaveURL(/\/lineups$/);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mesajınız').fill(text);
  await page.getByLabel('Mesajınız').press('Enter');
}

/** Rates the only open opponent, all skills alike. */
async function rate(page: Page, name: string, key: 'Home' | 'End'): Promise<void> {
  await page.goto('/matches');
  await page.getByRole('link', { name: 'Rakipleri puanla' }).click();
  await expect(page.getByRole('group', { name: 'Kimi puanlıyorsunuz?' })).toBeVisible();
  await page.getByRole('button', { name: 'Puanla', exact: true }).click();
  await expect(page.getByText('Lütfen bir oyuncu seçin.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  const dialog = page.getByRole('dialog', { name });
  const sliders = dialog.getByRole('slider');
  await expect(sliders).toHaveCount(6);
  for (const slider of await sliders.all()) {
    await expect(slider).toHaveValue('50');
    await slider.press(key);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Puanı Gönder' }).click();
  await expect(page.getByText('Puanlama başarılı!')).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toHaveCount(0);
}

const ratingOn = (card: Locator) => card.getByText(/^Genel puan \d+$/);

async function expectCard(page: Page, player: Player, rating: number): Promise<void> {
  await page.goto(`/user/${player.id}`);
  const card = page.getByRole('article', { name: `${player.fullName}, oyuncu kartı` });
  await expect(ratingOn(card)).toHaveText(`Genel puan ${rating}`);
}

test('two captains find each other, talk, play, and rate each other’s cards', { tag: '@phone' }, async ({
  api,
  page,
  newPerson,
  server,
}) => {
  test.slow();
  const city = 'Bayburt';
  const first = await withFriends(api, 'Çağrı Işıklı');
  const second = await withLineup(api, 'İpek Yağmur', 'Şimşekler');
  const venue = await api.createVenue({ name: 'Çoruh Halı Saha' });
  const { reservation } = await api.reserve(first, venue, TOMORROW, '20:00-21:00');
  await api.call('POST', 'reservations/approve', {
    token: venue.token,
    json: { reservationId: reservation.id },
  });
  await signInAs(page, first);
  const other = await newPerson(second);

  await drawLineup(page, first, 'Kartallar');
  await page.getByRole('link', { name: 'Rakip ara' }).click();
  await expect(page.getByText('Takım büyüklüğü: 5 kişi')).toBeVisible();
  await page.getByLabel('Şehir:').selectOption(city);
  await page.getByRole('button', { name: 'İlanı Yayınla' }).click();
  await expect(page.getByText('Sizin ilanınız')).toBeVisible();

  await other.goto(`/requests/opponent?city=${city}`);
  await other.getByRole('link', { name: 'Çağrı Işıklı ile mesajlaş' }).first().click();
  await write(other, 'Yarın akşam oynayalım mı?');
  await expect(page.getByText(/^\s*okunmamış mesaj$/).first()).toBeAttached();
  await page.goto(`/chat?receiverId=${second.id}&receiverModel=User`);
  await expect(page.getByRole('log').getByText('Yarın akşam oynayalım mı?')).toBeVisible();
  await write(page, 'Olur, sekizde.');
  await expect(other.getByRole('log').getByText('Olur, sekizde.')).toBeVisible();
  await expect(page.getByText('Görüldü')).toBeVisible();

  await page.goto(`/requests/opponent?city=${city}`);
  await page.getByRole('button', { name: 'Bulundu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maç oluştur' });
  await dialog.getByRole('button', { name: 'Maçı Oluştur' }).click();
  await expect(dialog.getByText('Lütfen tüm zorunlu alanları doldurun.')).toBeVisible();
  await dialog.getByLabel('Rakip kaptan').selectOption('İpek Yağmur');
  // Time and place come from the captain's own approved hour.
  await expect(dialog.getByLabel('Tarih')).toHaveValue(TOMORROW);
  await expect(dialog.getByLabel('Konum')).toHaveValue('Çoruh Halı Saha, Saha 1');
  await expect(dialog.getByLabel('Başlangıç saati')).toHaveValue('20:00');
  await dialog.getByRole('button', { name: 'Maçı Oluştur' }).click();
  await expect(dialog.getByText('Lütfen kadroları seçin.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Rakip kadro').selectOption('Şimşekler (5 kişi)');
  await dialog.getByRole('button', { name: 'Maçı Oluştur' }).click();
  await expect(page.getByText('Maç başarıyla oluşturuldu!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bayburt’ta şu anda rakip arayan takım yok.')).toBeVisible();
  await expect(other.getByRole('log').getByText(/^Maç önerim: .*20:00, Çoruh Halı Saha/)).toBeVisible();

  await page.goto('/matches');
  await expect(page.getByText('Onay bekliyor')).toBeVisible();
  await other.goto('/matches');
  const asked = other.getByRole('region', { name: 'Yanıtınızı bekleyenler' });
  await expectAccessible(other);
  await asked.getByRole('button', { name: 'Kabul et' }).click();
  // The first captain gets the news without a reload.
  await expect(page.getByText('Kabul edildi')).toBeVisible();

  for (const person of [page, other]) {
    await person.goto('/matches');
    const match = person.getByRole('region', { name: 'Gelecek maçlar' }).getByRole('listitem').first();
    await expect(match.getByText('Çoruh Halı Saha')).toBeVisible();
    await expect(match.getByRole('list', { name: 'Kartallar, dizilişi' })).toBeVisible();
    await expect(match.getByRole('list', { name: 'Şimşekler, dizilişi' })).toBeVisible();
    await expect(match.getByRole('link', { name: 'Rakipleri puanla' })).toBeHidden();
    await expectAccessible(person);
  }
  await page.goto('/rate');
  await expect(page.getByText('Puanlayacağınız oyuncu yok.')).toBeVisible();
  await expectAccessible(page);

  const [match] = await api.call<Match[]>('GET', `matches/${first.id}`, { token: first.token });
  letMatchPass(server, match?.id ?? '', 2);
  await expectCard(page, second, 50);
  await expectCard(other, first, 50);
  await rate(page, second.fullName, 'End');
  await rate(other, first.fullName, 'Home');
  // A player's own skills weigh as five ratings: (5 × 50 + 100) / 6 and (5 × 50 + 0) / 6.
  await expectCard(page, second, 58);
  await expectCard(other, first, 42);
  await page.goto('/profile/user');
  await expect(
    ratingOn(page.getByRole('article', { name: `${first.fullName}, oyuncu kartı` })),
  ).toBeVisible();
  await page.goto('/matches');
  await expect(
    page.getByRole('region', { name: 'Oynanan maçlar' }).getByText('Çoruh Halı Saha'),
  ).toBeVisible();
  await expectAccessible(page);
});
