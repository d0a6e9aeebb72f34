import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, Correction } from 'mf-shared/contracts/corrections';
import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { business, CORRECTING, card, LIST, REJECTED } from '../../../test/pending.ts';
import { changesOf } from './changes.ts';
import { daysLeft } from './Left.tsx';
import { PendingPage } from './PendingPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

const correction = (part: Partial<Correction> = {}): Correction => ({
  ...{ id: 'c1', _id: 'c1', text: 'Adresi tam yazın.', parts: ['address'], askedAt: '2026-11-18T10:00:00Z' },
  ...{ withdrawnAt: null, sentAt: null, expiredAt: null, endsAt: null, before: null, after: null },
  ...part,
});
it.each([
  [30 * DAY_MS, '30 gün sonra kapanıyor'],
  [2 * DAY_MS + 1, '3 gün sonra kapanıyor'],
  [DAY_MS, 'Bugün kapanıyor'],
  [-1, 'Bugün kapanıyor'],
])('says how long an applicant has left: %d ms', (ms, said) => {
  expect(daysLeft(ms)).toBe(said);
});

it('shows the days that are left for a correction', async () => {
  const endsAt = new Date(Date.now() + 5 * DAY_MS - 1000).toISOString();
  stubApi({
    [LIST]: () => [],
    [CORRECTING]: () => [{ ...business('p1', 'Boğaziçi Spor'), correction: correction({ endsAt }) }],
    [REJECTED]: () => [],
  });
  renderAt('/admin', <PendingPage />);
  expect(await screen.findByText('5 gün sonra kapanıyor')).toBeTruthy();
});

const asking = { ...business('p1', 'Boğaziçi Spor'), correction: correction() };

/** Opens the dialog of the only application. */
async function openDialog() {
  renderAt('/admin', <PendingPage />);
  await screen.findByRole('article', { name: 'Boğaziçi Spor' });
  await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Düzeltme iste' }));
  return within(await screen.findByRole('dialog', { name: 'Düzeltme istensin mi?' }));
}

it('asks for a correction, moves the card to the waiting ones, and takes it back', async () => {
  const toasts = seeToasts();
  let isAsked = false;
  let sent: unknown;
  stubApi({
    [LIST]: () => (isAsked ? [] : [business('p1', 'Boğaziçi Spor', { round: 2 })]),
    [CORRECTING]: () => (isAsked ? [asking] : []),
    [REJECTED]: () => [],
    'POST admin/ask-correction/p1': async (request) => {
      sent = await request.json();
      isAsked = true;
      return { message: 'Düzeltme istendi.', correctionId: 'c1' };
    },
    'POST admin/withdraw-correction/c1': () => {
      isAsked = false;
      return { message: 'Düzeltme isteği geri alındı.' };
    },
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Düzeltme iste' }));
  expect(dialog.getByText('Neyin düzeltilmesi gerektiğini yazın.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), ' Adresi tam yazın. ');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Adres' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fotoğraflar' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fotoğraflar' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Düzeltme iste' }));
  const panel = within(await screen.findByRole('region', { name: 'Düzeltme bekleyenler' }));
  expect(await panel.findByText('Hatalı bölümler: Adres')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull();
  expect(sent).toEqual({ text: 'Adresi tam yazın.', parts: ['address'], round: 2 });
  toasts.at(-1)?.action?.onClick();
  expect(await screen.findByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
  expect(await screen.findByText('Düzeltme bekleyen ya da reddedilen işletme yok.')).toBeTruthy();
});

it('keeps what was typed when asking fails, and shows the latest application when it was corrected', async () => {
  const heard = hearToasts();
  let round = 0;
  const message = 'Başvuran bu arada bilgilerini düzeltti. Son hâline bakıp yeniden karar verin.';
  stubApi({
    [LIST]: () => [business('p1', 'Boğaziçi Spor', { round })],
    [CORRECTING]: () => [],
    [REJECTED]: () => [],
    'POST admin/ask-correction/p1': () => {
      round = 1;
      return refusal(409, { code: 'changed_meanwhile', message });
    },
  });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox'), 'Telefon yanlış');
  await userEvent.click(dialog.getByRole('button', { name: 'Düzeltme iste' }));
  await waitFor(() => expect(heard).toEqual([message]));
  expect(dialog.getByDisplayValue('Telefon yanlış')).toBeTruthy();
  expect(await screen.findByText('Düzeltildi')).toBeTruthy();
});

it('takes a request back from the list, and says when the applicant was faster', async () => {
  const heard = hearToasts();
  const message = 'Başvuran düzeltmesini gönderdi; başvuru yeniden karar bekliyor.';
  let isSent = false;
  stubApi({
    [LIST]: () => (isSent ? [business('p1', 'Boğaziçi Spor', { round: 1 })] : []),
    [CORRECTING]: () => (isSent ? [] : [asking]),
    [REJECTED]: () => [],
    'POST admin/withdraw-correction/c1': () => {
      isSent = true;
      return refusal(409, { code: 'already_decided', message });
    },
  });
  renderAt('/admin', <PendingPage />);
  const panel = within(await screen.findByRole('region', { name: 'Düzeltme bekleyenler' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
  expect(heard).toEqual([message]);
});

it('shows doubles, former rejections, the last decision and what was corrected', async () => {
  const before = business('p1', 'Boğaziçi');
  const after = { ...before, businessName: 'Boğaziçi Spor' };
  stubApi({
    [LIST]: () => [
      business('p1', 'Boğaziçi Spor', {
        ...{ round: 1, correction: correction({ sentAt: '2026-11-19T10:00:00Z', before, after }) },
        hints: {
          doubles: 3,
          lastDecision: {
            ...{ position: 1, act: 'venue.askCorrection', who: 'veli@topla.test', reason: null },
            at: '2026-11-18T10:00:00Z',
          },
          rejections: [
            {
              ...{ venueId: 'v7', businessName: 'Eski Saha', city: 'İstanbul', reason: 'Tapu yok' },
              ...{ at: '2026-11-10T10:00:00Z', reasons: ['phone', 'email'] },
            },
          ],
        },
      }),
    ],
    [CORRECTING]: () => [],
    [REJECTED]: () => [],
  });
  renderAt('/admin', <PendingPage />);
  await screen.findByRole('article', { name: 'Boğaziçi Spor' });
  const { getByText } = card('Boğaziçi Spor');
  for (const text of [
    '3 benzer işletme',
    /Son karar: Başvuruda düzeltme istedi/,
    /Eski Saha, İstanbul: “Tapu yok” \(.*; aynı telefon, aynı e-posta kutusu\)/,
    'Boğaziçi',
  ])
    expect(getByText(text)).toBeTruthy();
});

it('names each changed part, and no other', () => {
  const { ownerName, phone, address, location, equipment, description, fields, photos } = business('p1', 'A');
  const before: Application = {
    ...{ businessName: 'A', ownerName, phone, address, location, equipment, description, fields, photos },
  };
  const [pitch] = fields;
  const added = {
    ...business('n', 'N').fields[0],
    id: 'n',
    name: 'Açık Saha',
  } as Application['fields'][number];
  const after: Application = {
    ...{ ...before, phone: '+905329998877', location: { city: 'İzmir', coordinates: [27.1, 38.4] } },
    ...{ fields: [{ ...pitch, price: 1800 } as Application['fields'][number], added] },
    photos: ['/uploads/b.webp', '/uploads/c.webp'],
  };
  expect(changesOf(before, before)).toEqual([]);
  expect(
    changesOf(before, after).map((change) => [change.label, change.before.text, change.after.text]),
  ).toEqual([
    ['Telefon', '0532 123 45 67', '0532 999 88 77'],
    ['Haritadaki konum', 'İstanbul (40.97000, 29.06000)', 'İzmir (38.40000, 27.10000)'],
    [
      'Saha: Kapalı Saha',
      "Kapalı Saha, 7'ye 7, 1.500 TL, 18:00-02:00",
      "Kapalı Saha, 7'ye 7, 1.800 TL, 18:00-02:00",
    ],
    ['Saha: Açık Saha', '', "Açık Saha, 7'ye 7, 1.500 TL, 18:00-02:00"],
    ['Fotoğraflar', '2 fotoğraf', '2 fotoğraf (1 yeni, 1 kaldırıldı)'],
  ]);
  const moved = changesOf(before, { ...before, photos: photos.toReversed() });
  expect(moved.map((change) => change.after.text)).toEqual(['2 fotoğraf (sırası değişti)']);
});
