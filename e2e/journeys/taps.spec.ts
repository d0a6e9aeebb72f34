import type { Locator, Page } from '@playwright/test';
import { PASSWORD, type Venue } from '../support/backend.ts';
import { expect, signInAs, test } from '../support/test.ts';

const SENT = 'Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!';
/** Landing page to request sent. */
const MOST = { newcomer: 14, returning: 4 };
/** A phone shows the list of a select itself: one tap opens it, one chooses. */
const SELECT_TAPS = 2;

/** Counts what a finger does to the pages that follow; the typing itself counts nothing. */
async function countTaps(page: Page): Promise<{ count: () => number; add: (taps: number) => void }> {
  let taps = 0;
  await page.exposeBinding('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = ({ isTrusted }: Event) =>
      isTrusted && (window as unknown as { tapped: () => void }).tapped();
    addEventListener('pointerdown', count, { capture: true });
  });
  return {
    count: () => taps,
    add: (more) => {
      taps += more;
    },
  };
}

/** Taps a field and types: no browser fills anything in here. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.keyboard.insertText(text);
}

const firstHour = (page: Page, venue: Venue) =>
  page
    .getByRole('listitem')
    .filter({ hasText: venue.name })
    .getByRole('list', { name: 'Boş saatler' })
    .getByRole('link')
    .first();

test('a newcomer has sent a request after fourteen taps at most', { tag: '@phone' }, async ({
  api,
  page,
  ownCity,
}) => {
  const venue = await api.createVenue({ city: ownCity });
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).tap();
  await page.getByRole('link', { name: 'boş saatlere bakın' }).tap();
  await page.getByLabel('Şehir:').selectOption(ownCity);
  taps.add(SELECT_TAPS);
  await page.getByRole('button', { name: 'Sahaları Göster' }).tap();
  await firstHour(page, venue).tap();
  const untilHour = taps.count();

  await type(page, page.getByLabel('Ad soyad'), 'Deniz Işık');
  await type(page, page.getByLabel('E-posta'), `deniz-${venue.id}@oyuncu.test`);
  await type(page, page.getByLabel('Şifre', { exact: true }), PASSWORD);
  await type(page, page.getByLabel('Telefon'), '0532 123 45 67');
  await page.getByRole('radio', { name: 'Kaleci' }).tap();
  await page.getByRole('radio', { name: 'Sağ' }).tap();
  // Nobody waits for the human check: the press does.
  await page.getByRole('button', { name: 'Kaydol ve isteği gönder' }).tap();
  await expect(page.getByText(SENT)).toBeVisible();
  console.log(`newcomer: ${taps.count()} taps, ${untilHour} of them until the hour`);
  expect(taps.count()).toBeGreaterThanOrEqual(10);
  expect(taps.count()).toBeLessThanOrEqual(MOST.newcomer);
});

test('a returning player has sent a request after four taps at most', { tag: '@phone' }, async ({
  api,
  page,
  ownCity,
}) => {
  const venue = await api.createVenue({ city: ownCity });
  const player = await api.createPlayer('Ece Ak', ownCity);
  await signInAs(page, player);
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Hemen Rezervasyon Yap' }).tap();
  await expect(page.getByLabel('Şehir:')).toHaveValue(ownCity);
  await page.getByRole('button', { name: 'Sahaları Göster' }).tap();
  await firstHour(page, venue).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).tap();
  await expect(page.getByText(SENT)).toBeVisible();
  console.log(`returning player: ${taps.count()} taps`);
  expect(taps.count()).toBeGreaterThanOrEqual(3);
  expect(taps.count()).toBeLessThanOrEqual(MOST.returning);
});
