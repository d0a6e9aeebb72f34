import type { Page } from '@playwright/test';

/** How long a page may take to come to rest, and a press to be possible. */
export const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/**
 * Waits until nothing loads any more: no call, no skeleton, no font and no picture, also further down.
 *
 * @throws Error with what still loads after ten seconds.
 */
export async function comesToRest(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const left = () => Math.max(1, until - Date.now());
  await page.getByRole('main').waitFor({ timeout: left() });
  await page.waitForLoadState('networkidle', { timeout: left() });
  for (;;) {
    const loading = await page.evaluate(showLoading);
    if (loading.length === 0) break;
    if (Date.now() > until) throw new Error(`never came to rest: ${loading.join(', ')}`);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  await page.evaluate(decodeAll);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What has arrived is drawn a little later; a broken picture is never. */
async function decodeAll(): Promise<void> {
  const arrived = [...document.images].filter((image) => image.complete);
  await Promise.all(arrived.map((image) => image.decode().catch(() => {})));
}

/** Brings what still loads into view, where maps and pictures begin to load, and names it. */
async function showLoading(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const busy = [...document.querySelectorAll('main [aria-busy="true"]')];
  const images = [...document.images].filter((image) => !image.complete);
  // The proof that one is no robot waits until somebody fills in the form.
  const loading = [...busy.filter((element) => !element.matches('fieldset')), ...images].filter((element) =>
    element.checkVisibility(),
  );
  const boxes = [...document.querySelectorAll('main *')].filter((box) => box.scrollHeight > box.clientHeight);
  const places = boxes.map((box) => box.scrollTop);
  for (const element of loading) {
    element.scrollIntoView({ block: 'center' });
    await frame();
    await frame();
  }
  for (const [index, box] of boxes.entries()) box.scrollTop = places[index] ?? 0;
  const names = loading.map((element) => `${element.localName}.${element.className} ${element.textContent}`);
  return document.fonts.status === 'loaded' ? names : [...names, 'fonts'];
}
