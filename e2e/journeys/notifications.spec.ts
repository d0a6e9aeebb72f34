import type { Page } from '@playwright/test';
import { NIGHT } from '../support/pages.ts';
import { expect, expectAccessibleAt, signInAs, test, WIDTHS } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Bildirimler/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a decision of the venue raises the badge live, in both tabs, and leads to the reservation', {
  tag: '@desktop',
}, async ({ api, page, context, newPerson }) => {
  const player = await api.createPlayer('Işıl Çağlayan');
  const venue = await api.createVenue();
  await signInAs(page, player);
  await page.goto('/search');
  await expect(bell(page)).toHaveText('Bildirimler');
  const second = await context.newPage();
  await signInAs(second, player);
  await second.goto('/notifications');
  await expect(second.getByText('Henüz bildiriminiz yok.')).toBeVisible();

  const owner = await newPerson(venue);
  await owner.goto('/notifications');
  await expect(owner.getByText('İşletmeniz onaylandı')).toBeVisible();
  await api.reserve(player, venue, NIGHT, '20:00-21:00');
  await expect(owner.getByText(/Işıl Çağlayan istek gönderdi: .*20:00, Saha 1/)).toBeVisible();
  await expect(bell(owner)).toContainText('2');
  await rows(owner).first().getByRole('link').click();
  await expect(owner).toHaveURL(/\/profile\/business/);
  await expect(bell(owner)).toContainText('1');
  await owner
    .getByRole('button', { name: /Onayla/ })
    .first()
    .click();

  await expect(bell(page)).toContainText('1');
  await expect(second.getByText(/Saha 1, .*20:00-21:00: rezervasyonunuz onaylandı/)).toBeVisible();
  await bell(page).click();
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/my-reservations/);
  await expect(bell(page)).toHaveText('Bildirimler');
  await expect(bell(second)).toHaveText('Bildirimler');
});

test('all is read with one press, and choices stay', { tag: '@phone' }, async ({ api, page }) => {
  const [player, friend] = [await api.createPlayer(), await api.createPlayer('Can Öz')];
  await api.call('POST', 'friends/add', { token: friend.token, json: { receiverId: player.id } });
  await signInAs(page, player);
  await page.goto('/notifications#tercihler');
  await expect(page.getByText('Can Öz sizinle arkadaş olmak istiyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü okundu işaretle' }).click();
  await expect(bell(page)).toHaveText('Bildirimler');
  const box = page.getByRole('checkbox', { name: 'Arkadaşlar: Anlık bildirim' });
  const saved = page.waitForResponse(/notifications\/preferences/);
  await box.click();
  await expect(box).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Tümünü okundu işaretle' })).toBeDisabled();
});

test('the page is accessible and fits at every width', { tag: '@desktop' }, async ({ api, page }) => {
  const [player, friend] = [await api.createPlayer(), await api.createPlayer('Can Öz')];
  await api.call('POST', 'friends/add', { token: friend.token, json: { receiverId: player.id } });
  await signInAs(page, player);
  await page.goto('/notifications#tercihler');
  await expect(page.getByText('Can Öz sizinle arkadaş olmak istiyor.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
});
