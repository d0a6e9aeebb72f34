import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Account, PASSWORD } from '../support/backend.ts';
import { NIGHT } from '../support/pages.ts';
import { dialogOf, setUpApp } from '../support/second-factor.ts';
import { ADMIN } from '../support/server.ts';
import {
  expect,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  signInAs,
  test,
  WIDTHS,
} from '../support/test.ts';

const owner = (token: string): Account => ({ id: '', ...ADMIN, token });

/** Gives the reason that the open dialog asks for, and confirms. */
async function confirm(page: Page, button: string, reason: string): Promise<void> {
  await dialogOf(page).getByLabel('Gerekçe').fill(reason);
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
}

test('a removed name is explained to its owner, who appeals, and another admin puts it back', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const player = await api.createPlayer('Şirin Öğütçü');
  const colleague = await api.createAdmin();
  await signInAs(page, owner(await api.adminToken()));
  await page.goto(`/admin/players/${player.id}`);
  await page.getByRole('button', { name: 'Profildeki ad: kaldır' }).click();
  await dialogOf(page).getByLabel('Neden', { exact: true }).selectOption({ label: 'Uygunsuz içerik' });
  await confirm(page, 'Kaldır', 'Adınız kurallara uymuyor.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İsimsiz oyuncu');
  await expectAccessibleAt([1280], page);

  const writer = await newPerson(player);
  await writer.goto('/notifications');
  await writer
    .getByRole('link', { name: /kaldır/ })
    .first()
    .click();
  await expect(writer.getByText('Adınız kurallara uymuyor.')).toBeVisible();
  await writer.getByLabel('İtirazınız').fill('Bu benim kimliğimdeki adım.');
  await writer.getByRole('button', { name: 'İtirazı gönder' }).click();
  await expect(writer.getByText('İnceleniyor')).toBeVisible();
  await expectAccessibleAt([390], writer);

  const desk = await newPerson(colleague);
  await desk.goto('/admin/queue');
  await desk.getByRole('link', { name: 'İtiraz: Profildeki ad' }).click();
  await desk.getByRole('button', { name: 'Sonuçlandır' }).click();
  await dialogOf(desk).getByLabel('Karar').selectOption({ label: 'İtiraz kabul edildi' });
  await dialogOf(desk).getByLabel('Yanıtınız').fill('Haklısınız, adınızı geri koyduk.');
  await dialogOf(desk).getByRole('button', { name: 'Sonuçlandır' }).click();
  await expect(dialogOf(desk)).toBeHidden();
  await writer.reload();
  await expect(writer.getByText('Kabul edildi')).toBeVisible();
  await expect(writer.getByText('Karar geri alındı')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şirin Öğütçü');
});

test('an announcement to a city survives a reload unsent, and reaches only the players of that city', {
  tag: '@phone',
}, async ({ api, page, newPerson, ownCity }) => {
  const near = await api.createPlayer('Ege Kaya', ownCity);
  const far = await api.createPlayer('Nil Su', 'İstanbul');
  await signInAs(page, owner(await api.adminToken()));
  await page.goto('/admin/announcements/new');
  const title = `Sis nedeniyle kapalı sahalar ${Date.now() % 10_000}`;
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Metin').fill('Bu gece açık sahalarda maç yok.');
  await page.getByLabel('Kimlere').selectOption({ label: 'Oyuncular' });
  await page.getByLabel('Nerede').selectOption({ label: 'Bir il' });
  await page.getByLabel('İl', { exact: true }).selectOption({ label: ownCity });
  page.once('dialog', (asks) => asks.accept());
  await page.reload();
  await expect(page.getByLabel('Başlık')).toHaveValue(title);
  await page.getByRole('button', { name: 'Alıcıları ve kanalları göster' }).click();
  await expect(page.getByText('Şu an gönderseniz alıcılar: 1 oyuncu.')).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(page).toHaveURL(/announcements\/[\da-f-]{36}$/);
  await page.getByRole('button', { name: 'Şimdi gönder' }).click();
  await expect(dialogOf(page).getByText('Alıcılar: 1 oyuncu.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Gönderildi', { exact: true })).toBeVisible();

  const told = await newPerson(near);
  await told.goto('/notifications');
  await expect(told.getByText(title)).toBeVisible();
  const other = await newPerson(far);
  await other.goto('/notifications');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(other.getByText(title)).toBeHidden();
});

test('the audit log is narrowed by its address, which survives a reload, and downloads as a table', {
  tag: '@desktop',
}, async ({ api, page }) => {
  const token = await api.adminToken();
  const text = 'Şifrenizi giriş sayfasından yenileyebilirsiniz.';
  const json = { title: `Yanıt ${Date.now()}`, text };
  await api.call('POST', 'admin/answer-templates', { token, json });
  await signInAs(page, owner(token));
  await page.goto('/admin/audit');
  await page.getByLabel('İşlem').selectOption({ label: 'Yanıt şablonu ekledi' });
  await expect(page).toHaveURL(/act=template\.create/);
  await page.reload();
  await expect(page.getByLabel('İşlem')).toHaveValue('template.create');
  await expect(page.getByRole('link', { name: json.title })).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows.join('\n')).toContain(json.title);
  expect(rows.slice(1).every((row) => row.includes('Yanıt şablonu ekledi'))).toBe(true);
});

test('an invited admin sets a password and a second factor, and a new role ends the session', {
  tag: '@desktop',
}, async ({ api, page, newPerson, server }) => {
  await signInAs(page, owner(await api.adminToken()));
  await page.goto('/admin/admins');
  const email = `destek-${Date.now()}@yonetici.test`;
  await page.getByRole('button', { name: 'Yönetici davet et' }).click();
  await dialogOf(page).getByLabel('E-posta').fill(email);
  await dialogOf(page).getByLabel('Yetki').selectOption({ label: 'Destek' });
  await dialogOf(page).getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = await dialogOf(page).getByLabel('Davet bağlantısı').inputValue();
  expect(link.startsWith(server.url)).toBe(true);
  await page.keyboard.press('Escape');

  const invited = await newPerson();
  await invited.goto(link);
  await invited.getByLabel('Ad soyad').fill('Selin Destek');
  await invited.getByLabel('Yeni şifre').fill(PASSWORD);
  await expectAccessibleAt([1280], invited);
  await invited.getByRole('button', { name: 'Daveti kabul et' }).click();
  await invited.getByRole('link', { name: 'Giriş yap' }).click();
  await invited.getByLabel('E-posta').fill(email);
  await invited.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await invited.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Bekleyen işletmeler');
  await invited.goto('/admin/security');
  await setUpApp(invited, PASSWORD);
  await dialogOf(invited).getByRole('button', { name: 'Kodları kaydettim' }).click();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('İki adımlı giriş kapalı')).toBeHidden();
  await row.getByRole('button', { name: 'Yetkisini değiştir' }).click();
  await dialogOf(page).getByLabel('Yeni yetki').selectOption({ label: 'Finans' });
  await confirm(page, 'Yetkiyi değiştir', 'Finans ekibine geçti.');
  await expect(row.getByText('Finans', { exact: true })).toBeVisible();
  await expectAccessibleAt([390], page);
  await invited.goto('/admin');
  await expect(invited).toHaveURL(/\/admin-login/);
  await invited.goto(link);
  await expect(invited.getByText('Bu davet açılamıyor.')).toBeVisible();
});

test('two accounts of a player are merged after a preview, and the address holds the choice', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const [stays, ends] = [await api.createPlayer('Mert Aydın'), await api.createPlayer('Mert Aydin')];
  await api.reserve(ends, await api.createVenue(), NIGHT, '21:00-22:00');
  await signInAs(page, owner(await api.adminToken()));
  const closed = await newPerson(ends);
  await closed.goto('/my-reservations');
  await page.goto(`/admin/players/${stays.id}/merge`);
  await page.getByLabel('Ad, e-posta ya da telefon').fill(ends.email);
  await page.getByRole('button', { name: 'Mert Aydin: seç' }).click();
  await expect(page.getByRole('row', { name: /^Rezervasyonlar 1 0$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Rezervasyonlar 1 0$/ })).toBeVisible();
  await expectAccessibleAt(WIDTHS, page);
  await page.getByLabel('Gerekçe').fill('Aynı kişi; iki adresini de doğruladı.');
  await page.getByLabel('Kapanacak hesabın adı').fill('Mert');
  await page.getByRole('button', { name: 'Hesapları birleştir' }).click();
  await expect(page.getByText('Aynen yazın: Mert Aydin')).toBeVisible();
  await page.getByLabel('Kapanacak hesabın adı').fill('Mert Aydin');
  await page.getByRole('button', { name: 'Hesapları birleştir' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/players/${stays.id}$`));
  await expect(closed).toHaveURL(/login/);
  const kept = await newPerson(stays);
  await kept.goto('/my-reservations');
  await expect(kept.getByText('21:00').first()).toBeVisible();
  await expectNoSidewaysScroll(kept);
});
