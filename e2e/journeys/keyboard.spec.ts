import { formatDay } from 'mf-shared/format';
import { reach } from '../support/keyboard.ts';
import { hourTile, NIGHT, wake, weekOf } from '../support/pages.ts';
import { expect, signInAs, test } from '../support/test.ts';

test('an hour is reserved by keyboard alone', { tag: '@desktop' }, async ({ api, page }) => {
  const venue = await api.createVenue();
  await signInAs(page, await api.createPlayer());
  await page.goto(weekOf(venue));
  await expect(page.getByRole('heading', { name: 'Saha 1' })).toBeVisible();
  const tile = page.getByRole('button', { name: new RegExp(`Rezerve Et.*${formatDay(NIGHT)}, 21:00-22:00`) });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid');
  if (await grid.count()) {
    await reach(page, grid.locator('[tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    const row = page.getByRole('row').filter({ has: page.locator('th[scope="row"]') });
    const days = await row.evaluateAll((rows) => rows.map((one) => one.querySelector('th')?.ariaLabel));
    const night = days.findIndex((day) => day?.startsWith(formatDay(NIGHT).split(' ').slice(0, 2).join(' ')));
    for (let step = 0; step < night; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await reach(page, tile, 'ArrowRight');
  } else {
    await reach(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('Home');
    await reach(page, page.locator(`[data-date="${NIGHT}"]`), 'ArrowRight');
    await reach(page, tile);
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
  await page.keyboard.press('Space');
  await reach(page, dialog.getByRole('button', { name: 'İsteği Gönder' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toContainText('21:00-22:00');
  await expect(await hourTile(page, '21:00-22:00')).toContainText('Onay bekliyor');
});

test('the navigation is used by keyboard; the menu of phones gives the focus back', async ({ page }) => {
  await page.goto('/');
  // Until React has taken the page over, a link loads a new document, in which nothing has the focus.
  await wake(page);
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Saha Ara' });
  if (await opener.isVisible()) {
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await reach(page, opener);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
  }
  await reach(page, link.filter({ visible: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nerede oynuyorsunuz?' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an owner approves a request by keyboard alone and keeps the place in the list', {
  tag: '@desktop',
}, async ({ api, page }) => {
  const venue = await api.createVenue();
  await api.reserve(await api.createPlayer('Ece Ak'), venue, NIGHT, '20:00-21:00');
  await api.reserve(await api.createPlayer('Umut Öz'), venue, NIGHT, '21:00-22:00');
  await signInAs(page, venue);
  await page.goto('/profile/business');
  const card = page.getByRole('listitem').filter({ hasText: 'Ece Ak' });
  // Content that arrives above the focus would push it out of the window.
  await expect(card).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await reach(page, card.getByRole('button', { name: 'Onayla' }), 'Tab', 120);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rezervasyon onaylandı!')).toBeVisible();
  await expect(card.getByText('Onaylandı')).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveCount(0);
});
