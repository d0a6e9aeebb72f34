import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from 'mf-shared/format';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../../mf-shared/test/support.tsx';
import { now, reservation, serve, table, today } from '../../../test/dashboard.tsx';
import { signIn } from '../../../test/session.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.useFakeTimers({ toFake: ['Date'], now });

beforeEach(() => signIn());

describe('the dashboard', () => {
  it('sends away whoever is no business', () => {
    useSession.setState({ business: null });
    renderAt('/profile/business', <DashboardPage />);
    expect(screen.getByTestId('address').textContent).toBe('/login');
  });
});

describe('the day on the dashboard', () => {
  it('shows Boş, Bekliyor and the player, and who plays now, is next and waits', async () => {
    serve([
      reservation('r1', 'Deniz Şahin', {
        startsAt: now + 3 * HOUR_MS,
        endsAt: now + 4 * HOUR_MS,
        timeSlot: '23:00-00:00',
      }),
      reservation('r2', 'Emre Yıldız', {
        status: 'approved',
        startsAt: now - 1000,
        endsAt: now + HOUR_MS,
        timeSlot: '20:00-21:00',
      }),
      reservation('r3', 'Mert Kaya', { status: 'approved' }),
    ]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('table', { name: /Kapalı Saha/ });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bugün');
    const rows = table()
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '17:00-18:00Boş, unutulan rezervasyonu yaz',
      '20:00-21:00ŞimdiEmre Yıldız',
      '21:00-22:00Mert Kaya',
      '23:00-00:00BekliyorDeniz Şahin',
    ]);
    const answers = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(answers).toEqual([
      '20:00 Emre Yıldız Kapalı Saha 60 dk kaldı',
      '21:00 Mert Kaya Kapalı Saha ',
      '1 istekİlki bugün 23:00',
    ]);
  });

  it('opens who holds an hour, with the phone', async () => {
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mert Kaya' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mert Kaya' }));
    expect(dialog.getByRole('link', { name: /0532 123 45 67$/ }).getAttribute('href')).toBe(
      'tel:+905321234567',
    );
    expect(dialog.getByRole('link', { name: 'Mesaj' }).getAttribute('href')).toContain('receiverId=u-r3');
  });

  it('shows bookings by phone and closed hours, and counts closed ones as nobody’s game', async () => {
    const slot = { status: 'approved', isPast: false, reservationId: null };
    serve([], {
      'GET reservations/daily': () => ({
        dailyData: [
          {
            fieldId: 'f1',
            fieldName: 'Kapalı Saha',
            capacity: "7'ye 7",
            daySlots: [
              {
                ...slot,
                timeSlot: '20:00-21:00',
                startsAt: now + HOUR_MS,
                endsAt: now + 2 * HOUR_MS,
                kind: 'phone',
                note: 'Kapora verdi',
                user: { id: 'p1', _id: 'p1', fullName: 'Hasan Usta', phone: '+905321234567' },
              },
              {
                ...slot,
                timeSlot: '19:00-20:00',
                startsAt: now - 1000,
                endsAt: now + HOUR_MS - 1000,
                kind: 'closure',
                note: 'Bakım',
                user: null,
              },
            ],
          },
        ],
      }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('table', { name: /Kapalı Saha/ });
    expect(table().getByRole('button', { name: /Kapalı/ }).textContent).toBe('KapalıBakım');
    const [current, next] = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(current).toBe('Şu anda maç yok');
    expect(next).toContain('Hasan Usta');
    await userEvent.click(table().getByRole('button', { name: /Hasan Usta/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hasan Usta' }));
    expect(dialog.getByText('Kapora verdi', { exact: false })).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'Mesaj' })).toBeNull();
  });

  it('keeps the day in the address', async () => {
    serve([]);
    renderAt('/profile/business', <DashboardPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Önceki gün' }));
    const before = addDays(today, -1);
    expect(screen.getByTestId('address').textContent).toBe(`/profile/business?date=${before}`);
    expect(screen.getByRole('heading', { name: new RegExp(formatDay(before)) })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki gün' }));
    expect(screen.getByTestId('address').textContent).toBe('/profile/business');
  });

  it('says so when there is nothing', async () => {
    serve([], { 'GET reservations/daily': () => ({ dailyData: [] }) });
    renderAt('/profile/business', <DashboardPage />);
    expect(await screen.findByText('Bugün için veri yok.')).toBeTruthy();
    expect(await screen.findByText('Henüz rezervasyon isteği yok.')).toBeTruthy();
    expect(screen.getByText('7 günden eski rezervasyon istekleri otomatik olarak silinir.')).toBeTruthy();
  });
});

describe('what waits', () => {
  it('is counted as more where the list ends before all of it', async () => {
    const one = reservation('r1', 'Deniz Şahin');
    serve([], {
      'GET reservations/business-reservations': () => ({ reservations: [one], nextCursor: 'c' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await waitFor(() =>
      expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('1+ istekİlki bugün 21:00'),
    );
    expect(screen.getByText('Sizi bekleyen').parentElement?.dataset.alert).toBe('true');
    expect(document.title).toContain('(1) Bugün');
  });

  it('stands out only where something does', async () => {
    serve([]);
    renderAt('/profile/business', <DashboardPage />);
    await waitFor(() => expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('0 istek'));
    expect(screen.getByText('Sizi bekleyen').parentElement?.dataset.alert).toBeUndefined();
    expect(document.title).not.toContain('(');
  });
});

it('leads to the profile, opened', async () => {
  serve([]);
  renderAt('/profile/business', <DashboardPage />);
  const summary = await screen.findByRole('heading', { name: 'İşletme Profilimi Güncelle' });
  expect(summary.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Profili düzenle' }));
  expect(summary.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(summary.closest('summary'));
});
