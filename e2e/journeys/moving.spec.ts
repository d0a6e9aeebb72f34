import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { formatDay, formatUntil } from 'mf-shared/format';
import { istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { Backend, Venue } from '../support/backend.ts';
import { hourTile, NIGHT, wake, weekOf } from '../support/pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PRESETS = { cancelHours: 24, approval: 'manual', bufferMinutes: 0, horizonWeeks: 12 };

const decide = (api: Backend, venue: Venue, change: Partial<typeof PRESETS>) =>
  api.call('PUT', 'business/settings', { token: venue.token, json: { ...PRESETS, ...change } });

/** Lets reads of an address through until it is told to stop; running ones still arrive. */
async function stoppableReads(page: Page, url: string): Promise<() => Promise<unknown>> {
  const reads: Promise<void>[] = [];
  let isStopped = false;
  await page.route(url, (route) => {
    if (isStopped) return new Promise<void>(() => {});
    const read = route.fetch().then((response) => route.fulfill({ response }));
    reads.push(read);
    return read;
  });
  return () => {
    isStopped = true;
    return Promise.all(reads);
  };
}

test('an owner shortens the deadline, a player moves, and is refused once it is too late', {
  tag: '@phone',
}, async ({ api, newPerson }) => {
  const [venue, player] = [await api.createVenue(), await api.createPlayer('Ece Işık')];
  const { reservation } = await api.reserve(player, venue, NIGHT, '21:00-22:00');
  const decision = { token: venue.token, json: { reservationId: reservation.id } };
  await api.call('POST', 'reservations/approve', decision);

  const owner = await newPerson(venue);
  await owner.goto('/settings/business');
  await owner.getByLabel('Maça en az kaç saat kala?').fill('2');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Ayarları kaydet' }).click();
  await expect(owner.getByText('Ayarlarınız kaydedildi.')).toBeVisible();
  await owner.goto('/profile/business');
  await expect(owner.getByRole('listitem').filter({ hasText: 'Ece Işık' }).first()).toBeVisible();

  const page = await newPerson(player);
  await page.goto('/my-reservations');
  const start = istanbulMidnight(NIGHT) + 21 * HOUR_MS;
  await expect(page.getByText(`${formatUntil(start - 2 * HOUR_MS)} iptal edebilir`)).toBeVisible();
  await page.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await page.getByRole('button', { name: 'Taşı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Başka saate taşı' });
  const hour = dialog.getByRole('button', { name: `${formatDay(NIGHT)}, 23:00-00:00` });
  await expect(hour).toBeVisible();
  await expectAccessible(page);
  await hour.click();
  await expect(dialog.getByText(/işletmenin onayı yeniden beklenir/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Taşı', exact: true }).click();
  await expect(
    page.getByText('Rezervasyonunuz taşındı. İşletme onayladığında size haber verilir.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: `${formatDay(NIGHT)}, 23:00-00:00` })).toBeVisible();
  await expect(page.getByText('Bekliyor')).toBeVisible();

  const request = owner.getByRole('listitem').filter({ has: owner.getByRole('button', { name: 'Onayla' }) });
  await expect(request.getByText(/23:00-00:00/)).toBeVisible();
  const stopNews = await stoppableReads(page, '**/api/reservations/mine*');
  await request.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByText('Onaylandı')).toBeVisible();

  // News are slow: the page still offers what the venue has just forbidden.
  await stopNews();
  await decide(api, venue, { cancelHours: 168 });
  await page.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await page.getByRole('button', { name: 'İptal Et' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'İptal Et' }).click();
  await expect(
    page.getByText('İptal süresi geçti. Lütfen işletmeyi telefonla arayın: 0246 111 22 33').first(),
  ).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('link', { name: '0246 111 22 33' })).toHaveAttribute(
    'href',
    'tel:+902461112233',
  );
  await page.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await expect(page.getByRole('button', { name: 'Takvime Ekle' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Taşı' })).toBeHidden();
  await expectAccessible(page);
});

test('where the venue approves at once a move is undone as easily', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const [venue, player] = [await api.createVenue(), await api.createPlayer()];
  await decide(api, venue, { approval: 'all', cancelHours: 0 });
  await api.reserve(player, venue, NIGHT, '21:00-22:00');
  const page = await newPerson(player);
  const visitor = await newPerson();
  await visitor.goto(weekOf(venue));
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('Dolu');
  await page.goto('/my-reservations');
  await expect(page.getByText('Onaylandı')).toBeVisible();
  await page.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await page.getByRole('button', { name: 'Taşı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Başka saate taşı' });
  await dialog.getByRole('button', { name: `${formatDay(NIGHT)}, 22:00-23:00` }).click();
  await dialog.getByRole('button', { name: 'Taşı', exact: true }).click();
  // The undo stays while the pointer rests on it.
  const undo = page.getByRole('button', { name: 'Geri al' });
  await undo.hover();
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('Rezerve Et');
  await expect(await hourTile(visitor, '22:00-23:00')).toContainText('Dolu');
  await undo.click();
  await expect(page.getByText('Rezervasyonunuz eski saatine döndü.')).toBeVisible();
  await expect(await hourTile(visitor, '21:00-22:00')).toContainText('Dolu');
  await expect(await hourTile(visitor, '22:00-23:00')).toContainText('Rezerve Et');
});

test('hours beyond the venue’s horizon say that they open later, live', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  const venue = await api.createVenue();
  await page.goto(`/available-slots?businessId=${venue.id}&week=3`);
  await wake(page);
  await expect(page.locator('[data-state="free"]').first()).toBeVisible();
  await decide(api, venue, { horizonWeeks: 1 });
  await expect(page.getByText(/^Henüz açılmadı\. .+ günü açılır\.$/).first()).toBeVisible();
  await expect(page.locator('[data-state="free"]')).toHaveCount(0);
  await expect(page.getByText('Dolu', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

/** A foreign site that shows an address in a frame. */
async function foreignSite(framed: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang="tr"><title>Çınar</title><h1>Çınar</h1><iframe title="Boş saatler" src="${framed}" width="320" height="560"></iframe>`,
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

test('the venue’s own site shows its free hours in a frame, and nothing else of the product', {
  tag: '@desktop',
}, async ({ api, browser, page, server }) => {
  const venue = await api.createVenue();
  const embed = await foreignSite(`${server.url}/embed/${venue.id}`);
  const app = await foreignSite(`${server.url}${weekOf(venue)}`);
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  try {
    await visitor.goto(embed.url);
    const frame = visitor.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: venue.name })).toBeVisible();
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
    const day = frame.locator('summary', { hasText: formatDay(NIGHT) });
    await day.click();
    const opened = visitor.waitForEvent('popup');
    await frame.locator('details[open] a').filter({ hasText: '21:00' }).click();
    const reservation = await opened;
    await expect(reservation).toHaveURL(new RegExp(`businessId=${venue.id}.*${NIGHT}%7E21%3A00-22%3A00`));
    await expect(reservation.getByRole('heading', { name: venue.name })).toBeVisible();
    expect(await visitor.context().cookies(server.url)).toEqual([]);

    await visitor.goto(app.url);
    await expect
      .poll(() =>
        visitor
          .frames()
          .find((one) => one !== visitor.mainFrame())
          ?.url(),
      )
      .toBe('chrome-error://chromewebdata/');
  } finally {
    await visitor.context().close();
    embed.server.close();
    app.server.close();
  }
  await page.goto(`/embed/${venue.id}`);
  await expect(page.getByRole('heading', { name: venue.name })).toBeVisible();
  await expectAccessible(page);
});
