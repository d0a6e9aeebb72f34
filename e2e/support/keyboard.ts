import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or another key) until `target` has the focus, and checks that the focus is visible. */
export async function reach(page: Page, target: Locator, key = 'Tab', most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectVisible(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

/** The focused element is in view, not below a sticky bar, and has a ring; waits for a dialog that is opening. */
async function expectVisible(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return { seen: hit !== null && element.contains(hit), ring: getComputedStyle(element).outlineStyle };
    });
  await expect.poll(look).toEqual({ seen: true, ring: 'solid' });
}
