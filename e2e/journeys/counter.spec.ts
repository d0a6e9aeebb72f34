import type { Page } from '@playwright/test';
import { formatDay, formatSlot } from 'mf-shared/format';
import { istanbulDate, istanbulTime, slotInstants, slotsOf } from 'mf-shared/schedule';
import type { Venue } from '../support/backend.ts';
import { hourTile, NIGHT, requestHour, weekOf } from '../support/pages.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  OWNER_WIDTHS,
  signInAs,
  test,
} from '../support/test.ts';

const BOARD = `/business/board?date=${NIGHT}`;

/** The tile of an hour on the night, whatever its content. */
function hour(page: Page, timeSlot: string) {
  const slot = slotsOf([{ start: '10:00', end: '02:00' }]).find((one) => one.timeSlot === timeSlot);
  if (!slot) throw new Error(`no ${timeSlot}`);
  const { startsAt } = slotInstants(NIGHT, slot);
  return page.getByRole('button', { name: `Saha 1, ${formatSlot({ date: NIGHT, timeSlot, startsAt })}` });
}

async function openBoard(page: Page) {
  await page.goto(BOARD);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Books an hour by phone: a name and Enter. */
async function takeCall(page: Page, timeSlot: string, name: string) {
  await hour(page, timeSlot).click();
  await expect(page.getByRole('dialog').getByLabel('Ad', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(hour(page, timeSlot)).toContainText(name);
}

const told = (page: Page, text: string | RegExp) => page.getByText(text).first();
/** Presses undo on the message with this text; older messages may still be beside it. */
const takeBack = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Geri al' }).click();

test('after midnight the hour that is played is in view', async ({ api, page }) => {
  const venue = await api.createVenue();
  await signInAs(page, venue);
  const lastHour = slotsOf([{ start: '10:00', end: '02:00' }]).at(-1);
  if (!lastHour) throw new Error('no hours');
  const { startsAt } = slotInstants(NIGHT, lastHour);
  await page.clock.setFixedTime(startsAt + 20 * 60_000);
  await page.goto('/business/board');
  const running = hour(page, lastHour.timeSlot);
  await expect(running).toBeInViewport({ ratio: 1 });
  // Nor does the footer cover it.
  const isOnTop = (tile: Element) => {
    const { x, y, width, height } = tile.getBoundingClientRect();
    return tile.contains(document.elementFromPoint(x + width / 2, y + height - 2));
  };
  expect(await running.evaluate(isOnTop)).toBe(true);
});

test('a morning at the counter: calls are written down while requests arrive', async ({
  api,
  newPerson,
  page: staff,
}) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer('Emre Şahin');
  await signInAs(staff, venue);
  await openBoard(staff);

  await takeCall(staff, '20:00-21:00', 'Hasan Usta');
  const phone = await newPerson(player);
  await phone.goto(weekOf(venue));
  await expect(await hourTile(phone, '20:00-21:00')).toHaveAttribute('data-state', 'taken');
  await requestHour(phone, '21:00-22:00');

  // The request appears on the board by itself, and is answered there.
  await expect(hour(staff, '21:00-22:00')).toContainText('Bekliyor');
  await staff.getByRole('button', { name: 'Onayla' }).click();
  await expect(told(staff, 'Rezervasyon onaylandı!')).toBeVisible();
  await expect(hour(staff, '21:00-22:00')).toContainText('Emre Şahin');

  // The floodlights of the last hours are broken: the same dialog closes and reopens them.
  await hour(staff, '01:00-02:00').click();
  await staff.getByRole('radio', { name: 'Saati kapat' }).check();
  await staff.getByRole('button', { name: 'Saatleri kapat' }).click();
  await expect(hour(staff, '01:00-02:00')).toContainText('Kapalı');
  await takeBack(staff, '1 saat kapatıldı.');
  await expect(hour(staff, '01:00-02:00')).toContainText('Boş');

  // Cancelled by mistake, then restored.
  await hour(staff, '20:00-21:00').click();
  await staff.getByRole('button', { name: 'İptal et' }).click();
  await expect(hour(staff, '20:00-21:00')).toContainText('Boş');
  await takeBack(staff, 'Rezervasyon iptal edildi.');
  await expect(hour(staff, '20:00-21:00')).toContainText('Hasan Usta');

  await staff.goto(`/profile/business?date=${NIGHT}`);
  await expect(staff.getByRole('button', { name: 'Hasan Usta' })).toBeVisible();
});

test('a phone booking takes less than ten seconds and no mouse', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  await signInAs(page, await api.createVenue());
  await openBoard(page);
  await hour(page, '19:00-20:00').focus();
  const start = Date.now();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ayşe Hanım');
  await page.keyboard.press('Enter');
  await expect(hour(page, '19:00-20:00')).toContainText('Ayşe Hanım');
  await expect(hour(page, '20:00-21:00')).toContainText('Ayşe Hanım');
  expect(Date.now() - start).toBeLessThan(10_000);
  await expect(hour(page, '20:00-21:00')).toBeFocused();
});

test('people stand at the counter for the hour that runs', { tag: '@desktop' }, async ({ api, page }) => {
  const HALF = 30 * 60_000;
  // An hour that began 15 to 45 minutes ago, whatever the time.
  const startsAt = Math.floor((Date.now() - HALF / 2) / HALF) * HALF;
  const [start, end] = [istanbulTime(startsAt), istanbulTime(startsAt + 2 * HALF)];
  const date = istanbulDate(startsAt);
  const place = formatSlot({ date, timeSlot: `${start}-${end}`, startsAt });
  const running = page.getByRole('button', { name: `Saha 1, ${place}` });
  await signInAs(page, await api.createVenue({ hours: { start, end } }));
  await page.goto(`/business/board?date=${date}`);
  await expect(running).toContainText('Boş');
  await running.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Ad', { exact: true })).toBeFocused();
  await page.keyboard.type('Kemal');
  await page.keyboard.press('Enter');
  await expect(running).toContainText('Kemal');
  await expect(page.getByRole('definition').first()).toContainText('Kemal');

  await running.click();
  await page.getByRole('button', { name: 'İptal et' }).click();
  await expect(running).toContainText('Boş');
  await takeBack(page, 'Rezervasyon iptal edildi.');
  await expect(running).toContainText('Kemal');
  await expectAccessible(page);
});

test('two of the staff change the same hour: one is told, nothing is overwritten', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  const venue = await api.createVenue();
  const [one, two] = [await newPerson(venue), await newPerson(venue)];
  for (const page of [one, two]) await openBoard(page);
  await takeCall(one, '20:00-21:00', 'Hasan');
  await expect(hour(two, '20:00-21:00')).toContainText('Hasan');

  for (const page of [one, two]) await hour(page, '20:00-21:00').click();
  const name = (page: Page) => page.getByRole('dialog').getByLabel('Ad', { exact: true });
  await name(one).fill('Hasan Usta');
  await name(two).fill('Hüseyin');
  await one.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hour(one, '20:00-21:00')).toContainText('Hasan Usta');
  await two.getByRole('button', { name: 'Kaydet' }).click();
  await expect(two.getByRole('dialog')).toContainText('siz yazarken bu rezervasyonu değiştirdi');
  await expect(name(two)).toHaveValue('Hüseyin');
  await two.keyboard.press('Escape');
  await expect(hour(two, '20:00-21:00')).toContainText('Hasan Usta');
});

test('two of the staff change the settings: the second is shown both, and decides', {
  tag: '@phone',
}, async ({ api, page }) => {
  const venue = await api.createVenue();
  await signInAs(page, venue);
  await page.goto('/settings/business');
  const hours = page.getByLabel('Maça en az kaç saat kala?');
  await hours.fill('2');
  const settings = { cancelHours: 12, approval: 'manual', bufferMinutes: 0, horizonWeeks: 12 };
  await api.call('PUT', 'business/settings', { token: venue.token, json: settings });
  await page.getByRole('button', { name: 'Ayarları kaydet' }).click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('Ayarları siz bakarken başka biri değiştirdi.');
  await expect(note).toContainText('Kayıtlı: 12 saat · Sizde: 2 saat');
  await expect(note).toBeInViewport();
  await expect(hours).toHaveValue('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
  await expect(told(page, 'Ayarlarınız kaydedildi.')).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue('2');
});

test('the board by keyboard alone', { tag: '@desktop' }, async ({ api, page }) => {
  await signInAs(page, await api.createVenue());
  await openBoard(page);
  await hour(page, '10:00-11:00').focus();
  await page.keyboard.press('ArrowDown');
  await expect(hour(page, '11:00-12:00')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(hour(page, '01:00-02:00')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(hour(page, '10:00-11:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kemal');
  await page.keyboard.press('Enter');
  await expect(hour(page, '10:00-11:00')).toContainText('Kemal');
  await expect(hour(page, '10:00-11:00')).toBeFocused();

  await page.keyboard.press('t');
  await expect(page.getByRole('status').filter({ hasText: 'Kemal taşınıyor' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(hour(page, '12:00-13:00')).toContainText('Kemal');
  await expect(hour(page, '10:00-11:00')).toContainText('Boş');

  await page.keyboard.press('PageDown');
  await expect(page.getByRole('columnheader', { name: formatDay(NIGHT) })).toHaveCount(0);
});

test('a booking is carried to another hour with the mouse, and the move taken back', {
  tag: '@desktop',
}, async ({ api, page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signInAs(page, await api.createVenue());
  await openBoard(page);
  await takeCall(page, '18:00-19:00', 'Kemal');
  await hour(page, '18:00-19:00').hover();
  await page.mouse.down();
  await hour(page, '20:00-21:00').hover();
  await page.mouse.up();
  await expect(hour(page, '20:00-21:00')).toContainText('Kemal');
  await expect(hour(page, '18:00-19:00')).toContainText('Boş');
  await takeBack(page, 'Rezervasyon taşındı.');
  await expect(hour(page, '18:00-19:00')).toContainText('Kemal');
});

test('reads well for everybody, on every screen', { tag: '@desktop' }, async ({ api, page }) => {
  test.slow();
  const venue: Venue = await api.createVenue();
  await api.reserve(await api.createPlayer('Emre Şahin'), venue, NIGHT, '21:00-22:00');
  await signInAs(page, venue);
  for (const view of ['', '&view=week']) {
    await page.goto(BOARD + view);
    await expect(hour(page, '21:00-22:00')).toContainText('Bekliyor');
    await expectAccessibleAt(OWNER_WIDTHS, page);
  }
  await hour(page, '20:00-21:00').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAt(OWNER_WIDTHS, page);
  await page.getByRole('radio', { name: 'Saati kapat' }).check();
  await expectAccessibleAt(OWNER_WIDTHS, page);
});
