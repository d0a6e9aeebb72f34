import { expect, it } from 'vitest';
import { createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { earning } from '../../../test/income.ts';
import { createApp } from '../../app.ts';

onBothEngines('income', (app) => {
  const { read, phone, reserve, regular } = earning(app);

  it.each([
    ['2026-11-10', '2026-11-09'],
    ['2025-11-10', '2026-11-11'],
  ])('refuses a period from %s to %s', async (from, to) => {
    const business = await createVenue(app());
    expect(await read(business, from, to)).toMatchObject({
      status: 400,
      body: { fields: { to: expect.any(String) } },
    });
  });

  it('comes as a table for spreadsheets, in which no name becomes a formula', async () => {
    const business = await createVenue(app(), {}, [{ name: '=1+1' }]);
    await phone({ business, date: '2026-11-11', slot: 3, price: 1250 });
    await reserve({ business, date: '2026-11-10', slot: 3, price: 1300 }, 'approved', 'no_show');
    const answer = await createApp(app().ctx).request(
      '/api/business/income.csv?from=2026-11-10&to=2026-11-11',
      { headers: { Authorization: `Bearer ${business.token}` } },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('gelir-2026-11-10-2026-11-11.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\n');
    expect(lines).toEqual([
      'Gece;Saat;Saha;Kaynak;Ad;Durum;İşaret;Ücret (TL);Tutar (TL)',
      "2026-11-10;21:00-22:00;'=1+1;Rezervasyon;Deniz Yıldız;Gelmedi;Gelmedi;1300;0",
      "2026-11-11;21:00-22:00;'=1+1;Telefon;Ali;Oynandı;;1250;1250",
    ]);
  });

  it('lists hours of one time by their pitches in the table, wherever they come from', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const [date, slot] = ['2026-11-11', 3];
    await reserve({ business, pitch: 1, date, slot });
    await phone({ business, pitch: 0, date, slot });
    const answer = await createApp(app().ctx).request(`/api/business/income.csv?from=${date}&to=${date}`, {
      headers: { Authorization: `Bearer ${business.token}` },
    });
    const [, ...lines] = (await answer.text()).trim().split('\n');
    expect(lines.map((line) => line.split(';')[2])).toEqual(['Saha 1', 'Saha 2']);
  });

  it('sums in the table to exactly what the page says', async () => {
    const business = await createVenue(app());
    const nights = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    for (const [index, date] of nights.entries()) {
      const price = 1000 + 100 * index;
      await phone({ business, date, slot: 0, price });
      await regular({ business, date, slot: 1, price: price + 10 });
      await reserve({ business, date, slot: 2, price: price + 20 }, 'approved', index ? null : 'played');
      await reserve({ business, date, slot: 3, price: price + 30 }, 'approved', index ? null : 'no_show');
    }
    const missed = { attendance: 'no_show' as const };
    const { q } = app().db;
    const of = (table: 'phone_bookings' | 'subscription_occurrences') =>
      q.updateTable(table).set(missed).where('venue_id', '=', business.id).where('date', '=', '2026-11-17');
    await of('phone_bookings').execute();
    await of('subscription_occurrences').execute();
    const { body } = await read(business, '2026-11-16', '2026-11-19');
    const answer = await createApp(app().ctx).request(
      '/api/business/income.csv?from=2026-11-16&to=2026-11-19',
      { headers: { Authorization: `Bearer ${business.token}` } },
    );
    const [, ...lines] = (await answer.text()).trim().split('\n');
    const sumOf = (state: string, column: number) =>
      lines
        .map((line) => line.split(';'))
        .filter((cells) => cells[5] === state)
        .reduce((sum, cells) => ({ amount: sum.amount + Number(cells[column]), count: sum.count + 1 }), {
          amount: 0,
          count: 0,
        });
    const [played, coming] = [sumOf('Oynandı', 8), sumOf('Gelecek', 8)];
    expect(played).toEqual(body.earned);
    expect({ amount: played.amount + coming.amount, count: played.count + coming.count }).toEqual(body.total);
    expect(sumOf('Gelmedi', 7)).toEqual(body.noShows);
    expect(body.noShows).toEqual({ amount: 1030 + 1100 + 1110, count: 3 });
    expect(lines.every((line) => line.split(';')[4])).toBe(true);
  });
});
