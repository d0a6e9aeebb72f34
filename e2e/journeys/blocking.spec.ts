import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

test('who is blocked in the chat can no longer write there, until that is taken back', {
  tag: '@phone',
}, async ({ api, page, newPerson }) => {
  const [one, other] = await Promise.all([api.createPlayer('Işıl Çağlayan'), api.createPlayer('Ümit Öğüt')]);
  const partner = await newPerson(other);
  await signInAs(page, one);
  await page.goto(`/chat?receiverId=${other.id}&receiverModel=User`);
  await partner.goto(`/chat?receiverId=${one.id}&receiverModel=User`);
  await partner.getByLabel('Mesajınız').fill('Neden cevap yok?');
  await partner.getByLabel('Mesajınız').press('Enter');
  await expect(page.getByRole('log').getByText('Neden cevap yok?')).toBeVisible();

  await page.getByRole('button', { name: `${other.fullName}: engelle ya da bildir` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Engelle' }).click();
  await page
    .getByRole('dialog', { name: `${other.fullName} engellensin mi?` })
    .getByRole('button', { name: 'Engelle' })
    .click();
  await expect(page.getByText('Bu hesabı engellediniz. Yazmak için önce engeli kaldırın.')).toBeVisible();
  await expectAccessible(page);

  await partner.getByLabel('Mesajınız').fill('Orada mısınız?');
  await partner.getByLabel('Mesajınız').press('Enter');
  await expect(partner.getByText('Bu hesaba şu anda ulaşılamıyor.')).toBeVisible();
  await partner.reload();
  await expect(partner.getByText('Bu hesaba şu anda mesaj gönderilemiyor.')).toBeVisible();
  await expect(partner.getByLabel('Mesajınız')).toHaveCount(0);
  await expect(page.getByText('Orada mısınız?')).toHaveCount(0);

  await page.goto('/account');
  await page.getByRole('button', { name: `Engeli kaldır: ${other.fullName}` }).click();
  await expect(page.getByText('Kimseyi engellemediniz.')).toBeVisible();
  await partner.reload();
  await expect(partner.getByLabel('Mesajınız')).toBeVisible();
});
