import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Income } from 'mf-shared/contracts/income';
import { addDays, datesBetween } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { barsOf, formatHours, fullness } from './bars.ts';
import { IncomePage } from './IncomePage.tsx';
import { periodOf, shifted } from './period.ts';

const income = (from: string, to: string, change: Partial<Income> = {}): Income => ({
  from,
  to,
  total: { amount: 4500, count: 3 },
  earned: { amount: 3000, count: 2 },
  noShows: { amount: 1500, count: 1 },
  previous: { from: '', to: addDays(from, -1), amount: 3000, count: 2 },
  compared: { to, amount: 4500, count: 3 },
  sources: [
    { source: 'reservation', amount: 1500, count: 1 },
    { source: 'subscription', amount: 3000, count: 2 },
    { source: 'phone', amount: 0, count: 0 },
  ],
  days: datesBetween(from, to).map((date, i) => ({
    date,
    amount: i === 0 ? 4500 : 0,
    count: i === 0 ? 3 : 0,
  })),
  pitches: [{ fieldId: 'f1', fieldName: 'Kapalı Saha', amount: 4500, count: 3 }],
  heat: [
    { weekday: 1, time: '21:00', booked: 3, offered: 4 },
    { weekday: 2, time: '21:00', booked: 0, offered: 4 },
  ],
  ...change,
});
function serve(change: Partial<Income> = {}) {
  const asked: string[] = [];
  stubApi({
    'GET business/income': (request) => {
      const { searchParams } = new URL(request.url);
      const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      asked.push(`${from} ${to}`);
      return income(from, to, change);
    },
  });
  return asked;
}

beforeEach(() =>
  useSession.setState({
    status: 'ready',
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  }),
);
afterEach(() => useSession.setState({ business: null }));

describe('periods', () => {
  it('begin and end with calendar and football week', () => {
    expect(periodOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(periodOf('year', '2026-07-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('turn without skipping a short month', () => {
    expect(shifted('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(shifted('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(shifted('year', '2026-05-05', -1)).toBe('2025-05-01');
  });

  it('draw a year by months', () => {
    const { days } = income('2026-01-01', '2026-12-31');
    const bars = barsOf('year', days);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toMatchObject({ amount: 4500, count: 3 });
  });

  it('write thousands of hours as people do', () => {
    expect(formatHours(2401, 10_585)).toBe('2.401/10.585 saat');
    expect(formatHours(0)).toBe('0 saat');
  });

  it('tell five steps of fullness', () => {
    expect([0, 1, 25, 50, 75, 100].map((booked) => fullness(booked, 100))).toEqual([0, 1, 2, 3, 4, 4]);
    expect(fullness(0, 0)).toBe(0);
  });
});

describe('income', () => {
  it('shows the month beside the one before, its sources and how full it is', async () => {
    serve();
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    expect(await screen.findByText(/Önceki aya göre %50 arttı/)).toBeTruthy();
    const shares = within(screen.getByRole('region', { name: 'Gelir kaynakları' }));
    expect(shares.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tek seferlik rezervasyonlar1.500 TL%33 · 1 saat',
      'Aboneler3.000 TL%67 · 2 saat',
      'Telefonla alınanlar0 TL%0 · 0 saat',
    ]);
    const heat = within(screen.getByRole('table', { name: 'Gün ve saatlere göre doluluk' }));
    expect(heat.getByText('%75')).toBeTruthy();
    expect(screen.getByText('En yükseği 1 Kasım 2026 Pazar: 4.500 TL')).toBeTruthy();
    expect(screen.getByText('1 Kasım 2026 Pazar: 4.500 TL, 3 saat', { exact: false })).toBeTruthy();
  });

  it('shows a month under way beside the same days of the last one, not beside all of it', async () => {
    serve({
      previous: { from: '2026-10-01', to: '2026-10-03', amount: 3000, count: 2 },
      compared: { to: '2026-11-03', amount: 3300, count: 2 },
    });
    renderAt('/business/income?date=2026-11-03', <IncomePage />);
    expect(await screen.findByText(/Geçen ayın aynı günlerine göre %10 arttı/)).toBeTruthy();
    expect(screen.getByText('İlk 3 gecede 3.300 TL')).toBeTruthy();
    expect(screen.queryByText(/Önceki aya/)).toBeNull();
  });

  it('points neither up nor down where nothing changed', async () => {
    serve({ previous: { from: '2026-10-01', to: '2026-10-31', amount: 4500, count: 3 } });
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    const told = await screen.findByText('Önceki aya göre değişim yok');
    expect(told.dataset.trend).toBeUndefined();
    expect(told.querySelector('svg')).toBeNull();
  });

  it('compares no week before it begins', async () => {
    serve({ compared: null });
    renderAt('/business/income?date=2026-11-23&span=week', <IncomePage />);
    expect(await screen.findByText('Toplam')).toBeTruthy();
    expect(screen.queryByText(/göre [+−]%/)).toBeNull();
  });

  it('turns periods in the address and asks for each', async () => {
    const asked = serve();
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    await screen.findByText('Gelir kaynakları');
    await userEvent.click(screen.getByLabelText('Hafta'));
    await userEvent.click(screen.getByRole('button', { name: 'Önceki dönem' }));
    await waitFor(() =>
      expect(asked).toEqual(['2026-11-01 2026-11-30', '2026-11-09 2026-11-15', '2026-11-02 2026-11-08']),
    );
    expect(screen.getByTestId('address').textContent).toBe('/business/income?date=2026-11-03&span=week');
  });

  it('says that nothing was booked, and that it could not be loaded', async () => {
    serve({
      total: { amount: 0, count: 0 },
      heat: [{ weekday: 1, time: '21:00', booked: 0, offered: 4 }],
      previous: { from: '', to: '2026-10-31', amount: 0, count: 0 },
    });
    const first = renderAt('/business/income?date=2026-11-10', <IncomePage />);
    expect(await screen.findByText('Bu dönemde alınmış saat yok.')).toBeTruthy();
    expect(screen.getByText('Önceki ayda kayıt yok')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    first.unmount();
    stubApi({});
    renderAt('/business/income', <IncomePage />);
    expect(await screen.findByText('Gelir bilgileri alınamadı.')).toBeTruthy();
  });
});
