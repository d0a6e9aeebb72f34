import { requestHour, weekOf } from '../support/pages.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from '../support/test.ts';

test('an admin looks at the product as a player sees it, changes nothing, and the player is told', async ({
  api,
  page,
  newPerson,
}) => {
  const player = await api.createPlayer('Işıl Çağlayan');
  const venue = await api.createVenue();
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  await signInAs(page, { id: '', email: ADMIN.email, password: '', token });
  await page.goto(`/admin/players/${player.id}`);
  await page.getByRole('button', { name: 'Onun gözünden gör' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Gerekçe').fill('Takvimini göremediğini yazdı.');
  await asked.getByRole('button', { name: 'Bakmaya başla' }).click();

  const banner = page.getByRole('region', { name: 'Destek görünümü' });
  await expect(banner).toContainText('Işıl Çağlayan hesabı');
  await expect(banner.getByRole('timer')).toHaveText(/^14:\d\d$/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Hesabım ve verilerim' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/chat');
  await expect(page.getByText('Bu bölüm hesabın sahibine özeldir').first()).toBeVisible();
  await page.goto(weekOf(venue));
  await requestHour(page, '21:00-22:00');
  await expect(page.getByText('Bu hesaba yalnızca bakıyorsunuz').first()).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Destek görünümü' })).toBeHidden();

  await banner.getByRole('button', { name: 'Bitir' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/players/${player.id}$`));
  await expect(page.getByText('Görünüm bitti.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Onun gözünden gör' })).toBeVisible();
  await expect(banner).toBeHidden();

  const told = await newPerson(player);
  await told.goto('/notifications');
  await expect(told.getByText(/sizin gözünüzden gördü/)).toBeVisible();
});
