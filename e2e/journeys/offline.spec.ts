import type { Page } from '@playwright/test';
import type { Backend, Player, Venue } from '../support/backend.ts';
import { PASSWORD } from '../support/backend.ts';
import { humanCheck } from '../support/pages.ts';
import { expect, signInAs, test } from '../support/test.ts';

const TEXT = 'Bu akşam 21:00 boş mu?';

async function openChat(page: Page, player: Player, venue: Venue) {
  await signInAs(page, player);
  await page.goto(`/chat?receiverId=${venue.id}&receiverModel=Business`);
  await expect(page.getByRole('heading', { level: 2, name: venue.name })).toBeVisible();
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Mesajınız').fill(TEXT);
  await page.getByLabel('Mesajınız').press('Enter');
}

/** The message in the conversation, every occurrence. */
const said = (page: Page) => page.getByRole('log').getByText(TEXT);

/** The texts that the venue received from the player. */
const received = async (api: Backend, player: Player, venue: Venue) =>
  (
    await api.call<{ content: string }[]>('GET', `messages/history-business/${player.id}`, {
      token: venue.token,
    })
  ).map((message) => message.content);

test('a message written without a connection goes out once, when there is one', { tag: '@phone' }, async ({
  api,
  page,
  context,
}) => {
  const [venue, player] = [await api.createVenue(), await api.createPlayer()];
  await openChat(page, player, venue);
  await context.setOffline(true);
  await expect(page.getByText('Bağlantı yok. Yeniden bağlanılıyor…')).toBeVisible();
  await write(page);
  await expect(page.getByText('Gönderilemedi. Bağlantı gelince gönderilecek.')).toBeVisible();
  expect(await received(api, player, venue)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Gönderilemedi')).toBeHidden();
  await expect(page.getByText('Bağlantı yok. Yeniden bağlanılıyor…')).toBeHidden();
  await expect.poll(() => received(api, player, venue)).toEqual([TEXT]);
  await expect(said(page)).toHaveCount(1);
});

test('a message whose answer got lost is stored once, though it is sent again', { tag: '@phone' }, async ({
  api,
  page,
}) => {
  const [venue, player] = [await api.createVenue(), await api.createPlayer()];
  await openChat(page, player, venue);
  let tries = 0;
  await page.route('**/api/messages/send', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await write(page);
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(page.getByText('Gönderilemedi')).toBeHidden();
  await expect(said(page)).toHaveCount(1);
  expect(await received(api, player, venue)).toEqual([TEXT]);
});

test('a form that could not be sent keeps what was typed and is sent later without a reload', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/register-user');
  await page.getByLabel('Ad soyad').fill('Işıl Çağlayan');
  const email = `isil-${Date.now().toString(36)}-${test.info().project.name}@oyuncu.test`;
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Telefon').fill('0532 123 45 67');
  await page.getByLabel('Mevki').selectOption('Bek');
  await page.getByLabel('Kullandığınız ayak').selectOption('Çift');
  await humanCheck(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByText('Kayıt sırasında bir hata oluştu.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByLabel('Mevki')).toHaveValue('Bek');
  await context.setOffline(false);
  await humanCheck(page);
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByText('Kayıt başarılı!')).toBeVisible();
});
