import type { Page } from '@playwright/test';
import BetterSqlite from 'better-sqlite3';
import type { Backend, Player } from '../support/backend.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

const open = (page: Page, partner: Player) => page.goto(`/chat?receiverId=${partner.id}&receiverModel=User`);
const bubbles = (page: Page) => page.getByRole('log').locator('.visually-hidden + p');

async function write(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.getByLabel('Mesajınız').fill(text);
    await page.getByLabel('Mesajınız').press('Enter');
  }
}

const two = async (api: Backend) =>
  Promise.all([api.createPlayer('Işıl Çağlayan'), api.createPlayer('Ümit Öğüt')]);

test('what is written across a cut connection arrives once on both sides, in one order', {
  tag: '@phone',
}, async ({ api, page, context, newPerson }) => {
  const [one, other] = await two(api);
  const partner = await newPerson(other);
  await signInAs(page, one);
  await open(page, other);
  await open(partner, one);
  await write(page, 'bir');
  await expect(bubbles(partner)).toHaveText(['bir']);
  await write(partner, 'iki');
  await expect(bubbles(page)).toHaveText(['bir', 'iki']);

  await context.setOffline(true);
  await write(page, 'beş', 'altı', 'yedi');
  await expect(page.getByText('Bağlantı gelince gönderilecek.').first()).toBeVisible();
  await write(partner, 'üç', 'dört');
  await expect(bubbles(partner)).toHaveText(['bir', 'iki', 'üç', 'dört']);
  await expect(partner.getByText('Gönderiliyor…')).toHaveCount(0);
  await context.setOffline(false);

  const all = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi'];
  await expect(bubbles(partner)).toHaveText(all);
  await expect(bubbles(page)).toHaveText(all);
  await expect(page.getByText('Gönderilemedi')).toBeHidden();
  await page.reload();
  await expect(bubbles(page)).toHaveText(all);
  await expect(bubbles(partner)).toHaveText(all);
});

test('a page that was closed without a connection sends what was written when it is opened again', {
  tag: '@phone',
}, async ({ api, page, context, newPerson }) => {
  const [one, other] = await two(api);
  const partner = await newPerson(other);
  await open(partner, one);
  await signInAs(page, one);
  await open(page, other);
  await expect(page.getByRole('heading', { level: 2, name: other.fullName })).toBeVisible();
  await context.setOffline(true);
  await write(page, 'Yarın gelemiyorum');
  await expect(page.getByText('Bağlantı gelince gönderilecek.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await signInAs(again, one);
  await open(again, other);
  await expect(bubbles(partner)).toHaveText(['Yarın gelemiyorum']);
  await expect(bubbles(again)).toHaveText(['Yarın gelemiyorum']);
});

test('two tabs of one player stay in step, and both may write without a connection', {
  tag: '@desktop',
}, async ({ api, page, context, newPerson }) => {
  const [one, other] = await two(api);
  const partner = await newPerson(other);
  await open(partner, one);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await signInAs(tab, one);
    await open(tab, other);
    await expect(tab.getByRole('heading', { level: 2, name: other.fullName })).toBeVisible();
  }
  await write(page, 'birinci sekme');
  await expect(bubbles(second)).toHaveText(['birinci sekme']);
  await write(partner, 'tamam');
  for (const tab of [page, second]) await expect(bubbles(tab)).toHaveText(['birinci sekme', 'tamam']);

  await context.setOffline(true);
  await Promise.all([write(page, 'a1', 'a2', 'a3'), write(second, 'b1', 'b2', 'b3')]);
  await expect(bubbles(page)).toHaveCount(8);
  await expect(bubbles(second)).toHaveCount(8);
  await context.setOffline(false);
  await expect(bubbles(partner)).toHaveCount(8);
  await expect(page.getByText('Gönderilemedi').first()).toBeHidden();
  await expect(second.getByText('Gönderilemedi').first()).toBeHidden();
  const seen = await bubbles(partner).allTextContents();
  expect(seen.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(seen.filter((text) => text.startsWith('b') && text.length === 2)).toEqual(['b1', 'b2', 'b3']);
  for (const tab of [page, second]) await expect(bubbles(tab)).toHaveText(seen);
});

const LONG = 50_000;

test('a conversation of fifty thousand messages opens with its last page, and older ones come on demand', {
  tag: '@phone',
}, async ({ api, page, server }) => {
  const [one, other] = await two(api);
  await api.call('POST', 'messages/send', {
    token: other.token,
    json: { receiverId: one.id, receiverModel: 'User', content: 'son' },
  });
  const db = new BetterSqlite(server.database, { timeout: 5000 });
  // Ids grow with time, so all of these come before the sent message.
  db.prepare(
    `insert into messages (id, pair_key, sender_id, sender_model, receiver_id, receiver_model, content,
       client_id, created_at, read_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     select printf('0000-%s-%06d', pair_key, i), pair_key, sender_id, sender_model, receiver_id, receiver_model,
       'mesaj ' || i, null, created_at - 60000 * (? - i), created_at
     from n, (select * from messages where sender_id = ?)`,
  ).run(LONG, LONG + 1, other.id);
  db.close();

  const rows: number[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/messages/history/')) rows.push((await response.json()).length);
  });
  await signInAs(page, one);
  await open(page, other);
  await expect(bubbles(page).last()).toHaveText('son');
  await expect(bubbles(page).last()).toBeInViewport();
  const shown = await bubbles(page).count();
  expect(shown).toBeLessThanOrEqual(50);
  expect(rows).toEqual([shown]);
  await expectAccessible(page);
  const oldest = bubbles(page).first();
  const text = (await oldest.textContent()) ?? '';
  await oldest.scrollIntoViewIfNeeded();
  const top = async () =>
    (await page.getByRole('log').getByText(text, { exact: true }).boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: 'Daha eski mesajlar' }).click();
  await expect(bubbles(page)).toHaveCount(2 * shown);
  await expect(page.getByRole('log').getByText(text, { exact: true })).toBeInViewport();
  expect(await top()).toBeGreaterThan(0);
  expect(await bubbles(page).allTextContents()).toEqual([
    ...Array.from({ length: 2 * shown - 1 }, (_, i) => `mesaj ${LONG - 2 * shown + 2 + i}`),
    'son',
  ]);
});
