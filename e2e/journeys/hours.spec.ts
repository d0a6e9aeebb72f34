import type { Page } from '@playwright/test';
import { NIGHT, wake } from '../support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const hours = (page: Page) => page.getByRole('link', { name: /TL/ });
const select = (page: Page, label: string, option: string | RegExp) =>
  page
    .getByLabel(label, { exact: true })
    .selectOption(typeof option === 'string' ? { label: option } : option.source);

test('hours of a whole city: found by place, night and hour, live, and one press asks for one', {
  tag: '@phone',
}, async ({ api, ownCity, newPerson }) => {
  const near = await api.createVenue({ city: ownCity });
  const other = await api.createVenue({ city: ownCity });
  const [player, rival] = [await api.createPlayer('Ali Kaya'), await api.createPlayer('Burak Öz')];
  const page = await newPerson(player);
  await page.goto('/search');
  await page.getByRole('link', { name: 'Gün ve saate göre arayın' }).click();
  await page.getByRole('combobox', { name: 'Nerede?' }).fill(ownCity.slice(0, 4).toLowerCase());
  await page
    .getByRole('option', { name: new RegExp(`^${ownCity}`) })
    .first()
    .click();
  await page.locator(`[data-date="${NIGHT}"]`).click();
  await select(page, 'Saat', '21:00 civarı');
  const found = page.getByRole('status').filter({ hasText: 'boş saat bulundu' });
  await expect(found).toBeVisible();
  await expect(hours(page).filter({ hasText: near.name }).first()).toBeVisible();
  await expect(hours(page).filter({ hasText: other.name }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Somebody else takes one hour after the other of a venue: the list follows by itself.
  const before = await hours(page).filter({ hasText: near.name }).count();
  for (const slot of ['20:00-21:00', '21:00-22:00']) await api.reserve(rival, near, NIGHT, slot);
  await expect(hours(page).filter({ hasText: near.name })).toHaveCount(before - 2);

  // The address holds everything: a friend who gets the link sees the same.
  const friend = await newPerson();
  await friend.goto(page.url());
  await wake(friend);
  await expect(hours(friend).filter({ hasText: other.name }).first()).toBeVisible();
  await friend.close();

  await page.getByRole('button', { name: 'Harita' }).click();
  await expect(page.getByRole('application', { name: 'Boş saati olan sahalar' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Liste' }).click();

  await hours(page).filter({ hasText: other.name }).filter({ hasText: '21:00' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(page.getByText(/Rezervasyon isteği başarıyla gönderildi!/)).toBeVisible();
});

test('where nothing fits, a press asks to be told, and the news comes when somebody gives an hour back', {
  tag: '@phone',
}, async ({ api, ownCity, newPerson }) => {
  const venue = await api.createVenue({ city: ownCity });
  const [player, holder] = [await api.createPlayer('Ali Kaya'), await api.createPlayer('Burak Öz')];
  const taken = await api.reserve(holder, venue, NIGHT, '21:00-22:00');
  const page = await newPerson(player);
  await page.goto(`/hours?city=${ownCity}&date=${NIGHT}&at=21:00&maxPrice=800`);
  await expect(page.getByText('Bu ölçülere uyan boş saat yok.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bütçenizin üstünde, en ucuzları' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Süzgeçler (1)').click();
  await select(page, 'En yüksek ücret', '3.000 TL');
  await page.getByRole('button', { name: 'Boşalırsa haber ver' }).click();
  await expect(page.getByText('Bu ölçülere uyan bir saat boşalırsa size haber vereceğiz.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Haber vereceğimiz aramalar' })).toContainText(ownCity);
  await expectAccessible(page);
  await api.call('POST', `reservations/${taken.reservation.id}/cancel`, { token: holder.token });
  await page.goto('/notifications');
  const news = page.getByRole('main').getByText(new RegExp(`${venue.name}, .* 21:00-22:00 boşaldı`));
  await expect(news).toBeVisible({ timeout: 15_000 });
  await news.click();
  await expect(page.getByRole('dialog').getByText('21:00-22:00').first()).toBeVisible();
});
