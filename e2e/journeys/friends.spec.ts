import { addDays, istanbulDate } from 'mf-shared/schedule';
import { expect, expectAccessible, test } from '../support/test.ts';

const SOON = addDays(istanbulDate(Date.now()), 6);

test('two players find each other, become friends live, and part again', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const mark = `Q${Date.now().toString(36)}`;
  const [one, other] = [await api.createPlayer(`${mark} Işıl Öz`), await api.createPlayer(`${mark} Can Ak`)];
  const [left, right] = [await newPerson(one), await newPerson(other)];
  await right.goto('/friends');
  await expect(right.getByText('Henüz arkadaşınız yok.')).toBeVisible();
  await expectAccessible(right);

  await left.goto('/friend-search');
  await left.getByLabel('Oyuncunun adı').fill(`${mark.toLowerCase()} c`);
  // Until then the list of everybody still stands there.
  await expect(left.getByText('1 oyuncu bulundu')).toBeVisible();
  const found = left.getByRole('listitem').filter({ hasText: other.fullName });
  await found.getByRole('button', { name: /^Arkadaş Ekle/ }).click();
  await expect(left.getByText('Arkadaşlık isteği gönderildi!')).toBeVisible();
  await expect(found.getByText('İstek gönderildi')).toBeVisible();
  await expectAccessible(left);
  await found.getByRole('link', { name: other.fullName }).click();
  await expect(left.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible();
  await expect(left.getByText('İstek gönderildi')).toBeVisible();
  await expectAccessible(left);

  const request = right.getByRole('region', { name: 'Gelen istekler (1)' });
  await expect(request.getByText(one.fullName)).toBeVisible();
  await expectAccessible(right);
  await request.getByRole('button', { name: /^Kabul et/ }).click();
  await expect(right.getByText('Artık arkadaşsınız!')).toBeVisible();
  const friends = right.getByRole('region', { name: 'Arkadaşlarınız' });
  await expect(friends.getByRole('link', { name: `Mesajlaş: ${one.fullName}` })).toBeVisible();
  await expect(left.getByText('Arkadaşsınız')).toBeVisible();

  await right.goto(`/user/${one.id}`);
  await expect(right.getByText('Arkadaşsınız')).toBeVisible();
  await left.getByRole('button', { name: /^Çıkar/ }).click();
  await left.getByRole('dialog').getByRole('button', { name: 'Arkadaşlıktan Çıkar' }).click();
  await expect(right.getByRole('button', { name: /^Arkadaş Ekle/ })).toBeVisible();
  await right.goto(`/user/${other.id}`);
  await expect(right.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible();
  await expect(right.getByRole('button', { name: /^Arkadaş Ekle/ })).toHaveCount(0);
});

test('a tournament is announced, found, joined, left, changed and called off', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const [one, other] = [await api.createPlayer('Ece Ak'), await api.createPlayer('Umut Öz')];
  const [organizer, player] = [await newPerson(one), await newPerson(other)];
  const name = `Gece Kupası ${one.id.slice(-6)}`;
  await organizer.goto('/tournament-create');
  await organizer.getByLabel('Turnuva adı').fill(name);
  await organizer.getByLabel('Tarih').fill(SOON);
  await organizer.getByLabel('Katılım ücreti').fill('250');
  await organizer.getByLabel('Kontenjan').fill('4');
  await organizer.getByLabel('Şehir:').selectOption('Bilecik');
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Turnuvayı Duyur' }).click();
  await expect(organizer.getByText('Turnuva oluşturuldu.')).toBeVisible();
  await expect(organizer).toHaveURL(/\/tournament\/[\w-]+$/);
  await organizer.reload();
  await expect(organizer.getByRole('heading', { level: 1, name })).toBeVisible();

  await player.goto('/tournaments');
  await player.getByLabel('Şehir:').selectOption('Bilecik');
  await player.getByRole('link', { name }).click();
  await expect(player).toHaveURL(organizer.url());
  await player.getByRole('button', { name: 'Turnuvaya Kayıt Ol' }).click();
  await expect(player.getByText('Turnuvaya kaydınız alındı.')).toBeVisible();
  await expect(player.getByRole('link', { name: 'Umut Öz' })).toBeVisible();
  await expect(organizer.getByRole('link', { name: 'Umut Öz' })).toBeVisible();
  await expectAccessible(player);
  await player.goBack();
  await expect(player.getByText('Kayıtlısınız')).toBeVisible();
  await expectAccessible(player);
  await player.goForward();
  await player.getByRole('button', { name: 'Kaydımı sil' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Kaydımı Sil' }).click();
  await expect(player.getByRole('button', { name: 'Turnuvaya Kayıt Ol' })).toBeVisible();
  await expect(organizer.getByRole('link', { name: 'Umut Öz' })).toHaveCount(0);
  await player.getByRole('button', { name: 'Turnuvaya Kayıt Ol' }).click();
  await expect(player.getByRole('button', { name: 'Kaydımı sil' })).toBeVisible();

  await organizer.getByRole('link', { name: 'Turnuvayı düzenle' }).click();
  await organizer.getByLabel('Katılım ücreti').fill('300');
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(player.getByText('300 TL')).toBeVisible();
  await organizer.getByRole('button', { name: 'Turnuvayı iptal et' }).click();
  await organizer.getByRole('dialog').getByRole('button', { name: 'Turnuvayı İptal Et' }).click();
  await expect(organizer.getByText('İptal edildi')).toBeVisible();
  await expect(player.getByText('Düzenleyen kişi bu turnuvayı iptal etti.')).toBeVisible();
  await player.goto('/tournament/yok');
  await expect(player.getByText('Turnuva bilgisi bulunamadı.')).toBeVisible();
});

test('a challenge is posted, seen by others with its contact, and taken down', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const [one, other] = [await api.createPlayer('Ece Ak'), await api.createPlayer('Umut Öz')];
  const [poster, reader] = [await newPerson(one), await newPerson(other)];
  const details = `Cuma 21:00 rakip arıyoruz ${one.id.slice(-6)}`;
  await poster.goto('/challenge-create');
  await poster.getByRole('radio', { name: /^Rakip bul/ }).check();
  await poster.getByLabel('Açıklama').fill(details);
  await poster.getByLabel('İletişim').fill('0532 111 22 33');
  await expectAccessible(poster);
  await poster.getByRole('button', { name: 'İlanı Yayınla' }).click();
  await expect(poster).toHaveURL(/\/challenges\?type=rakip-bul$/);

  await reader.goto('/challenges');
  const card = reader.getByRole('listitem').filter({ hasText: details });
  await expect(card.getByRole('link', { name: '0532 111 22 33' })).toHaveAttribute('href', 'tel:05321112233');
  await expectAccessible(reader);
  await reader.getByRole('tab', { name: 'Eksik oyuncu' }).click();
  await expect(reader.getByText(details)).toHaveCount(0);

  const own = poster.getByRole('listitem').filter({ hasText: details });
  await own.getByRole('button', { name: 'İlanı kaldır' }).click();
  await poster.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(own).toHaveCount(0);
});

test('visitors are sent to log in first', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/friends', '/friend-search', '/tournaments', '/tournament/x', '/challenges']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login-user\\?next=${encodeURIComponent(path)}`));
  }
});
