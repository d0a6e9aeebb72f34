import type { Page } from '@playwright/test';
import { formatDay } from 'mf-shared/format';
import { addDays } from 'mf-shared/schedule';
import type { Backend } from '../support/backend.ts';
import { hourTile, NIGHT, requestHour, wake, weekOf } from '../support/pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const WEEKDAY = formatDay(NIGHT).split(' ').at(-1) ?? '';
const SLOT = '22:00-23:00';
const NEXT = addDays(NIGHT, 7);

/** A venue with an approved regular of the weekly hour. */
async function approvedRegular(api: Backend) {
  const venue = await api.createVenue();
  const regular = await api.createPlayer('Ece Işık');
  const { subscription } = await api.call<{ subscription: { id: string } }>('POST', 'subscription/request', {
    token: regular.token,
    json: { businessId: venue.id, fieldName: 'Saha 1', dayOfWeek: WEEKDAY, timeSlot: SLOT },
  });
  await api.call('POST', 'subscription/approve', {
    token: venue.token,
    json: { requestId: subscription.id },
  });
  return { venue, regular };
}

const widths = async (page: Page, check: () => Promise<void>) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await check();
  }
};

test('a player asks for a weekly hour, the venue approves and skips a week, somebody else takes it', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  const venue = await api.createVenue();
  const [regular, other] = [await api.createPlayer('Ece Işık'), await api.createPlayer('Umut Öz')];
  const owner = await newPerson(venue);
  await owner.goto('/subscription/requests');
  await expect(owner.getByText('Henüz abonelik isteği yok.')).toBeVisible();

  const player = await newPerson(regular);
  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto(weekOf(venue));
  const form = player.getByRole('region', { name: 'Haftalık abonelik' });
  await expect(form.getByLabel('Gün')).toHaveValue('Salı');
  await expect(form.getByLabel('Saat')).toHaveValue(SLOT);
  await form.getByLabel('Gün').selectOption(WEEKDAY);
  await expectAccessible(player);
  await form.getByRole('button', { name: 'Abonelik İste' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(form.getByText('Abonelik isteği başarıyla gönderildi.')).toBeVisible();
  await form.getByRole('link', { name: 'Aboneliklerim' }).click();
  const mine = player.getByRole('main').getByRole('listitem').filter({ hasText: venue.name });
  await expect(mine.getByText('Bekliyor')).toBeVisible();

  // It arrives without a reload.
  const card = owner.getByRole('main').getByRole('listitem').filter({ hasText: 'Ece Işık' });
  await expect(card.getByText(`${WEEKDAY}, ${SLOT}`)).toBeVisible();
  await widths(owner, () => expectAccessible(owner));
  await card.getByRole('button', { name: 'Onayla' }).click();
  await expect(owner.getByText('Abonelik onaylandı.')).toBeVisible();
  await widths(owner, () => expectAccessible(owner));

  await expect(mine.getByText('Onaylandı')).toBeVisible();
  await expect(mine.getByRole('button', { name: `${formatDay(NIGHT)}: Sizin` })).toBeVisible();
  await widths(player, () => expectAccessible(player));
  await player.goto('/chat');
  await expect(player.getByText(/aboneliğiniz onaylandı/).first()).toBeVisible();

  const visitor = await newPerson(other);
  await visitor.goto(`${weekOf(venue)}&day=${NEXT}`);
  await wake(visitor);
  const tile = await hourTile(visitor, SLOT, NEXT);
  await expect(tile).toContainText('Abonelik');
  await card.getByRole('button', { name: `${formatDay(NEXT)}: Tutulu` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Haftayı Atla' }).click();
  await expect(owner.getByText('Bu hafta atlandı; saat başkalarına açıldı.')).toBeVisible();
  await expect(tile).toContainText('Rezerve Et');
  await tile.click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'İsteği Gönder' }).click();
  await expect(await hourTile(visitor, SLOT, NEXT)).toContainText('Onay bekliyor');

  // The owner cannot restore it now; the week after stays.
  await card.getByRole('button', { name: `${formatDay(NEXT)}: Atlandı` }).click();
  await expect(owner.getByText('Bu saat az önce doldu. Lütfen başka bir saat seçin.')).toBeVisible();
  await expect(card.getByRole('button', { name: `${formatDay(addDays(NEXT, 7))}: Tutulu` })).toBeVisible();
});

test('a player skips the own week, takes it back, and ends the subscription', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  const { venue, regular } = await approvedRegular(api);
  const player = await newPerson(regular);
  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto('/my-reservations');
  const week = player.getByRole('main').getByRole('listitem').filter({ hasText: 'Her hafta' });
  await expect(week).toContainText(`${formatDay(NIGHT)}, ${SLOT}`);
  await expectAccessible(player);
  await week.getByRole('link', { name: 'Aboneliğe Git' }).click();
  await player.getByRole('button', { name: `${formatDay(NEXT)}: Sizin` }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Haftayı Atla' }).click();
  const skipped = player.getByRole('button', { name: `${formatDay(NEXT)}: Atlandı` });
  await expect(skipped).toBeVisible();
  await player.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(player.getByRole('button', { name: `${formatDay(NEXT)}: Sizin` })).toBeVisible();
  await player.getByRole('button', { name: 'Aboneliği Sonlandır' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Sonlandır' }).click();
  await expect(player.getByText('İptal edildi')).toBeVisible();
  await player.goto(weekOf(venue));
  await requestHour(player, SLOT);
  await expect(await hourTile(player, SLOT)).toContainText('Onay bekliyor');
});

test('the owner moves one night of a regular on the board, by keys, by the dialog and by hand', async ({
  api,
  newPerson,
}) => {
  const { venue, regular } = await approvedRegular(api);
  const player = await newPerson(regular);
  await player.goto('/my-reservations?tab=subscriptions');
  await expect(player.getByRole('button', { name: `${formatDay(NIGHT)}: Sizin` })).toBeVisible();

  const owner = await newPerson(venue);
  await owner.goto(`/business/board?date=${NIGHT}`);
  const hour = (timeSlot: string) =>
    owner.getByRole('button', { name: `Saha 1, ${formatDay(NIGHT)}, ${timeSlot}` });
  await hour(SLOT).focus();
  await owner.keyboard.press('t');
  await owner.keyboard.press('ArrowUp');
  await owner.keyboard.press('Enter');
  await expect(hour('21:00-22:00')).toContainText('Ece Işık');
  await expect(hour(SLOT)).toContainText('Boş');
  const moved = player.getByRole('list', { name: 'Taşınan haftalar' });
  await expect(moved).toContainText(`${formatDay(NIGHT)}, 21:00-22:00 · Saha 1`);
  await expect(player.getByText(`Sıradaki maç: ${formatDay(NIGHT)}, 21:00-22:00 · Saha 1`)).toBeVisible();
  await widths(player, () => expectAccessible(player));
  await owner.getByRole('button', { name: 'Geri al' }).first().click();
  await expect(hour(SLOT)).toContainText('Ece Işık');
  await expect(moved).toHaveCount(0);

  if (test.info().project.name === 'desktop') {
    await owner.setViewportSize({ width: 1280, height: 1000 });
    await hour(SLOT).hover();
    await owner.mouse.down();
    await hour('20:00-21:00').hover();
    await owner.mouse.up();
  } else {
    await hour(SLOT).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Taşı' }).click();
    await hour('20:00-21:00').click();
  }
  await expect(hour('20:00-21:00')).toContainText('bu hafta taşındı');
  await hour('20:00-21:00').click();
  await expect(owner.getByRole('dialog')).toContainText('Sonraki hafta her zamanki saatte sürer.');
  await widths(owner, () => expectAccessible(owner));
  await owner.goto('/subscription/requests');
  const named = owner.getByRole('list', { name: 'Taşınan haftalar' });
  await expect(named).toContainText(`${formatDay(NIGHT)}, 20:00-21:00 · Saha 1`);
  await expect(owner.getByRole('button', { name: `${formatDay(NEXT)}: Tutulu` })).toBeVisible();
  await widths(owner, () => expectAccessible(owner));
});

test('the owner pauses a regular and starts again', { tag: '@desktop' }, async ({ api, newPerson }) => {
  const { venue } = await approvedRegular(api);
  const owner = await newPerson(venue);
  await owner.goto('/subscription/requests');
  await owner.getByRole('button', { name: 'Ara Ver' }).click();
  await owner.getByLabel('Son gün').fill(addDays(NIGHT, 8));
  await expectAccessible(owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Ara Ver' }).click();
  await expect(owner.getByRole('button', { name: `${formatDay(NEXT)}: Ara verildi` })).toBeDisabled();
  await owner.getByRole('button', { name: 'Sürdür' }).click();
  await expect(owner.getByRole('button', { name: `${formatDay(NEXT)}: Tutulu` })).toBeVisible();
});
