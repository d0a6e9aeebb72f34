import type { Page } from '@playwright/test';
import type { Backend, Player } from '../support/backend.ts';
import { startDemo } from '../support/demo.ts';
import { logIn } from '../support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from '../support/test.ts';

/** A player of that city, with a position. */
async function playerOf(api: Backend, city: string): Promise<Player> {
  const player = await api.createPlayer('Öneri Seven');
  const { email, fullName, token } = player;
  await api.call('PUT', 'profile/user/update', {
    token,
    json: { fullName, email, position: 'Kanat', phone: '0532 111 22 33', city },
  });
  return player;
}

/** Paths of the calls that the page makes. */
function callsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

test('a recommended hour is two presses from a request, and what is dismissed stays away', {
  tag: '@phone',
}, async ({ page, api, ownCity: city }) => {
  const [one, other] = [await api.createVenue({ city }), await api.createVenue({ city })];
  const player = await playerOf(api, city);
  await signInAs(page, player);
  const calls = callsOf(page);
  await page.goto('/search');
  const card = page.getByRole('listitem', { name: one.name });
  await expect(
    card.getByText(/(oynuyor|oynuyorsunuz|oynadınız|seçiyor|yakın|sahalardan|var)\.$/),
  ).toBeVisible();
  // Beside the next match, the weeks of subscriptions and the hours of tonight.
  expect(calls.indexOf('/api/recommendations')).toBeLessThan(5);
  await expectAccessible(page);

  const hour = await card.locator('b').first().textContent();
  const night = await card.locator('b + span').first().textContent();
  await card.getByRole('link', { name: 'Bu Saati İste' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(one.name)).toBeVisible();
  await expect(dialog.getByText(`${hour}-`)).toBeVisible();
  await dialog.getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(page.getByText(/Rezervasyon isteği başarıyla gönderildi/)).toBeVisible();

  await page.goto('/search');
  await expect(card).toBeVisible();
  for (const venue of [one, other]) {
    const shown = page.getByRole('listitem', { name: venue.name });
    await expect(shown).toBeVisible();
    // Neither the requested hour again, nor another one at the same time.
    await expect(shown.getByText(`${hour} ${night}`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: `İlgilenmiyorum: ${one.name}` }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Bu öneri bir daha gösterilmeyecek.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Size önerilenler' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('listitem', { name: other.name })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: `İlgilenmiyorum: ${other.name}` }).click();
  await expect(page.getByText('Şehrinizde şu anda önerecek bir şey yok.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByRole('listitem', { name: other.name })).toBeVisible();
});

test('visitors search without recommendations', { tag: '@phone' }, async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/search');
  await expect(page.getByRole('button', { name: 'Sahaları Göster' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Size önerilenler' })).toHaveCount(0);
  expect(calls).not.toContain('/api/recommendations');
});

test('the demo recommends from habits, what others choose, strength and open positions', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  test.slow();
  const server = await startDemo();
  try {
    const player = await newPerson();
    await player.goto(`${server.url}/login-user`);
    await logIn(player, { email: 'oyuncu@topla.test', password: 'Topla-2026!' });
    await expect(player).toHaveURL(`${server.url}/profile/user`);
    await player.goto(`${server.url}/search`);
    const hours = player.getByRole('list', { name: 'Oynadığınız sahalar' });
    // Which reason counts most depends on the day: the demo's hours lie around now.
    const habit = /genelde \S+ \d\d\.\d\d'd[ea] oynuyorsunuz|son altı ayda burada \d+ kez oynadınız/i;
    await expect(hours.getByText(habit).first()).toBeVisible();
    const others = player.getByRole('list', { name: 'Farklı bir saha deneyin' });
    const liked =
      /burada oynuyor|burayı da seçiyor|sahalara yakın|alıştığınıza yakın|tercih edilen sahalardan/i;
    await expect(others.getByText(liked).first()).toBeVisible();
    const rivals = player.getByRole('region', { name: 'Size denk rakipler' });
    await expect(rivals.getByText(/Gücünüz denk/).first()).toBeVisible();
    const open = player.getByRole('region', { name: 'Eksik mevki için' });
    await expect(open.getByText(/takım arıyor|bu mevkide|mevkinizi arıyor/).first()).toBeVisible();
    await expectAccessible(player);
    await expectNoSidewaysScroll(player);
    await open
      .getByRole('link', { name: /mesajlaş$/ })
      .first()
      .click();
    await expect(player).toHaveURL(/\/chat\?receiverId=/);
  } finally {
    await server.dispose();
  }
});
