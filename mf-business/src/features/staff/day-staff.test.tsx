import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Attendance, DailySlot } from 'mf-shared/contracts/reservations';
import { currentNight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { PaymentPage } from '../payment/PaymentPage.tsx';

/** A Wednesday evening. */
const now = Date.parse('2026-11-18T15:20:00Z');
const slot = (attendance: Attendance | null): DailySlot => ({
  timeSlot: '20:00-21:00',
  status: 'approved',
  isPast: true,
  startsAt: now - HOUR_MS,
  endsAt: now,
  user: { _id: 'u1', id: 'u1', fullName: 'Deniz Şahin', phone: '+905321234567', played: 2, noShows: 0 },
  reservationId: 'r1',
  attendance,
});

let attendance: Attendance | null;
beforeEach(() => {
  vi.setSystemTime(now);
  attendance = null;
});
const serve = () =>
  stubApi({
    'GET reservations/daily': () => ({
      dailyData: [{ fieldId: 'f1', fieldName: 'Saha 1', capacity: '7’ye 7', daySlots: [slot(attendance)] }],
    }),
    'GET reservations/business-reservations': () => ({ reservations: [], nextCursor: null }),
    'GET profile/business': () => ({ id: 'b1', businessName: 'Yıldız', fields: [], isActive: true }),
    'GET business/changes': () => [
      {
        _id: 'c',
        id: 'c',
        who: 'Can Usta',
        text: 'Deniz Şahin: onaylandı',
        createdAt: '2026-01-02T09:31:00Z',
      },
    ],
    'POST reservations/attendance': async (request) => {
      attendance = ((await request.json()) as { attendance: Attendance | null }).attendance;
      return { message: 'Tamam.' };
    },
  });
const pathOf = ({ url }: Request) => new URL(url).pathname;

describe('day staff', () => {
  it('run the day without asking for what is the managers’', async () => {
    signIn(DAY_STAFF);
    const requests = serve();
    renderAt(`/profile/business?date=${currentNight(now)}`, <DashboardPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bugün' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Deniz Şahin' })).toBeTruthy();
    expect(screen.queryByText('Profili düzenle')).toBeNull();
    expect(screen.queryByText('Profil, sahalar, fiyatlar ve saatler')).toBeNull();
    expect(requests.map(pathOf).filter((path) => /payments|settings|prices|income/.test(path))).toEqual([]);
  });

  it('say in the hour who came, and see who approved it', async () => {
    signIn(DAY_STAFF);
    serve();
    renderAt(`/profile/business?date=${currentNight(now)}`, <DashboardPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Deniz Şahin' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^Onaylayan/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Geldi' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Geldi', pressed: true })).toBeTruthy());
    await waitFor(() => expect(attendance).toBe('played'));
    await userEvent.click(dialog.getByRole('button', { name: 'Geldi' }));
    await waitFor(() => expect(attendance).toBeNull());
    expect(dialog.getByRole('button', { name: 'Geldi', pressed: false })).toBeTruthy();
  });

  it.each([
    [{ token: 'fresh', isActive: false, message: '' }, 'Henüz ödenmemiş.', 1],
    [null, 'Bakılamadı. Lütfen tekrar deneyin.', 0],
  ])('are told that they cannot go on yet (%j)', async (answer, words, taken) => {
    signIn({ ...DAY_STAFF, isActive: false });
    const adopt = vi.fn(async () => {});
    useSession.setState({ adopt });
    const heard = hearToasts();
    stubApi({
      'GET business/coming-matches': () => ({ matches: [] }),
      'POST business/refresh-token': () => answer,
    });
    renderAt('/payment', <PaymentPage />);
    const look = screen.getByRole('button', { name: 'Ödendi mi, bak' });
    await userEvent.click(look);
    await waitFor(() => expect(heard).toEqual([words]));
    expect(adopt).toHaveBeenCalledTimes(taken);
    await waitFor(() => expect(look.getAttribute('aria-busy')).toBeNull());
  });

  it('look once at a time whether it is paid', async () => {
    signIn({ ...DAY_STAFF, isActive: false });
    const requests = stubApi({
      'GET business/coming-matches': () => ({ matches: [] }),
      'POST business/refresh-token': () => new Promise(() => {}),
    });
    renderAt('/payment', <PaymentPage />);
    const look = screen.getByRole('button', { name: 'Ödendi mi, bak' });
    for (const _ of ['at first', 'again']) await userEvent.click(look);
    expect(look.getAttribute('aria-busy')).toBe('true');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are told who has to pay, and go on once it is paid', async () => {
    signIn({ ...DAY_STAFF, isActive: false });
    const adopt = vi.fn(async () => signIn(DAY_STAFF));
    useSession.setState({ adopt });
    const requests = stubApi({
      'GET business/coming-matches': () => ({ matches: [] }),
      'POST business/refresh-token': () => ({ token: 'fresh', isActive: true, message: '' }),
    });
    renderAt('/payment', <PaymentPage />);
    expect(screen.getByText('İşletmeniz şu anda yayında değil.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ödendi mi, bak' }));
    expect(await screen.findByRole('link', { name: 'Günlük program' })).toBeTruthy();
    expect(adopt).toHaveBeenCalledWith('fresh');
    expect(requests.map(pathOf)).toEqual(['/api/business/coming-matches', '/api/business/refresh-token']);
  });
});
