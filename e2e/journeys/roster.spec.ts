import { NIGHT, untilDrawn } from '../support/pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a captain calls people to an hour, and sees them answer from the link', { tag: '@phone' }, async ({
  api,
  browser,
  newPerson,
}) => {
  const venue = await api.createVenue();
  const [captain, mate] = [await api.createPlayer('Kaptan Can'), await api.createPlayer('Ece Ak')];
  await api.reserve(captain, venue, NIGHT, '21:00-22:00');
  const own = await newPerson(captain);
  await own.goto('/my-reservations');
  await own.getByRole('button', { name: /^Diğer işlemler/ }).click();
  await own.getByRole('button', { name: 'Maça Çağır' }).click();
  await expect(own.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await expect(own.getByText('0/14')).toBeVisible();
  const link = await own.getByLabel('Maçın bağlantısı').inputValue();
  await expectAccessible(own);

  const guest = await newPerson();
  await guest.goto(link);
  await guest.getByLabel('Adınız').fill('Deniz Işık');
  await guest.getByLabel('Kaleciyim').check();
  await guest.getByRole('button', { name: 'Geliyorum' }).click();
  await expect(guest.getByText('Kadrodasınız.')).toBeVisible();
  await expectAccessible(guest);
  const squad = own.getByRole('region', { name: 'Kadroda' });
  await expect(squad.getByRole('listitem')).toHaveText([/Deniz Işık.*Kaleci/]);
  await expect(own.getByText('1/14')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await untilDrawn(reader, new URL(link).pathname);
  // A drawn page may be a second old.
  await expect.poll(async () => (await reader.request.get(link)).text()).toContain('Deniz Işık');
  await reader.goto(link);
  await expect(reader.getByText('Deniz Işık')).toBeVisible();
  const title = reader.locator('meta[property="og:title"]');
  await expect(title).toHaveAttribute('content', new RegExp(`^${venue.name} · .{3} 21:00 · 1/14$`));
  await context.close();

  const player = await newPerson(mate);
  await player.goto(link);
  await player.getByRole('button', { name: 'Belki' }).click();
  await expect(player.getByText(/Belki geliyorsunuz/)).toBeVisible();
  await expect(own.getByRole('region', { name: 'Belki' }).getByRole('listitem')).toHaveText([/Ece Ak/]);

  // The guest comes back with the same browser, and changes the same answer.
  await guest.reload();
  await guest.getByRole('button', { name: 'Gelemem' }).click();
  await expect(own.getByRole('region', { name: 'Gelemeyenler' }).getByRole('listitem')).toHaveText([/Deniz/]);

  await own.getByRole('button', { name: 'Bağlantıyı yenile' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Yenile' }).click();
  await expect(own.getByText('Yeni bağlantınız hazır. Eskisi artık açılmıyor.')).toBeVisible();
  await expect(guest.getByText('Bu bağlantı artık geçerli değil.')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText('Bu bağlantı artık geçerli değil.')).toBeVisible();
});
