import { backend } from '../support/backend.ts';
import { hourTile, NIGHT, weekOf } from '../support/pages.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test('when the server is killed and comes back, nobody is signed out and what was missed is fetched', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const server = await startServer();
  try {
    const api = backend(server.url);
    const venue = await api.createVenue();
    const [player, rival] = [await api.createPlayer(), await api.createPlayer('Ali Can')];
    await api.reserve(player, venue, NIGHT, '18:00-19:00');
    const page = await newPerson(player);
    await page.goto(server.url + weekOf(venue));
    await expect(await hourTile(page, '18:00-19:00')).toContainText('Sizin');
    await expect(await hourTile(page, '22:00-23:00')).toContainText('Rezerve Et');

    await server.stop('SIGKILL');
    await expect(page.getByText('Bağlantı yok. Yeniden bağlanılıyor…')).toBeVisible();
    await (await hourTile(page, '22:00-23:00')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
    await expect(page.getByText(/yanıt veremiyor|bir hata oluştu/)).toBeVisible();

    await server.start();
    await api.reserve(rival, venue, NIGHT, '23:00-00:00');
    await expect(page.getByText('Bağlantı yok. Yeniden bağlanılıyor…')).toBeHidden({ timeout: 45_000 });
    await expect(await hourTile(page, '23:00-00:00')).toContainText('Dolu');
    await expect(await hourTile(page, '18:00-19:00')).toContainText('Sizin');
    await expect(await hourTile(page, '22:00-23:00')).toContainText('Rezerve Et');
  } finally {
    await server.dispose();
  }
});
