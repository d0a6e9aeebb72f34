import type { Page } from '@playwright/test';
import { formatSlot } from 'mf-shared/format';
import { slotInstants, slotsOf } from 'mf-shared/schedule';
import { NIGHT } from '../support/pages.ts';
import { expect, signInAs, test } from '../support/test.ts';

const SLOTS = slotsOf([{ start: '10:00', end: '02:00' }]);

/** The tile of an hour on the night, whatever its content. */
function hour(page: Page, timeSlot: string) {
  const slot = SLOTS.find((one) => one.timeSlot === timeSlot);
  if (!slot) throw new Error(`no ${timeSlot}`);
  const { startsAt } = slotInstants(NIGHT, slot);
  return page.getByRole('button', { name: `Saha 1, ${formatSlot({ date: NIGHT, timeSlot, startsAt })}` });
}

/** The browser's own Back. Playwright's waits for a page load, which a blocked step never causes. */
async function pressBack(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
}

test('Back closes what is open on the board and keeps what was typed; a second one leaves', {
  tag: '@phone',
}, async ({ api, page }) => {
  await signInAs(page, await api.createVenue());
  await page.goto('/profile/business');
  await page.goto(`/business/board?date=${NIGHT}`);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Ad', { exact: true });

  // The second press of a double click must not close what the first one opened.
  await hour(page, '10:00-11:00').dblclick();
  await name.fill('Kemal');
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/business\/board/);

  await hour(page, '10:00-11:00').click();
  await expect(name).toHaveValue('Kemal');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await pressBack(page);
  await expect(page).toHaveURL(/\/profile\/business/);
});

test('the printed board shows the night to its last hour @desktop', async ({ api, page }) => {
  await signInAs(page, await api.createVenue());
  await page.goto(`/business/board?date=${NIGHT}`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const last = hour(page, '01:00-02:00');
  await expect(last).toBeVisible();
  const hidden = await grid.evaluate((table) => table.scrollHeight - table.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  const [frame, tile] = [await grid.boundingBox(), await last.boundingBox()];
  expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0) + 1,
  );
});
