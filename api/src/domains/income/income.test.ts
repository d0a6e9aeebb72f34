import { createRandom } from 'demo/random';
import type { Sum } from 'mf-shared/contracts/income';
import { addDays } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { earning, SLOTS } from '../../../test/income.ts';
import { createApp } from '../../app.ts';
import { comparison } from './period.ts';

const add = (sums: readonly Sum[]): Sum => ({
  amount: sums.reduce((sum, one) => sum + one.amount, 0),
  count: sums.reduce((sum, one) => sum + one.count, 0),
});

const istanbul = (time: string) => Date.parse(`${time}:00+03:00`);
const MONTH = { from: '2026-03-01', to: '2026-03-31' };

it.each([
  ['its first evening', '2026-03-01T18:00', '2026-03-01', '2026-02-01'],
  [
    'the hours after midnight, which are still the evening before',
    '2026-03-04T02:00',
    '2026-03-03',
    '2026-02-03',
  ],
  ['days that the shorter month before does not have', '2026-03-30T18:00', '2026-03-28', '2026-02-28'],
  ['the end of its last night', '2026-04-01T05:59', '2026-03-28', '2026-02-28'],
  ['the day after', '2026-04-01T06:00', '2026-03-31', '2026-02-28'],
])('compares a month on %s', (_, now, to, before) => {
  expect(comparison(MONTH, istanbul(now))).toEqual({
    compared: { from: MONTH.from, to },
    previous: { from: '2026-02-01', to: before },
  });
});

it.each([
  ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ['2025-01-01', '2025-12-31', '2024-01-02', '2024-12-31'],
  ['2026-05-01', '2026-06-30', '2026-03-01', '2026-04-30'],
  ['2026-05-01', '2026-05-30', '2026-04-01', '2026-04-30'],
  ['2026-05-02', '2026-05-31', '2026-04-02', '2026-05-01'],
])('compares %s to %s with as many nights before', (from, to, earlier, last) => {
  expect(comparison({ from, to }, istanbul('2026-12-01T12:00'))).toEqual({
    compared: { from, to },
    previous: { from: earlier, to: last },
  });
});

onBothEngines('income', (app) => {
  const { reserve, phone, regular, read } = earning(app);

  it('is the sum of its parts, whatever was booked, refused or called off', async () => {
    const { int } = createRandom(7);
    const random = (below: number) => int(0, below - 1);
    const business = await createVenue(app(), {}, [{}, {}]);
    const stranger = await createVenue(app());
    const expected = { amount: 0, count: 0 };
    const missed = { amount: 0, count: 0 };
    const count = (sum: Sum, price: number) => {
      sum.amount += price;
      sum.count += 1;
    };
    for (let i = 0; i < 120; i++) {
      const price = 100 + random(2000);
      const date = addDays('2026-11-01', random(30));
      const booked = { business, pitch: random(2), date, slot: random(SLOTS.length), price };
      const fate = random(8);
      if (fate < 5) count(expected, price);
      if (fate === 0 || fate === 1) await reserve(booked, 'approved', fate ? 'played' : null);
      if (fate === 2 || fate === 3) await phone(booked);
      if (fate === 4) await regular(booked);
      if (fate === 5) {
        count(missed, price);
        await reserve(booked, 'approved', 'no_show');
      }
      if (fate === 6) await reserve(booked, random(2) ? 'rejected' : 'cancelled');
      if (fate === 7) await (random(2) ? phone(booked, 'cancelled') : regular(booked, 'skipped'));
    }
    await reserve({ business: stranger, date: '2026-11-10', slot: 1, price: 9999 });
    await reserve({ business, date: '2026-10-31', slot: 1 });
    await reserve({ business, date: '2026-12-01', slot: 1 });
    const { status, body } = await read(business, '2026-11-01', '2026-11-30');
    expect(status).toBe(200);
    expect(body.total).toEqual(expected);
    expect(body.noShows).toEqual(missed);
    for (const parts of [body.days, body.pitches, body.sources]) expect(add(parts)).toEqual(expected);
    expect(body.heat.reduce((sum, cell) => sum + cell.booked, 0)).toBe(expected.count + missed.count);
    expect(body.days).toHaveLength(30);
  });

  it('counts an hour after midnight to its evening, and parts what is earned from what is to come', async () => {
    const business = await createVenue(app());
    const yesterday = '2026-11-17';
    await reserve({ business, date: yesterday, slot: 7, price: 700 });
    await reserve({ business, date: '2026-11-18', slot: 1, price: 900 });
    const { body } = await read(business, yesterday, '2026-11-18');
    expect(body.days).toEqual([
      { date: yesterday, amount: 700, count: 1 },
      { date: '2026-11-18', amount: 900, count: 1 },
    ]);
    expect(body.earned).toEqual({ amount: 700, count: 1 });
    expect(body.heat.find(({ weekday, time }) => weekday === 2 && time === '01:00')).toMatchObject({
      booked: 1,
      offered: 1,
    });
  });

  it('is earned from the kick-off on, on the page as in the table', async () => {
    const business = await createVenue(app());
    const night = '2026-11-18';
    await reserve({ business, date: night, slot: 1, price: 900 });
    const state = async () => {
      const { body } = await read(business, night, night);
      const table = await createApp(app().ctx).request(`/api/business/income.csv?from=${night}&to=${night}`, {
        headers: { Authorization: `Bearer ${business.token}` },
      });
      return [body.earned.amount, (await table.text()).includes('Oynandı')];
    };
    app().time.now = istanbul(`${night}T19:00`) - 1;
    expect(await state()).toEqual([0, false]);
    app().time.now += 1;
    expect(await state()).toEqual([900, true]);
  });

  it('shows the hours of a night in the order in which they are played', async () => {
    const business = await createVenue(app());
    await reserve({ business, date: '2026-11-16', slot: 7 });
    const { body } = await read(business, '2026-11-16', '2026-11-17');
    expect([...new Set(body.heat.map(({ time }) => time))]).toEqual([
      ...['18:00', '19:00', '20:00', '21:00', '22:00', '23:00', '00:00', '01:00'],
    ]);
  });

  it('is as full as the hours of all its pitches on all its nights', async () => {
    const hours = (start: string) => ({ working_hours: JSON.stringify([{ start, end: '20:00' }]) });
    const business = await createVenue(app(), {}, [
      hours('18:00'),
      hours('19:00'),
      { ...hours('18:00'), archived_at: 1 },
    ]);
    await reserve({ business, pitch: 1, date: '2026-11-16', slot: 1 });
    const { body } = await read(business, '2026-11-16', '2026-11-24');
    const full = (weekday: number) =>
      body.heat
        .filter((cell) => cell.weekday === weekday)
        .map(({ time, booked, offered }) => `${time} ${booked}/${offered}`);
    expect(full(1)).toEqual(['18:00 0/2', '19:00 1/4']);
    expect(full(3)).toEqual(['18:00 0/1', '19:00 0/2']);
  });

  it('stands beside the whole period before when it is over', async () => {
    const business = await createVenue(app());
    await reserve({ business, date: '2026-10-31', slot: 0, price: 500 });
    await reserve({ business, date: '2026-09-30', slot: 0, price: 300 });
    await reserve({ business, date: '2026-09-01', slot: 0, price: 400 });
    await reserve({ business, date: '2026-09-02', slot: 0, price: 900 }, 'approved', 'no_show');
    const { body } = await read(business, '2026-10-01', '2026-10-31');
    expect(body.previous).toEqual({ from: '2026-09-01', to: '2026-09-30', amount: 700, count: 2 });
    expect(body.compared).toEqual({ to: '2026-10-31', amount: 500, count: 1 });
  });

  it('stands beside the same nights of the period before while it is under way', async () => {
    const business = await createVenue(app());
    const oldNights = ['2026-10-01', '2026-10-18', '2026-10-19', '2026-10-31'];
    for (const date of oldNights) await reserve({ business, date, slot: 0, price: 400 });
    await reserve({ business, date: '2026-11-17', slot: 0, price: 900 }, 'approved', 'no_show');
    await reserve({ business, date: '2026-11-18', slot: 7, price: 700 });
    await reserve({ business, date: '2026-11-19', slot: 0, price: 600 });
    const month = await read(business, '2026-11-01', '2026-11-30');
    expect(month.body.previous).toEqual({ from: '2026-10-01', to: '2026-10-18', amount: 800, count: 2 });
    expect(month.body.compared).toEqual({ to: '2026-11-18', amount: 700, count: 1 });
    expect(month.body.total).toEqual({ amount: 1300, count: 2 });
    const week = await read(business, '2026-11-16', '2026-11-22');
    expect(week.body.previous).toMatchObject({ from: '2026-11-09', to: '2026-11-11' });
    expect(week.body.compared).toEqual({ to: '2026-11-18', amount: 700, count: 1 });
  });

  it('is compared with nothing before it begins', async () => {
    const business = await createVenue(app());
    await reserve({ business, date: '2026-11-24', slot: 0 });
    const { body } = await read(business, '2026-11-23', '2026-11-29');
    expect(body).toMatchObject({ total: { count: 1 }, compared: null });
  });

  it('keeps a pitch that is out of service in the sums', async () => {
    const business = await createVenue(app(), {}, [{}, { archived_at: 1 }, { archived_at: 1 }]);
    await reserve({ business, pitch: 1, date: '2026-11-10', slot: 0, price: 300 });
    const { body } = await read(business, '2026-11-10', '2026-11-10');
    expect(body.pitches.map(({ fieldName, amount }) => [fieldName, amount])).toEqual([
      ['Saha 1', 0],
      ['Saha 2', 300],
    ]);
  });

  it('is never more than full: an hour from before a change of hours was offered too', async () => {
    const working_hours = JSON.stringify([{ start: '18:00', end: '19:00' }]);
    const business = await createVenue(app(), {}, [{ working_hours }]);
    const night = '2026-11-10';
    await reserve({ business, date: night, slot: 7 });
    const { body } = await read(business, night, night);
    const counts = body.heat.map(({ time, booked, offered }) => [time, booked, offered]);
    expect(counts).toEqual([
      ['18:00', 0, 1],
      ['01:00', 1, 1],
    ]);
  });

  it('is told of a leap year, as long as a period may be', async () => {
    const { status } = await read(await createVenue(app()), '2025-11-10', '2026-11-10');
    expect(status).toBe(200);
  });
});
