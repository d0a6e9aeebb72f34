import { startDemo } from '../support/demo.ts';
import { logIn } from '../support/pages.ts';
import { expect, expectAccessible, expectAccessibleAt, OWNER_WIDTHS, test, WIDTHS } from '../support/test.ts';

const PASSWORD = 'Topla-2026!';

test('the demo shows each role a lived-in product', { tag: '@desktop' }, async ({ newPerson }) => {
  // First the demo data is written, with drawn photos of all venues.
  test.slow();
  const server = await startDemo();
  try {
    const player = await newPerson();
    await player.goto(`${server.url}/results?city=${encodeURIComponent('İstanbul')}`);
    await expect(player.getByRole('link', { name: 'Saatleri Gör' }).nth(9)).toBeVisible();
    await expectAccessibleAt(WIDTHS, player);
    await player.getByRole('link', { name: 'Saatleri Gör' }).first().click();
    // On the last evening of a week none of its hours is free.
    await player.getByRole('button', { name: 'Sonraki hafta' }).click();
    await expect(player.locator('[data-state=free]').first()).toBeAttached();
    await expectAccessibleAt(WIDTHS, player);
    await player.goto(`${server.url}/login-user`);
    await logIn(player, { email: 'oyuncu@topla.test', password: PASSWORD });
    await expect(player).toHaveURL(`${server.url}/profile/user`);
    await expect(player.getByText('Deniz Yılmaz').first()).toBeVisible();
    await player.goto(`${server.url}/my-reservations`);
    await expect(player.getByRole('button', { name: /^Diğer işlemler/ }).first()).toBeVisible();
    await expect(player.getByRole('heading', { name: 'Bekleme listeniz' })).toBeVisible();
    await player.goto(`${server.url}/notifications`);
    await expect(player.getByText('Yeni:').first()).toBeAttached();
    await expectAccessible(player);

    const owner = await newPerson();
    await owner.goto(`${server.url}/login-business`);
    await logIn(owner, { email: 'isletme@topla.test', password: PASSWORD });
    await expect(owner).toHaveURL(`${server.url}/profile/business`);
    await expect(owner.getByRole('button', { name: 'Onayla' }).first()).toBeVisible();
    await expectAccessibleAt(OWNER_WIDTHS, owner);
    await owner.goto(`${server.url}/business/staff`);
    await expect(owner.getByText('Davet bekliyor')).toBeVisible();
    await expect(owner.getByText(/: onaylandı/).first()).toBeVisible();
    await expectAccessible(owner);

    const unpaid = await newPerson();
    await unpaid.goto(`${server.url}/login-business`);
    await logIn(unpaid, { email: 'pasif@topla.test', password: PASSWORD });
    await expect(unpaid).toHaveURL(`${server.url}/payment`);
    await expect(unpaid.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(unpaid);
    await unpaid.goto(`${server.url}/profile/business`);
    await expect(unpaid).toHaveURL(`${server.url}/payment`);

    const admin = await newPerson();
    await admin.goto(`${server.url}/admin-login`);
    await admin.getByLabel('E-posta').fill('admin@topla.test');
    await admin.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await admin.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(admin.getByRole('button', { name: 'Onayla' }).nth(2)).toBeVisible();
    await expectAccessible(admin);
  } finally {
    await server.dispose();
  }
});
