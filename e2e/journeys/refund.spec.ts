import type { Page } from '@playwright/test';
import { type Account, type Backend, PASSWORD, type Venue } from '../support/backend.ts';
import { ADMIN } from '../support/server.ts';
import { expect, expectAccessibleAt, signInAs, test } from '../support/test.ts';
import { endPaidTime } from '../support/time.ts';

/** An admin for the money, who came by an invitation of the owner. */
async function financeAdmin(api: Backend): Promise<Account> {
  const { token: owner } = await api.call<{ token: string }>('POST', 'admin/login', { json: ADMIN });
  const email = 'muhasebe@yonetici.test';
  const { inviteUrl } = await api.call<{ inviteUrl: string }>('POST', 'admin/admin-invitations', {
    token: owner,
    json: { email, role: 'finance' },
  });
  const invitation = new URL(inviteUrl, 'http://topla.test').searchParams.get('token');
  await api.call('POST', 'admin/invitation/accept', {
    json: { token: invitation, name: 'Müge Hesap', password: PASSWORD },
  });
  const { token } = await api.call<{ token: string }>('POST', 'admin/login', {
    json: { email, password: PASSWORD },
  });
  return { id: '', email, password: PASSWORD, token };
}

async function pay(page: Page, venue: Venue): Promise<void> {
  await signInAs(page, venue);
  await page.goto('/payment');
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '3D Secure ile öde' }).click(),
  ]);
  await bank.getByLabel('Tek kullanımlık kod').fill((await bank.locator('#test-code').textContent()) ?? '');
  await bank.getByRole('button', { name: 'Ödemeyi onayla' }).click();
  await expect(page.getByRole('heading', { name: 'Ödemeniz başarıyla alındı.' })).toBeVisible();
}

test('a venue asks its money back, an admin gives a part of it, the card gets it, and both see it in the books', {
  tag: '@desktop',
}, async ({ api, page, newPerson, server }) => {
  const venue = await api.createVenue();
  endPaidTime(server, venue.id, 3);
  await pay(page, venue);
  await page.goto('/support?subject=refund');
  await page.getByLabel('Talebiniz').fill('Sezon erken bitti, kalan günlerin ücretini istiyoruz.');
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/support') && response.status() === 201),
    page.getByRole('button', { name: 'Gönder', exact: true }).click(),
  ]);
  await page.goto('/payment');
  const payments = page.getByRole('region', { name: 'Ödemeleriniz' });
  await expect(payments).toContainText('İade: 1.500 TL. Karar bekliyor.');

  const desk = await newPerson();
  await signInAs(desk, await financeAdmin(api));
  await desk.goto('/admin/money');
  const refund = desk.getByRole('listitem').filter({ hasText: venue.name });
  await expect(refund).toContainText('Sezon erken bitti');
  await expectAccessibleAt([390], desk);
  await refund.getByRole('button', { name: 'Onayla' }).click();
  const sum = desk.getByLabel('İade tutarı');
  await sum.fill('600');
  await desk.getByRole('button', { name: 'Onayla ve iade et' }).click();
  await expect(refund).toContainText('600 TL');
  // A job gives it back within seconds.
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Bekleyen iade yok.')).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.reload();
  await expect(payments).toContainText('İade: 600 TL. İade edildi.');
  await expect(payments.getByRole('button', { name: /^İade faturası/ })).toBeVisible();
  await desk.goto('/admin/money/months');
  const month = desk.getByRole('row').nth(1);
  await expect(month).toContainText('iade 600 TL');
});
