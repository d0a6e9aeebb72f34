import type { Locator, Page } from '@playwright/test';
import type { Backend, Player } from '../support/backend.ts';
import { reach } from '../support/keyboard.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

/** A captain with friends, who can be placed without a search. */
async function captainOf(api: Backend, name: string, friends: readonly string[]): Promise<Player> {
  const captain = await api.createPlayer(name);
  for (const friendName of friends) {
    const friend = await api.createPlayer(friendName);
    await api.call('POST', 'friends/add', { token: captain.token, json: { receiverId: friend.id } });
    const [link] = await api.call<{ id: string }[]>('GET', 'friends/pending', { token: friend.token });
    await api.call('POST', `friends/accept/${link?.id}`, { token: friend.token });
  }
  return captain;
}

const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Oyuncular' }).getByRole('button', { name: new RegExp(name) });
const place = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) });

async function centre(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('Nothing to take hold of.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the device's pointer: a mouse or a finger. */
async function drag(page: Page, from: Locator, to: Locator, byTouch: boolean): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await centre(from), await centre(to)];
  const steps = Array.from({ length: 8 }, (_, i) => ({
    x: start.x + ((end.x - start.x) * (i + 1)) / 8,
    y: start.y + ((end.y - start.y) * (i + 1)) / 8,
  }));
  if (byTouch) {
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [start]);
    for (const step of steps) await touch('touchMove', [step]);
    await touch('touchEnd', []);
    return;
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const step of steps) await page.mouse.move(step.x, step.y);
  await page.mouse.up();
}

const FRIENDS = ['Ali Öz', 'Barış Kılıç', 'Can Er', 'Ece Ak'];

test('a captain draws a lineup, posts it, and somebody answers', async ({
  api,
  page,
  newPerson,
  hasTouch,
}) => {
  test.slow();
  const captain = await captainOf(api, 'Çağrı Işıklı', FRIENDS);
  await signInAs(page, captain);
  await page.goto('/requests/create?type=findOpponent');
  await expect(page.getByText('Henüz kadronuz yok')).toBeAttached();
  await expectAccessible(page);
  await page.getByLabel('Açıklama').fill('Perşembe 21:00');
  await page.getByRole('link', { name: 'Yeni kadro kur' }).click();

  await page.getByLabel('Kadro adı').fill('Gece Kartalları');
  await page.getByRole('button', { name: 'Kadroyu Kaydet' }).click();
  await expect(page.getByText('En az 5 oyuncu seçin ve kadroya isim verin.')).toBeVisible();
  const wanted = { 'Çağrı Işıklı': 'Kaleci', 'Ali Öz': 'Sol stoper', 'Barış Kılıç': 'Sağ orta saha' };
  for (const [name, label] of Object.entries(wanted)) {
    await drag(page, chip(page, name), place(page, label), hasTouch);
    await expect(place(page, label)).toHaveAccessibleName(`${label}: ${name}`);
  }
  await chip(page, 'Can Er').click();
  await place(page, 'Sol kanat').click();
  await chip(page, 'Ece Ak').click();
  await place(page, 'Forvet').click();
  await drag(page, place(page, 'Sağ orta saha'), place(page, 'Sağ kanat'), hasTouch);
  await expect(place(page, 'Sağ kanat')).toHaveAccessibleName('Sağ kanat: Barış Kılıç');
  await chip(page, 'Ece Ak').click();
  await place(page, 'Sağ bek').click();
  await expect(page.getByText('Bu oyuncu zaten başka bir pozisyonda seçilmiş!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kadroyu Kaydet' }).click();
  await expect(page.getByText('Kadro oluşturuldu.')).toBeVisible();

  await expect(page.getByText('Takım büyüklüğü: 5 kişi')).toBeVisible();
  await expect(page.getByLabel('Açıklama')).toHaveValue('Perşembe 21:00');
  await page.getByLabel('Şehir:').selectOption('Kilis');
  await page.getByRole('button', { name: 'İlanı Yayınla' }).click();
  await expect(page).toHaveURL(/\/requests\/opponent\?city=Kilis/);
  const own = page.getByRole('listitem').filter({ hasText: 'Sizin ilanınız' });
  await expect(own.getByRole('heading', { name: 'Gece Kartalları' })).toBeVisible();
  await expectAccessible(page);

  const rival = await newPerson(await api.createPlayer('Umut Öztürk'));
  await rival.goto('/requests/opponent?city=Kilis&teamSize=5');
  const seen = rival.getByRole('listitem').filter({ hasText: 'Gece Kartalları' }).first();
  await expect(seen.getByText('Perşembe 21:00')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Bulundu' })).toHaveCount(0);
  await rival.getByLabel('Takım büyüklüğü').selectOption('7');
  await expect(rival.getByText('Kilis’te şu anda rakip arayan takım yok.')).toBeVisible();
  await rival.getByRole('button', { name: 'Filtreyi kaldır' }).click();
  await seen.getByRole('link', { name: 'Çağrı Işıklı ile mesajlaş' }).click();
  await expect(rival).toHaveURL(new RegExp(`receiverId=${captain.id}`));

  await page.goto('/lineups');
  await page.getByRole('button', { name: 'Gece Kartalları kadrosunu sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(
    page.getByText('Bu kadro yayındaki ilanınızda kullanılıyor. Önce ilanı kaldırın.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
  await page.goto('/requests/opponent?city=Kilis');
  await rival.goto('/requests/opponent?city=Kilis');
  await expect(seen).toBeVisible();
  await own.getByRole('button', { name: 'Bulundu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Maç oluşturmadan ilanı kapat' }).click();
  await expect(rival.getByText('Kilis’te şu anda rakip arayan takım yok.')).toBeVisible();
  await expect(page.getByText('Kilis’te şu anda rakip arayan takım yok.')).toBeVisible();
  await page.goto('/lineups');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gece Kartalları kadrosunu sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Henüz kadronuz yok.')).toBeVisible();
});

test('a lineup is drawn by keyboard alone', { tag: '@desktop' }, async ({ api, page }) => {
  const captain = await captainOf(api, 'Deniz Ak', FRIENDS);
  await signInAs(page, captain);
  await page.goto('/lineups/create');
  await expect(chip(page, 'Ece Ak')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, page.getByLabel('Kadro adı'));
  await page.keyboard.type('Klavye Spor');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-slot]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Oyuncular' }).locator('button:focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByText('5 oyuncu')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kadro oluşturuldu.')).toBeVisible();
  await expect(page).toHaveURL(/\/lineups$/);
  await expect(page.getByRole('list', { name: 'Klavye Spor, dizilişi' }).getByRole('listitem')).toHaveCount(
    5,
  );
});

test('one ad at a time, five a week, and the page says so', { tag: '@phone' }, async ({ api, page }) => {
  const player = await api.createPlayer('Işıl Su');
  const post = () =>
    api.call<{ request: { id: string } }>('POST', 'requests', {
      token: player.token,
      json: { type: 'findPlayer', location: { city: 'Sinop' }, positionNeeded: 'Bek' },
    });
  for (let i = 0; i < 4; i++) {
    const { request } = await post();
    await api.call('DELETE', `requests/${request.id}`, { token: player.token });
  }
  await signInAs(page, player);
  await page.goto('/requests/create?type=findPlayer');
  await page.getByLabel('Aradığınız mevki').selectOption('Kaleci');
  await page.getByLabel('Şehir:').selectOption('Sinop');
  await page.getByRole('button', { name: 'İlanı Yayınla' }).click();
  await expect(page.getByRole('heading', { name: 'Kaleci aranıyor' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/requests/create?type=findTeam');
  await expect(page.getByText('Zaten yayında bir ilanınız var.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'İlanı Yayınla' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'İlanı Kaldır' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'İlanı Kaldır' }).click();
  await expect(page.getByText('İlanınız kaldırıldı.')).toBeVisible();
  await page.goto('/requests/create?type=findTeam');
  await page.getByRole('button', { name: 'İlanı Yayınla' }).click();
  await expect(
    page.getByText(
      'Haftalık maksimum talep sınırına ulaştınız. Yeni ilan oluşturmak için eski ilanlarınızın süresi dolmalı.',
    ),
  ).toBeVisible();
  await page.goto('/team-requests?city=Sinop');
  await expect(page.getByText('Sinop’ta şu anda takım arayan oyuncu yok.')).toBeVisible();
  await expectAccessible(page);
});
