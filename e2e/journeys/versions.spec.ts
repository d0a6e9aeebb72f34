import type { ReleaseReport } from 'mf-shared/contracts/releases';
import { leagueFor, leaveFor } from '../support/league.ts';
import { ADMIN } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const OFFER = 'Yeni sürüm hazır.';

for (const { fault, loads, message } of [
  { fault: 'forged', loads: 0, message: /remoteEntry/ },
  { fault: 'throws', loads: 1, message: /no such player/ },
] as const) {
  test(`a candidate that fails (${fault}) gives way to the stable version, and is reported`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const reports: ReleaseReport[] = [];
    await page.route('/api/releases/reports', (route) => {
      reports.push(...route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    await page.clock.install();
    await leagueFor(page, { version: '1.0.0' }, { version: '2.0.0', [fault]: true });
    await page.goto('/league');
    await expect(page.getByRole('heading', { name: 'Lig 1.0.0' })).toBeVisible();
    await leaveFor(page, 0);
    await expect.poll(() => reports.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
    expect(reports[0]).toMatchObject({ loads, failures: 1, views: 1 });
    expect(reports[0]?.samples?.[0]?.message).toMatch(message);
    expect(reports[1]).toMatchObject({ loads: 1, failures: 0, views: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lig 1.0.0' })).toBeVisible();
  });
}

test('a new stable version that fails gives way to the one that worked here before', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  const league = await leagueFor(page, { version: '1.0.0' });
  await page.goto('/league');
  await expect(page.getByRole('heading', { name: 'Lig 1.0.0' })).toBeVisible();
  await page.clock.fastForward(6000);
  league.release({ version: '1.1.0', throws: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lig 1.0.0' })).toBeVisible();
});

test('a version that fails without another to take its place says so, and does not loop', {
  tag: '@desktop',
}, async ({ page }) => {
  await leagueFor(page, { version: '1.0.0', throws: true });
  await page.goto('/league');
  await expect(page.getByText('Lig şu anda açılamıyor.', { exact: false })).toBeVisible();
});

test('an open page is offered a new version when nothing is typed, and goes on with its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  const league = await leagueFor(page, { version: '1.0.0' });
  await page.goto('/league');
  const team = page.getByRole('textbox', { name: 'Takım' });
  await expect(team).toBeVisible();
  await page.clock.fastForward(3000);
  league.release({ version: '1.1.0' });
  await team.fill('Kartallar');
  let isAsked = false;
  page.on('response', (answer) => {
    isAsked ||= answer.url().endsWith('/remotes.json');
  });
  await expect
    .poll(async () => {
      await leaveFor(page, 6);
      return isAsked;
    })
    .toBe(true);
  await expect(page.getByText(OFFER)).toBeHidden();

  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await nav.getByRole('link', { name: 'Saha Ara' }).click();
  await expect(page.getByText(OFFER)).toBeVisible();
  await nav.getByRole('link', { name: 'Lig' }).click();
  await expect(page.getByRole('heading', { name: 'Lig 1.0.0' })).toBeVisible();
  await page.getByRole('button', { name: 'Sayfayı yenile' }).click();
  await expect(page.getByRole('heading', { name: 'Lig 1.1.0' })).toBeVisible();
});

test('a page whose code is gone reloads once with what was typed, but for secrets', {
  tag: '@desktop',
}, async ({ page }) => {
  await leagueFor(page, { version: '1.0.0' });
  await page.goto('/league');
  await page.getByRole('textbox', { name: 'Takım' }).fill('Kartallar');
  await page.getByLabel('Parola').fill('gizli');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Kadro' }).click();
  await reloaded;
  await expect(page.getByRole('textbox', { name: 'Takım' })).toHaveValue('Kartallar');
  await expect(page.getByLabel('Parola')).toHaveValue('');

  await page.getByRole('button', { name: 'Kadro' }).click();
  await expect(page.getByText('Lig şu anda açılamıyor.', { exact: false })).toBeVisible();
});

test('the code of the admin area comes with an admin’s session and goes with it', {
  tag: '@desktop',
}, async ({ page }) => {
  const file = '/remotes/admin/manifest.json';
  const status = () => page.evaluate(async (path) => (await fetch(path)).status, file);
  await page.goto('/admin-login');
  expect(await status()).toBe(404);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(status).toBe(404);
});
