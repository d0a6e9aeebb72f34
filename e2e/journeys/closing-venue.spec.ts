import { NIGHT } from '../support/pages.ts';
import { expect, expectAccessibleAt, signInAs, test } from '../support/test.ts';

test('an owner takes the data along and closes the account; the player reads what became of the hour', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const venue = await api.createVenue();
  const player = await api.createPlayer();
  await api.reserve(player, venue, NIGHT, '21:00-22:00');
  await signInAs(page, venue);
  await page.goto('/business/security');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  expect((await download).suggestedFilename()).toMatch(/^topla-verilerim-.*\.json$/);

  await page.getByRole('button', { name: 'İşletme hesabımı kapat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 rezervasyon iptal edilir')).toBeVisible();
  await expectAccessibleAt([390], page);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await dialog.getByLabel('Şifreniz').fill('yanlis-parola');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Hesabı kalıcı olarak kapat' }).click();
  await expect(dialog.getByLabel('Şifreniz')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAt([390], page);
  await dialog.getByLabel('Şifreniz').fill(venue.password);
  await dialog.getByRole('button', { name: 'Hesabı kalıcı olarak kapat' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('İşletme hesabınız kapatıldı.', { exact: false })).toBeVisible();
  await page.goto('/business/security');
  await expect(page).toHaveURL(/login/);

  const theirs = await newPerson(player);
  await theirs.goto('/notifications');
  await expect(theirs.getByText(/işletme hesabını kapattığı için iptal edildi/)).toBeVisible();
});
