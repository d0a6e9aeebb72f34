import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Income } from 'mf-shared/contracts/income';
import { addDays, datesBetween } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { signIn } from '../../../test/session.ts';
import { barsOf, bestText, formatHours, fullness } from './bars.ts';
import { IncomePage } from './IncomePage.tsx';
import { periodName, periodOf, shifted } from './period.ts';

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

beforeEach(() => signIn());
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

it.each([
  [-30, 'düştü', 'down'],
  [30, 'arttı', 'up'],
])('a change of %i percent points its way', async (by, word, trend) => {
  serve({
    compared: { to: '2026-11-30', amount: 1000 + by * 10, count: 3 },
    previous: { from: '2026-10-01', to: '2026-10-31', amount: 1000, count: 3 },
  });
  renderAt('/business/income?date=2026-11-10', <IncomePage />);
  const told = await screen.findByText(`Önceki aya göre %30 ${word}`);
  expect(told.dataset.trend).toBe(trend);
});

it('nights of a week and a month are named, the best of them in words', () => {
  const { days } = income('2026-11-16', '2026-11-22');
  expect(barsOf('week', days)[0]).toMatchObject({ label: 'Pzt', name: '16 Kasım Pazartesi' });
  expect(barsOf('month', days)[0]?.label).toBe('16');
  expect(barsOf('year', days)[0]).toMatchObject({ name: 'Kasım 2026', amount: 4500, count: 3 });
  expect(bestText(barsOf('year', days))).toBe('En yüksek: Kasım 2026, 4.500 TL');
  expect(bestText(barsOf('week', days.slice(1)))).toBeUndefined();
});

it.each([
  ['day', '20 Kasım 2026 Cuma'],
  ['week', '16 Kasım – 22 Kasım'],
  ['month', 'Kasım 2026'],
  ['year', '2026'],
] as const)('a %s is called %s', (span, name) => {
  expect(periodName(span, periodOf(span, '2026-11-20'))).toBe(name);
});

describe('income', () => {
  it('says what was earned, what is to come, how full it is and who did not come', async () => {
    serve();
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    await screen.findByText('Toplam');
    const figures = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
    expect(figures).toEqual([
      'Toplam4.500 TL Önceki aya göre %50 arttı',
      'Oynanan3.000 TL 2 saat',
      'Beklenen1.500 TL 1 saat',
      'Doluluk%38 3/8 saat',
      'Gelen olmadı1 saat 1.500 TL',
    ]);
  });

  it('says nothing of a day by nights, and of hours that no pitch offers', async () => {
    const heat = [
      { weekday: 1, time: '21:00', booked: 3, offered: 4 },
      { weekday: 3, time: '22:00', booked: 1, offered: 2 },
    ];
    serve({ heat, noShows: { amount: 0, count: 0 } });
    const day = renderAt('/business/income?date=2026-11-10&span=day', <IncomePage />);
    await screen.findByText('Gelir kaynakları');
    expect(screen.queryByText('Gelen olmadı')).toBeNull();
    expect(screen.queryByText('Gecelere göre')).toBeNull();
    expect(screen.queryByText('Doluluk', { selector: 'h2' })).toBeNull();
    day.unmount();
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['SaatPztÇar', '21:00%75–', '22:00–%50']);
  });

  it('is saved as a table of the period that is shown', async () => {
    const requests = stubApi({
      'GET business/income': () => income('2026-11-01', '2026-11-30'),
      'GET business/income.csv': () => new Response('x'),
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tablo olarak indir' }));
    await waitFor(() => expect(requests.at(-1)?.url).toMatch(/income\.csv\?from=2026-11-01&to=2026-11-30$/));
  });

  it('is saved once while that is on its way', async () => {
    const requests = stubApi({
      'GET business/income': () => income('2026-11-01', '2026-11-30'),
      'GET business/income.csv': () => new Promise(() => {}),
    });
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    const save = await screen.findByRole('button', { name: 'Tablo olarak indir' });
    for (const _ of ['at first', 'again']) await userEvent.click(save);
    expect(requests.filter(({ url }) => url.includes('.csv'))).toHaveLength(1);
    expect(save.getAttribute('aria-busy')).toBe('true');
  });

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
    const long = (part: string) =>
      [...document.querySelectorAll<HTMLElement>(part)].map(({ style }) => style);
    expect(long('[aria-label=Geceler] i').slice(0, 2)).toMatchObject([{ height: '100%' }, { height: '0%' }]);
    expect(long('li > i > i').map(({ width }) => width)).toEqual(['33%', '67%', '0%', '100%']);
    const heat = within(screen.getByRole('table', { name: 'Gün ve saatlere göre doluluk' }));
    expect(
      [heat.getByText('%75'), heat.getByText('%0')].map((one) => one.closest('td')?.dataset.fullness),
    ).toEqual(['4', '0']);
    expect(screen.getByText('En yüksek: 1 Kasım Pazar, 4.500 TL')).toBeTruthy();
    expect(screen.getByText('1 Kasım Pazar: 4.500 TL, 3 saat', { exact: false })).toBeTruthy();
  });

  it.each([
    [3300, 65, 1],
    // As much as was played, which stands beside it.
    [3000, 50, 0],
  ])('shows a month under way (%i TL) beside the same days of the last one', async (amount, by, told) => {
    serve({
      previous: { from: '2026-10-01', to: '2026-10-03', amount: 2000, count: 2 },
      compared: { to: '2026-11-03', amount, count: 2 },
    });
    renderAt('/business/income?date=2026-11-03', <IncomePage />);
    expect(await screen.findByText(`Geçen ayın aynı günlerine göre %${by} arttı`)).toBeTruthy();
    expect(screen.queryAllByText(/^İlk 3 gecede 3\.[30]00 TL$/)).toHaveLength(told);
    expect(screen.queryByText(/Önceki aya/)).toBeNull();
  });

  it('shows the last night of a month beside as many of a longer one', async () => {
    serve({ previous: { from: '2026-10-01', to: '2026-10-30', amount: 3000, count: 2 } });
    renderAt('/business/income?date=2026-11-30', <IncomePage />);
    expect(await screen.findByText(/Geçen ayın aynı günlerine göre %50 arttı/)).toBeTruthy();
    expect(screen.getByText('İlk 30 gecede 4.500 TL')).toBeTruthy();
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

  it('shows this month and goes on to the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const asked = serve();
    renderAt('/business/income', <IncomePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sonraki dönem' }));
    await waitFor(() => expect(asked).toEqual(['2026-11-01 2026-11-30', '2026-12-01 2026-12-31']));
    expect(screen.getByRole('heading', { name: 'Aralık 2026' })).toBeTruthy();
  });

  it('keeps the last period in sight until the next one is there', async () => {
    const next = Promise.withResolvers<Income>();
    let asked = 0;
    stubApi({
      'GET business/income': () => (asked++ === 0 ? income('2026-11-01', '2026-11-30') : next.promise),
    });
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    const total = await screen.findByText('Toplam');
    const busy = () => total.closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(busy()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki dönem' }));
    expect(busy()).toBe('true');
    next.resolve(income('2026-12-01', '2026-12-31', { total: { amount: 700, count: 1 } }));
    await waitFor(() => expect(busy()).toBe('false'));
    expect(total.parentElement?.textContent).toContain('700 TL');
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

  it('shows a period whose hours were all free of charge', async () => {
    const pitches = [{ fieldId: 'f1', fieldName: 'Kapalı Saha', amount: 0, count: 2 }];
    serve({ total: { amount: 0, count: 2 }, sources: [], pitches });
    renderAt('/business/income?date=2026-11-10', <IncomePage />);
    const shares = within(await screen.findByRole('region', { name: 'Sahalara göre' }));
    expect(shares.getByRole('listitem').textContent).toContain('2 saat');
    expect(screen.queryByText('Bu dönemde alınmış saat yok.')).toBeNull();
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
