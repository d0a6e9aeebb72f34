import { expect, signInAs, test } from '../support/test.ts';

test('Back asks before it loses what an owner typed, and goes on when told to', { tag: '@desktop' }, async ({
  api,
  page,
}) => {
  await signInAs(page, await api.createVenue());
  await page.goto('/profile/business');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menüyü aç' });
  const follow = async (name: string) => {
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
    } else await header.getByRole('link', { name }).click();
  };
  await follow('Mesajlar');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajlar' })).toBeVisible();
  await follow('İşletme Paneli');
  await page.getByRole('button', { name: 'Profili düzenle' }).click();
  const name = page.getByLabel('İşletme adı');
  await name.fill('Yeni Ad Halı Saha');

  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/business/);
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Yeni Ad Halı Saha');

  await page.goBack();
  await question.getByRole('button', { name: 'Kaydetmeden çık' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajlar' })).toBeVisible();
});
