import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { colourAt, metadataOf, plain } from '../../api/test/pictures.ts';
import type { Backend, Player } from '../support/backend.ts';
import { expect, expectAccessible, signInAs, test } from '../support/test.ts';

const NAMES = [
  'Çağrı Işıklı',
  'Ali Öz',
  'Barış Kılıç',
  'Can Er',
  'Ece Ak',
  'Filiz Su',
  'Güneş Ay',
  'Hale Işık',
];
const MORE = ['İpek Naz', 'Jale Ün'];

/** A player with a lineup of ten, who form two teams with one press. */
async function organiser(api: Backend): Promise<Player> {
  const players: Player[] = [];
  for (const name of [...NAMES, ...MORE]) players.push(await api.createPlayer(name));
  const [first] = players;
  if (!first) throw new Error('Nobody plays.');
  const placed = players.map(({ id }, at) => {
    const { position, x, y } = LINEUP_SLOTS[at] ?? { position: 'Forvet', x: 50, y: 11 };
    return { player: id, position, x, y };
  });
  await api.call('POST', 'lineups', { token: first.token, json: { name: 'Salı grubu', players: placed } });
  return first;
}

async function choose(page: Page): Promise<void> {
  await page.goto('/teams');
  const lineup = page.getByRole('option', { name: 'Salı grubu (10 oyuncu)' });
  await expect(lineup).toBeAttached();
  await page.getByLabel('Maçtan ya da kadrodan').selectOption({ label: 'Salı grubu (10 oyuncu)' });
  await page.getByRole('button', { name: 'Oyuncuları ekle' }).click();
  await expect(page.getByText('10/22')).toBeVisible();
}

const team = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const idsIn = (of: Locator) =>
  of.locator('[data-player]').evaluateAll((all) => all.map((one) => one.getAttribute('data-player') ?? ''));

test('a list of players becomes two teams, which are changed, kept and saved', { tag: '@phone' }, async ({
  api,
  page,
}) => {
  test.slow();
  await signInAs(page, await organiser(api));
  await choose(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Takımları Kur' }).click();
  const [a, b] = [team(page, 'Yelekliler'), team(page, 'Yeleksizler')];
  await expect(a.locator('[data-player]')).toHaveCount(5);
  await expect(b.locator('[data-player]')).toHaveCount(5);
  await expect(page.getByText('Kaleci tek tarafta')).toBeVisible();
  await expectAccessible(page);

  const [before, others] = [await idsIn(a), await idsIn(b)];
  const [one, other] = [before.at(-1) ?? '', others.at(-1) ?? ''];
  await a.locator(`[data-player="${one}"]`).click();
  await expect(page.getByRole('button', { name: 'Kilitle' })).toBeVisible();
  await expectAccessible(page);
  await b.locator(`[data-player="${other}"]`).click();
  await expect(b.locator(`[data-player="${one}"]`)).toBeVisible();
  await expect(a.locator(`[data-player="${other}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(a.locator(`[data-player="${one}"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Yeniden karıştır' }).click();
  await expect.poll(async () => (await idsIn(a)).sort()).not.toEqual(before.sort());
  await page.getByRole('textbox', { name: 'Birinci takımın adı' }).fill('Turuncular');
  const mixed = (await idsIn(team(page, 'Turuncular'))).sort();
  await page.reload();
  await expect.poll(async () => (await idsIn(team(page, 'Turuncular'))).sort()).toEqual(mixed);

  await page.getByText('Oyuncuları düzenle (10)').click();
  await page.getByText('Misafir ekle').click();
  await page.getByLabel('Misafirin adı').fill('Şükrü');
  await page.getByRole('button', { name: 'Misafiri ekle' }).click();
  await page.getByRole('button', { name: 'Kadro olarak kaydet' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Misafirler kadroya yazılmaz')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'İki kadroyu kaydet' }).click();
  await expect(page.getByText('İki kadro kaydedildi.')).toBeVisible();
  await page.goto('/lineups');
  for (const name of ['Turuncular', 'Yeleksizler']) {
    const drawn = page.getByRole('list', { name: `${name}, dizilişi` });
    await expect(drawn.getByRole('listitem')).toHaveCount(5);
  }
});

test('two players are swapped by keyboard alone', { tag: '@desktop' }, async ({ api, page }) => {
  await signInAs(page, await organiser(api));
  await choose(page);
  await page.getByRole('button', { name: 'Takımları Kur' }).focus();
  await page.keyboard.press('Enter');
  const [a, b] = [team(page, 'Yelekliler'), team(page, 'Yeleksizler')];
  await expect(a.locator('[data-player]')).toHaveCount(5);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-player') ?? null);
  const tabInto = async (ids: readonly string[]): Promise<string> => {
    for (let i = 0; i < 40; i++) {
      const id = await focused();
      if (id !== null && ids.includes(id)) return id;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard never came there.');
  };
  const one = await tabInto(await idsIn(a));
  await page.keyboard.press('Enter');
  const other = await tabInto(await idsIn(b));
  await page.keyboard.press('Enter');
  await expect(b.locator(`[data-player="${one}"]`)).toBeFocused();
  await expect(a.locator(`[data-player="${other}"]`)).toBeVisible();
});

async function downloadCard(page: Page): Promise<{ name: string; file: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Kartı indir' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('the card is downloaded as a picture, with the photo on it', { tag: '@phone' }, async ({
  api,
  page,
  newPerson,
}) => {
  const player = await api.createPlayer('Işıl Çağlayangil');
  const form = new FormData();
  const fields = { fullName: player.fullName, email: player.email, position: 'Ofansif Orta Saha' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const skills = { speed: 90, shooting: 88, passing: 92, dribbling: 86, defense: 70, physical: 80 };
  form.set('fifaStats', JSON.stringify(skills));
  form.set('photo', await plain('#c02090'));
  await api.call('PUT', 'profile/user/update', { token: player.token, form });

  await signInAs(page, player);
  await page.goto('/profile/user');
  await expect(page.getByText('Henüz puanlanmadı')).toBeVisible();
  const own = await downloadCard(page);
  expect(own.name).toBe('topla-kart-isil-caglayangil.png');
  expect(await metadataOf(own.file)).toMatchObject({ format: 'png', width: 1080, height: 1620 });
  const [red = 0, green = 0, blue = 0] = await colourAt(own.file, 660, 400);
  expect(Math.abs(red - 0xc0) + Math.abs(green - 0x20) + Math.abs(blue - 0x90)).toBeLessThan(40);

  await page.getByLabel('Hız', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Kartı indir' }).click();
  await expect(page.getByText('Önce profilinizi güncelleyin.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await newPerson(await api.createPlayer('Umut Öztürk'));
  await visitor.goto(`/user/${player.id}`);
  const seen = await downloadCard(visitor);
  expect(Buffer.compare(seen.file, own.file)).toBe(0);
  await expectAccessible(visitor);
});
