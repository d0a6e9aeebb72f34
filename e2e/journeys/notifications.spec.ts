import type { Page } from '@playwright/test';
import { NIGHT } from '../support/pages.ts';
import { expect, expectAccessibleAtAllWidths, signInAs, test } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Bildirimler/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a decision of the venue raises the badge live, in both tabs, and leads to the reservation', async ({
  api,
  page,
  context,
  newPerson,
}) => {
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
  await expect(owner.getByText(/Işıl Çağlayan: .*20:00-21:00 · Saha 1 saatini istiyor/)).toBeVisible();
  await expect(bell(owner)).toContainText('2');
  await rows(owner).first().getByRole('link').click();
  await expect(owner).toHaveURL(/\/profile\/business/);
  await expect(bell(owner)).toContainText('1');
  await owner
    .getByRole('button', { name: /Onayla/ })
    .first()
    .click();

  await expect(bell(page)).toContainText('1');
  await expect(second.getByText(/20:00-21:00 · Saha 1 rezervasyonunuz onaylandı/)).toBeVisible();
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

test('the page asks for no permission by itself, and what the worker shows leads into the open page', {
  tag: '@desktop',
}, async ({ api, page, context }) => {
  const player = await api.createPlayer();
  await signInAs(page, player);
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Notification.requestPermission = async () => {
      asked.push('asked');
      return 'default';
    };
  });
  await page.goto('/notifications#tercihler');
  await page.getByRole('button', { name: 'Anlık bildirimleri aç' }).waitFor();
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length);
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'Anlık bildirimleri aç' }).click();
  await expect.poll(asked).toBe(1);

  const ready = context.waitForEvent('serviceworker');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  const worker = await ready;
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await worker.evaluate(async () => {
    const scope = self as unknown as {
      clients: { matchAll: (of: object) => Promise<{ postMessage: (data: object) => void }[]> };
    };
    const [client] = await scope.clients.matchAll({ type: 'window' });
    client?.postMessage({ type: 'open', link: '/friends' });
  });
  await expect(page).toHaveURL(/\/friends$/);
});

test('the page is accessible and fits at every width', async ({ api, page }) => {
  const [player, friend] = [await api.createPlayer(), await api.createPlayer('Can Öz')];
  await api.call('POST', 'friends/add', { token: friend.token, json: { receiverId: player.id } });
  await signInAs(page, player);
  await page.goto('/notifications#tercihler');
  await expect(page.getByText('Can Öz sizinle arkadaş olmak istiyor.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test('what the push service brings is shown while nobody looks, under one name each', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  await context.grantPermissions(['notifications'], { origin });
  await page.goto('/');
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (body: string, tag: string) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ title: 'Rezervasyonlar', body, link: '/my-reservations', tag }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ body, tag }) => `${tag}: ${body}`).sort();
    });
  await page.goto('about:blank');
  await push('ilk', 'a');
  await push('yeniden', 'a');
  await push('başka', 'b');
  await page.goto('/');
  await expect.poll(shown).toEqual(['a: yeniden', 'b: başka']);
});
