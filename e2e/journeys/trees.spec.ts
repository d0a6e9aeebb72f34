import type { Page } from '@playwright/test';
import { addDays, currentNight } from 'mf-shared/schedule';
import { ownerWorld } from '../support/owner-world.ts';
import { hourTile, NIGHT, wake, weekOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { fullWorld } from '../support/world.ts';

/** The third night of the next week: all of its hours are still to come, also after midnight. */
const NEXT = addDays(currentNight(Date.now()), 9);
const MONTH = 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık';
const DAY = 'Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Pzt|Sal|Çar|Per|Cum|Cmt|Paz';
/** What differs from run to run, and what stands for it. */
const CHANGING: [RegExp, string][] = [
  // Addresses are not heard.
  [/\n *- \/url: .*/g, ''],
  // Free hours of tonight, and the cities.
  [/(?<=- list "Boş saatler":\n)(?: {8}.*\n)+/g, '        …\n'],
  [/(?: *- option ".*\n){20,}/g, '    …\n'],
  [/(?<=- time: ).+/g, 'SAAT'],
  [/\S+@\S+\.test/g, 'E-POSTA'],
  [/\d{4}-\d{2}-\d{2}/g, 'TARİH'],
  [new RegExp(`\\d{1,2} (${MONTH})( \\d{4})?( (${DAY})(?![a-zçğıöşü]))?`, 'g'), 'TARİH'],
  [/(?:\d{1,2}|TARİH) – TARİH/g, 'HAFTA'],
  [new RegExp(`(?<![a-zçğıöşü])(${DAY})(?![a-zçğıöşü])( \\d{1,2})?`, 'gi'), 'GÜN'],
];

/** What screen readers hear of a page's main part, in this order, without what differs from run to run. */
async function treeOf(page: Page, names: Record<string, string>): Promise<string> {
  let tree = await page.getByRole('main').ariaSnapshot();
  for (const [name, stands] of Object.entries(names)) tree = tree.replaceAll(name, stands);
  for (const [pattern, stands] of CHANGING) tree = tree.replace(pattern, stands);
  return tree;
}

test('screen readers hear the main screens of a player in this order', { tag: '@phone' }, async ({
  api,
  newPerson,
  ownCity,
}) => {
  const world = await fullWorld(api, ownCity);
  const { venue, friend } = world;
  const page = await newPerson(world.me);
  const names = { [venue.name]: 'SAHA', [ownCity]: 'ŞEHİR' };
  const hears = async (name: string) => expect(await treeOf(page, names)).toMatchSnapshot(`${name}.txt`);
  const main = page.getByRole('main');

  await page.goto('/search');
  await expect(page.getByRole('button', { name: 'Sahaları Göster' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await hears('search');
  await page.goto(`/results?city=${ownCity}`);
  await expect(page.getByRole('heading', { name: venue.name })).toBeVisible();
  await wake(page);
  await hears('results');
  await page.goto(`${weekOf(venue)}&week=1&day=${NEXT}`);
  const tile = await hourTile(page, '21:00-22:00', NEXT);
  await expect(tile).toBeVisible();
  await wake(page);
  await hears('week');
  await tile.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' })).toBeVisible();
  await hears('request');
  await page.goto('/my-reservations');
  await expect(main.getByText(venue.name).first()).toBeVisible();
  await hears('my-reservations');
  await page.goto('/profile/user');
  await expect(main.getByRole('article').first()).toBeVisible();
  await hears('card');
  await page.goto(`/chat?receiverId=${friend.id}&receiverModel=User`);
  await expect(page.getByRole('log').getByText('Perşembe var mısın?')).toBeVisible();
  await hears('chat');
  await page.goto('/matches');
  await expect(main.getByText('Gölcük Halı Saha')).toBeVisible();
  await hears('matches');
});

test('screen readers hear the main screens of an owner in this order', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const venue = await ownerWorld(api);
  const page = await newPerson(venue);
  const names = { [venue.name]: 'SAHA' };
  const hears = async (name: string) => expect(await treeOf(page, names)).toMatchSnapshot(`${name}.txt`);

  await page.goto(`/profile/business?date=${NIGHT}`);
  await expect(page.getByRole('main').getByText('Hasan Usta')).toBeVisible();
  await hears('panel');
  await page.goto(`/business/board?date=${NIGHT}`);
  await expect(page.getByRole('grid').getByText('Hasan Usta').first()).toBeVisible();
  await hears('board');
});

test('what changes live is said where readers hear it', { tag: '@phone' }, async ({ api, newPerson }) => {
  const venue = await api.createVenue();
  const [player, other] = [await api.createPlayer('Ece Ilgaz'), await api.createPlayer('Umut Öz')];
  const [page, owner] = [await newPerson(player), await newPerson(venue)];
  await owner.goto('/profile/business');
  await expect(owner.getByText('Henüz rezervasyon isteği yok.')).toBeVisible();
  await page.goto(weekOf(venue));
  await hourTile(page, '21:00-22:00');
  await wake(page);
  await api.reserve(other, venue, NIGHT, '21:00-22:00');
  await expect(page.getByRole('status').filter({ hasText: '21:00-22:00' })).toContainText('doldu.');
  const toasts = owner.getByRole('region', { name: 'Bildirimler' }).getByRole('list');
  await expect(toasts).toHaveAttribute('aria-live', 'polite');
  await expect(toasts.getByText(/^Yeni rezervasyon isteği: Umut Öz/)).toBeVisible();
});

test('where the system chooses the colours, free hours and what is chosen keep an outline', {
  tag: '@phone',
}, async ({ api, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${weekOf(await api.createVenue())}&day=${NIGHT}`);
  const tile = await hourTile(page, '21:00-22:00');
  const day = page.getByRole('tab', { selected: true });
  await expect(tile).toHaveCSS('border-top-style', 'solid');
  await expect(day).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('tab', { selected: false }).first()).toHaveCSS('outline-style', 'none');
});
