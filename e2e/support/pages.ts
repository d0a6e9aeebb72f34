import { expect, type Page } from '@playwright/test';
import { formatDay } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Venue } from './backend.ts';

/** The football night two days from now: always in the future. */
export const NIGHT = addDays(istanbulDate(Date.now()), 2);

/** Address of the week in which `NIGHT` lies. */
export const weekOf = (venue: Venue) => `/available-slots?businessId=${venue.id}`;

/** Opens the mails of an address once one has such a link. The server writes mails after its answer. */
export async function openMails(page: Page, email: string, link: RegExp) {
  await expect(async () => {
    await page.goto(`/dev/mail?to=${email}`);
    await expect(page.getByRole('link', { name: link })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The tile of an hour on the night, in any state; on phones its day is opened first. */
export async function hourTile(page: Page, timeSlot: string, date = NIGHT) {
  await expect(page.getByRole('heading', { name: 'Saha 1' }).first()).toBeVisible();
  const day = page.getByRole('tab', { name: new RegExp(formatDay(date).split(' ').slice(0, 2).join(' ')) });
  if (await day.count()) await day.first().click();
  return page.locator('[data-state]').filter({ hasText: `${formatDay(date)}, ${timeSlot}` });
}

/** Requests an hour like a signed-in player. */
export async function requestHour(page: Page, timeSlot: string): Promise<void> {
  await (await hourTile(page, timeSlot)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(timeSlot)).toBeVisible();
  await dialog.getByRole('button', { name: 'İsteği Gönder' }).click();
}

/** Touches a page that the server drew, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => isAwake(page)).toBe(true);
}

/** Whether React drew the first heading of the page, or has taken it over. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** Fills in a login form and waits for the human check. */
export async function logIn(page: Page, account: { email: string; password: string }): Promise<void> {
  // The previous page may have an e-mail field and a human check too.
  const submit = page.getByRole('button', { name: 'Giriş yap' });
  await expect(submit).toBeVisible();
  await page.getByLabel('E-posta').fill(account.email);
  await page.getByLabel('Şifre', { exact: true }).fill(account.password);
  await humanCheck(page);
  await submit.click();
}

/** Waits until the form's human check has solved itself. */
export const humanCheck = (page: Page) =>
  expect(page.getByText('Robot olmadığınız doğrulandı.')).toBeAttached();

/**
 * The same screen as at `path`, as the browser builds it: the server draws no address this long. A drawn page comes with
 * its data, so it neither loads nor fails.
 */
export const undrawn = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}undrawn=${'x'.repeat(300)}`;

/** Waits until the server draws the page at that path: one that has just started or is busy leaves that to the browser. */
export const untilDrawn = (page: Page, path: string): Promise<void> =>
  expect.poll(async () => (await page.request.get(path)).text(), path).toContain('id="drawn"');
