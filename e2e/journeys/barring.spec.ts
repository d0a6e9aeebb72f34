import { humanCheck } from '../support/pages.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessibleAt, signInAs, test, WIDTHS } from '../support/test.ts';

test('a suspended player opens no second account with the same phone until an admin allows it', {
  tag: '@desktop',
}, async ({ api, page, newPerson }) => {
  const player = await api.createPlayer('Ege Kaya');
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  await signInAs(page, { id: '', email: ADMIN.email, password: '', token });
  await page.goto(`/admin/players/${player.id}`);
  await page.getByRole('button', { name: 'Askıya al' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Gerekçe').fill('Sahte hesap');
  await asked.getByLabel('E-postası ve telefonuyla yeni hesap açılamasın').check();
  await asked.getByRole('button', { name: 'Askıya al' }).click();
  await expect(asked).toBeHidden();

  const again = await newPerson();
  await again.goto('/register-user');
  await again.getByLabel('Ad soyad').fill('Ege Kaya');
  await again.getByLabel('E-posta').fill(`ikinci-${player.email}`);
  await again.getByLabel('Şifre', { exact: true }).fill(player.password);
  const phone = again.getByLabel('Telefon');
  await phone.fill('+90 532 111 22 33');
  await again.getByLabel('Mevki').selectOption('Kanat');
  await again.getByLabel('Kullandığınız ayak').selectOption('Sağ');
  await humanCheck(again);
  await again.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/Bu telefon numarası kullanılamıyor/);
  await expect(phone).toBeFocused();

  await page.getByRole('link', { name: 'Yeni hesaba kapalı' }).last().click();
  const bar = page.getByRole('listitem').filter({ hasText: '0532 111 22 33' });
  await expect(bar).toContainText('Askı kalkana kadar');
  await expectAccessibleAt(WIDTHS, page);
  await bar.getByRole('button', { name: 'Engeli kaldır' }).click();
  await page.getByRole('dialog').getByLabel('Gerekçe').fill('Kardeşinin telefonu');
  await page.getByRole('dialog').getByRole('button', { name: 'Engeli kaldır' }).click();
  await expect(page.getByText('Engel kaldırıldı.')).toBeVisible();

  await humanCheck(again);
  await again.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(again).not.toHaveURL(/register-user/);
});
