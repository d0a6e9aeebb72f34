import type { Locator } from '@playwright/test';
import { NIGHT, weekOf } from '../support/pages.ts';
import { expect, expectNoSidewaysScroll, fontSizeOf, test } from '../support/test.ts';

test('letters of twice the size push nothing out of the window', { tag: '@phone' }, async ({
  api,
  newPerson,
  ownCity: city,
}) => {
  const venue = await api.createVenue({ city });
  const player = await api.createPlayer('Ece Ilgaz');
  await api.reserve(player, venue, NIGHT, '21:00-22:00');
  const visitor = await newPerson();
  const page = await newPerson(player);
  for (const one of [visitor, page]) await (await fontSizeOf(one))('double');
  for (const path of ['/', '/login-user', '/register-user', '/register-business', '/service-info']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(visitor.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoSidewaysScroll(visitor);
  }
  await visitor.goto(weekOf(venue));
  await visitor.locator('[data-state="free"]').first().click();
  await expect(visitor.getByRole('heading', { name: 'Rezervasyon isteği' })).toBeVisible();
  await expect(visitor.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoSidewaysScroll(visitor);
  // In this week a phone does without the button.
  await page.goto(`${weekOf(venue)}&week=1`);
  const today = page.getByRole('button', { name: 'Bugün' });
  await today.scrollIntoViewIfNeeded();
  await expect(today).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoSidewaysScroll(page);

  await page.goto('/my-reservations');
  const ticket = page.getByRole('heading', { name: /21:00-22:00/ });
  const clipped = await ticket.evaluate((title) => title.scrollWidth > title.clientWidth);
  expect(clipped).toBe(false);
  await expect(ticket).toBeVisible();

  await page.goto('/chat');
  const name = page.getByRole('listitem').getByText(venue.name, { exact: true }).first();
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);

  // The footer takes little of the screen.
  const { height = 844 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(height).toBeLessThan(844 / 6);
});

test('the first button of a small phone stands clear of the footer', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Hemen Rezervasyon Yap' });
  const [box, footer] = [await button.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test('the thumb bar of a small phone has room for its words, and does not cover the footer', {
  tag: '@phone',
}, async ({ api, newPerson }) => {
  const page = await newPerson(await api.createPlayer('Ece Ilgaz'));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/account');
  const bar = page.getByRole('navigation', { name: 'Kısayollar' });
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(5);
  const sizes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return { isWide: width >= 44 && height >= 44, isWhole: link.scrollWidth <= link.clientWidth };
    }),
  );
  expect(sizes).toEqual(Array(5).fill({ isWide: true, isWhole: true }));
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (element: Locator) => {
    const { y = 999, height = 0 } = (await element.boundingBox()) ?? {};
    return y + height;
  };
  expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(await top());
  await links.getByText('Mesajlar').click();
  await expect(page).toHaveURL('/chat');
  await expect(bar.getByRole('link', { name: 'Mesajlar' })).toHaveAttribute('aria-current', 'page');
  await expectNoSidewaysScroll(page);
});
