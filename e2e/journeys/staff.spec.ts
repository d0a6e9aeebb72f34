import type { Page } from '@playwright/test';
import { logIn, NIGHT } from '../support/pages.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  OWNER_WIDTHS,
  signInAs,
  test,
} from '../support/test.ts';

const PASSWORD = 'Tezgahta-2026';
let made = 0;
const address = () => `ekip-${Date.now().toString(36)}-${process.pid}-${++made}@isletme.test`;
const told = (page: Page, text: string | RegExp) => page.getByText(text).first();
const person = (page: Page, name: string) => page.getByRole('listitem', { name });

/** The owner submits the form; answers the path of the invitation. */
async function invite(owner: Page, name: string, email: string): Promise<string> {
  await owner.goto('/business/staff');
  await owner.getByLabel('Ad soyad').fill(name);
  await owner.getByLabel('E-posta').fill(email);
  await owner.getByRole('button', { name: 'Davet et' }).click();
  const link = await owner.getByLabel('Davet bağlantısı').inputValue();
  await owner.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  return new URL(link).pathname + new URL(link).search;
}

/** Accepts the invitation and logs in with the new password. */
async function join(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.getByLabel('Şifreniz').fill(PASSWORD);
  await page.getByRole('button', { name: 'Daveti kabul et' }).click();
  await expect(page).toHaveURL(/\/login-business/);
  await logIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/profile\/business/);
}

test('staff are invited, run the day without money, are raised, and leave', { tag: '@desktop' }, async ({
  api,
  page: owner,
  newPerson,
}) => {
  test.slow();
  const venue = await api.createVenue();
  const player = await api.createPlayer('Emre Şahin');
  await api.reserve(player, venue, NIGHT, '20:00-21:00');
  await signInAs(owner, venue);
  const email = address();
  const path = await invite(owner, 'Can Usta', email);
  await expect(person(owner, 'Can Usta')).toContainText('Davet bekliyor');

  const staff = await newPerson();
  await staff.goto(path);
  await expect(staff.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await expect(staff.getByText(/Can Usta/).first()).toBeVisible();
  await expectAccessible(staff);
  const refused: string[] = [];
  staff.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await join(staff, path, email);
  await expect(person(owner, 'Can Usta')).toContainText('Etkin');
  await expect(staff.getByRole('heading', { level: 1, name: 'Bugün' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Profili düzenle' })).toHaveCount(0);

  // The desk does its daily work, and the changes carry the name.
  await staff.getByRole('listitem', { name: 'Emre Şahin' }).getByRole('button', { name: 'Onayla' }).click();
  await expect(told(staff, 'Rezervasyon onaylandı!')).toBeVisible();
  expect(refused).toEqual([]);
  await owner.goto(`/profile/business?date=${NIGHT}`);
  await owner.getByRole('table').getByRole('button', { name: 'Emre Şahin' }).click();
  await expect(owner.getByRole('dialog')).toContainText('Onaylayan: Can Usta');
  await owner.goto('/business/staff');
  await expect(owner.getByRole('listitem').filter({ hasText: 'Emre Şahin: onaylandı' })).toContainText(
    'Can Usta',
  );

  // Money stays closed until the role is raised; the open page follows by itself.
  await staff.goto('/business/income');
  await expect(staff).toHaveURL(/\/profile\/business/);
  await person(owner, 'Can Usta').getByRole('button', { name: 'Görevi değiştir' }).click();
  await owner
    .getByRole('dialog')
    .getByRole('radio', { name: /^Yönetici/ })
    .check();
  await owner.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(staff.getByRole('button', { name: 'Profili düzenle' })).toBeVisible();
  await staff.goto('/business/income');
  await expect(staff.getByRole('heading', { level: 1, name: 'Gelir' })).toBeVisible();

  // Removed from the staff: the open page ends the session and says so, and the password no longer works.
  await person(owner, 'Can Usta').getByRole('button', { name: 'Ekipten çıkar' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Çıkar' }).click();
  await expect(told(staff, /oturumunuz sona erdi/)).toBeVisible();
  await expect(staff).toHaveURL(/\/(login)?$/);
  await expect(owner.getByText('Ekibinizde henüz kimse yok.')).toBeVisible();
  await staff.goto('/login-business');
  await logIn(staff, { email, password: PASSWORD });
  await expect(staff.getByRole('alert')).toBeVisible();
});

test('an invitation works once', { tag: '@desktop' }, async ({ api, page: owner, newPerson }) => {
  const venue = await api.createVenue();
  await signInAs(owner, venue);
  const email = address();
  const path = await invite(owner, 'Can Usta', email);
  const staff = await newPerson();
  await join(staff, path, email);
  const late = await newPerson();
  await late.goto(path);
  await expect(late.getByText('Bu davet açılamıyor.')).toBeVisible();
  await expectAccessible(late);
  await late.getByRole('main').getByRole('link', { name: 'İşletme girişi' }).click();
  await expect(late).toHaveURL(/\/login-business/);
});

test('the staff page can be used by everybody at every width', { tag: '@desktop' }, async ({ api, page }) => {
  await signInAs(page, await api.createVenue());
  await invite(page, 'Süleyman Çağatay Karabulutoğlu', address());
  await expect(person(page, 'Süleyman Çağatay Karabulutoğlu')).toBeVisible();
  await expect(page.getByText('ekibe davet edildi')).toBeVisible();
  await expectAccessibleAt(OWNER_WIDTHS, page);
  await page.getByRole('button', { name: 'Görevi değiştir' }).click();
  await expectAccessibleAt(OWNER_WIDTHS, page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Görevi değiştir' })).toBeFocused();
});
