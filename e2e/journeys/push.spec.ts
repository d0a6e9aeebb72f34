import { WHOLE_BROWSER } from '../support/browsers.ts';
import { expect, signInAs, test } from '../support/test.ts';

test.use({ ...WHOLE_BROWSER, serviceWorkers: 'allow' });

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

test('what the push service brings is shown while nobody looks, under one name each', {
  tag: '@desktop',
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
