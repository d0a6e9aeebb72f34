import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './test.ts';

const MOST_CALLS = 3;
const FAILURE = { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' };

/** A call of a screen, and the screen's message when that call fails. */
export type Failing = { call: RegExp; says: RegExp };

/**
 * Opens a screen, answers its first calls and holds the others back. By then the main content must be visible. The call
 * of `failing` fails at first: the screen must say so, and offer a retry.
 */
export async function openFirstCalls(
  page: Page,
  path: string,
  becomesUseful: () => Promise<void>,
  failing?: Failing,
): Promise<void> {
  const held = Promise.withResolvers<void>();
  let calls = 0;
  // The retry of a failed call, perhaps automatic, does not count as a further call.
  let namedAt = 0;
  let isBroken = failing !== undefined;
  await page.route('**/api/**', async (route) => {
    const isNamed = failing?.call.test(route.request().url()) ?? false;
    // The banner above the page asks for itself.
    if (/\/api\/verify-email$/.test(route.request().url())) return route.continue();
    if (!isNamed || namedAt === 0) calls += 1;
    if (isNamed && namedAt === 0) namedAt = calls;
    if (isNamed && isBroken) return route.fulfill({ status: 500, json: FAILURE });
    if ((isNamed ? namedAt : calls) > MOST_CALLS) await held.promise;
    return route.continue();
  });
  await page.goto(path);
  if (failing) {
    const main = page.getByRole('main');
    const alert = main.getByRole('alert').filter({ hasText: failing.says }).first();
    await expect(alert, path).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    for (const again of await main.getByRole('button', { name: 'Tekrar dene' }).all()) await again.click();
  }
  await becomesUseful();
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}

/** Opens a screen, holds its `calls` back, checks that the screen says that it is loading, and releases them. */
export async function openLoading(page: Page, path: string, calls: RegExp, check: () => Promise<void>) {
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  // Until then the page hides the login that strangers get there, which is busy, too.
  await expect(page.locator('html'), path).not.toHaveAttribute('data-drawn-stranger');
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first(), path).toBeAttached();
  await check();
  // The route stays: removing it while another call is running may lose that call.
  held.resolve();
}
