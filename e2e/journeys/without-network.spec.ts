import type { BrowserContext, Page } from '@playwright/test';
import type { Backend, Venue } from '../support/backend.ts';
import { WHOLE_BROWSER } from '../support/browsers.ts';
import { NIGHT } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...WHOLE_BROWSER, serviceWorkers: 'allow' });

const ASKED = 'Yeleğimiz var mı?';
const WRITTEN = 'Bağlantım yokken yazdım.';

const chatWith = (venue: Venue) => `/chat?receiverId=${venue.id}&receiverModel=Business`;

/** Names of what the worker keeps in one of its caches. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens the page in a tab of its own: a reload would find what the browser still holds of the page before. */
async function openAnew(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A player with a request and a chat, whose browser keeps what was seen of them. */
async function seenBefore(api: Backend, newPerson: () => Promise<Page>) {
  const [venue, player] = [await api.createVenue(), await api.createPlayer()];
  await api.reserve(player, venue, NIGHT, '21:00-22:00');
  const json = { receiverId: venue.id, receiverModel: 'Business', content: ASKED };
  await api.call('POST', 'messages/send', { token: player.token, json });
  const page = await newPerson();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), player.token);
  await page.goto('/my-reservations');
  await expect.poll(() => kept(page, 'topla-pages'), { timeout: 30_000 }).toEqual(['/my-reservations']);
  // The worker answers the calls of pages that open from now on.
  for (const [address, call] of [
    ['/my-reservations', '/api/reservations/mine'],
    ['/profile/user', '/api/profile/user'],
    [chatWith(venue), `/api/messages/history/${venue.id}`],
    ['/chat', '/api/messages/chat-list'],
  ] as const) {
    await page.goto(address);
    await expect.poll(() => kept(page, 'topla-answers')).toContain(call);
  }
  return { venue, player, page, context: page.context() };
}

test('without a network a player opens the next reservations, the card and the chat; what is written goes out once', {
  tag: '@phone',
}, async ({ api, newPerson }) => {
  const { venue, player, context } = await seenBefore(api, newPerson);
  await context.setOffline(true);
  const page = await openAnew(context, '/my-reservations');
  await expect(page.getByText(venue.name)).toBeVisible();
  await expect(page.getByText('Bağlantı yok. Yeniden bağlanılıyor…')).toBeVisible();
  await page.goto('/profile/user');
  await expect(page.getByText('Genel puan').first()).toBeVisible();
  await page.goto('/chat');
  await page.getByRole('button', { name: venue.name }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(ASKED)).toBeVisible();
  await page.getByLabel('Mesajınız').fill(WRITTEN);
  await page.getByLabel('Mesajınız').press('Enter');
  await expect(page.getByText('Gönderilemedi. Bağlantı gelince gönderilecek.')).toBeVisible();
  // Also after the browser was closed meanwhile.
  await page.close();
  const later = await openAnew(context, chatWith(venue));
  await expect(later.getByRole('log').getByText(WRITTEN)).toBeVisible();
  await context.setOffline(false);
  const received = async () =>
    (
      await api.call<{ content: string }[]>('GET', `messages/history-business/${player.id}`, {
        token: venue.token,
      })
    ).filter(({ content }) => content === WRITTEN).length;
  await expect.poll(received).toBe(1);
  await expect(later.getByText('Gönderilemedi')).toBeHidden();
  await expect(later.getByRole('log').getByText(WRITTEN)).toHaveCount(1);
  expect(await received()).toBe(1);
});

test('who signs out leaves nothing behind that opens without a network', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const { venue, page, context } = await seenBefore(api, newPerson);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(page, 'topla-answers')).toEqual([]);
  await context.setOffline(true);
  const other = await openAnew(context, '/my-reservations');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/login/);
  await expect(other.getByText(venue.name)).toHaveCount(0);
});
