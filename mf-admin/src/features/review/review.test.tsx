import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VenueDecision, VenueReview } from 'mf-shared/contracts/review';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { business } from '../../../test/pending.ts';
import { waited } from '../../common/Age.tsx';
import { ReviewPage } from './ReviewPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

const REVIEW = 'GET admin/venues/p1/review';
const page = (
  <Routes>
    <Route path="/admin/pending/:id" element={<ReviewPage />} />
  </Routes>
);
const review = (part: Partial<VenueReview> = {}): VenueReview => ({
  ...{ venue: business('p1', 'Boğaziçi Spor', { emailVerified: false }), state: 'pending' },
  ...{ pin: { province: 'İstanbul', warning: null }, doubles: [], decisions: [], undoableUntil: null },
  corrections: [],
  ...part,
});
const approved: VenueDecision = {
  ...{ position: 1, act: 'venue.approve', who: 'veli@topla.test', reason: null },
  at: '2026-11-20T10:00:00Z',
};

it('shows doubles with reasons, distance and state, and what does not fit', async () => {
  stubApi({
    [REVIEW]: () =>
      review({
        pin: { province: 'Kocaeli', warning: 'Konum Kocaeli ilinde, seçilen şehir İstanbul.' },
        doubles: [
          {
            ...{ id: 'v9', _id: 'v9', businessName: 'İkiz Saha', city: 'İstanbul', state: 'rejected' },
            ...{ reasons: ['phone', 'near'], metres: 40 },
          },
          {
            ...{ id: 'v8', _id: 'v8', businessName: 'Uzak Saha', city: 'Ankara', state: 'closed' },
            ...{ reasons: ['name'], metres: 55_600 },
          },
        ],
      }),
  });
  renderAt('/admin/pending/p1', page);
  const link = await screen.findByRole('link', { name: 'İkiz Saha' });
  expect(link.getAttribute('href')).toBe('/admin/venues/v9');
  for (const text of [
    'Konum Kocaeli ilinde, seçilen şehir İstanbul.',
    'Aynı telefon, Çok yakın konum · 40 m',
    'Aynı ad · 56 km',
    'Reddedildi',
    'Doğrulanmadı',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

it('decides, says who did, and takes the approval back', async () => {
  const heard = hearToasts();
  let now = review();
  stubApi({
    [REVIEW]: () => now,
    'PUT admin/approve/p1': () => {
      now = review({ state: 'active', decisions: [approved], undoableUntil: '2026-11-20T10:10:00Z' });
      return { message: 'Tamam.' };
    },
    'POST admin/venues/p1/unapprove': () => {
      now = review();
      return { message: 'Onay geri alındı.' };
    },
  });
  renderAt('/admin/pending/p1', page);
  await userEvent.click(await screen.findByRole('button', { name: 'Onayla' }));
  await userEvent.click(screen.getByRole('button', { name: 'İşletmeyi onayla' }));
  expect(await screen.findByRole('heading', { name: 'Bu başvuru sonuçlandı: Açık' })).toBeTruthy();
  expect(screen.getByText('veli@topla.test: İşletmeyi onayladı')).toBeTruthy();
  expect(screen.getByText(/13:10/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kararı geri al' }));
  expect(await screen.findByRole('button', { name: 'Onayla' })).toBeTruthy();
  expect(heard).toEqual(['İşletme onaylandı.', 'Onay geri alındı.']);
});

it('says why an approval can no longer be taken back', async () => {
  const heard = hearToasts();
  const message = 'Onay yalnızca ilk 10 dakika içinde geri alınabilir.';
  let undoableUntil: string | null = '2026-11-20T10:10:00Z';
  stubApi({
    [REVIEW]: () => review({ state: 'active', decisions: [approved], undoableUntil }),
    'POST admin/venues/p1/unapprove': () => {
      undoableUntil = null;
      return refusal(409, { code: 'already_decided', message });
    },
  });
  renderAt('/admin/pending/p1', page);
  await userEvent.click(await screen.findByRole('button', { name: 'Kararı geri al' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kararı geri al' })).toBeNull());
  expect(heard).toEqual([message]);
});

it('takes a rejection back', async () => {
  let now = review({ state: 'rejected' });
  stubApi({
    [REVIEW]: () => now,
    'POST admin/restore/p1': () => {
      now = review();
      return { message: 'Tamam.' };
    },
  });
  renderAt('/admin/pending/p1', page);
  await userEvent.click(await screen.findByRole('button', { name: 'Kararı geri al' }));
  expect(await screen.findByRole('button', { name: 'Onayla' })).toBeTruthy();
});

it.each([
  [0, '1 dakikadır bekliyor'],
  [59 * 60_000, '59 dakikadır bekliyor'],
  [3 * 3_600_000, '3 saattir bekliyor'],
  [47 * 3_600_000, '1 gündür bekliyor'],
  [48 * 3_600_000, '2 gündür bekliyor'],
])('says that %i ms are %s', (ms, said) => {
  expect(waited(ms)).toBe(said);
});
