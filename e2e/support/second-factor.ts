import { expect, type Page } from '@playwright/test';
import { totpCode } from '../../api/test/totp-code.ts';
import { expectAccessibleAt } from './test.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Sets up an app on the page of an account's security; answers its secret and the recovery codes. */
export async function setUpApp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Doğrulama uygulaması kur' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Şifreniz').fill(password);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog.getByRole('img', { name: /karekod/ })).toBeVisible();
  await expectAccessibleAt([390], page);
  const secret = ((await dialog.getByText(/^[A-Z2-7 ]{32,}$/).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Uygulamadaki kod').fill('000000');
  await dialog.getByRole('button', { name: 'Kodu doğrula' }).click();
  await expect(dialog.getByText(/Kod uymuyor/).first()).toBeVisible();
  await dialog.getByLabel('Uygulamadaki kod').fill(totpCode(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Kodu doğrula' }).click();
  const list = dialog.getByRole('list', { name: 'Kurtarma kodları' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { secret, codes: await list.getByRole('listitem').allTextContents() };
}
