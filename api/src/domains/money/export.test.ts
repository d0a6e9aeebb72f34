import { expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { financeDesk, paidVenue } from '../../../test/refunding.ts';
import { createApp } from '../../app.ts';
import { executeRefunds } from '../payments/index.ts';

onBothEngines('the books as a table', (app) => {
  it('hold numbers that a Turkish spreadsheet adds up, also those of a refund', async () => {
    const test = app();
    const { venue, paymentId } = await paidVenue(test);
    await test.db.q.updateTable('venues').set({ venue_name: '=1+1' }).where('id', '=', venue.id).execute();
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 100, reason: 'Arıza vardı.' });
    await executeRefunds(test.ctx);
    const { token } = await createUser(test, { role: 'admin', admin_role: 'finance' });
    const answer = await createApp(test.ctx).request(
      '/api/admin/money/export.csv?from=2026-11-18&to=2026-11-18',
      { headers: { Authorization: `Bearer ${token}` } },
    );
    const [, ...lines] = (await answer.text()).trimEnd().split('\n');
    expect(lines.map((line) => line.split(';').slice(2, 4))).toEqual([
      ['Satış', "'=1+1"],
      ['İade', "'=1+1"],
    ]);
    expect(lines.map((line) => line.split(';').slice(6))).toEqual([
      ['1500', '250', '1250'],
      ['-100', '-16,67', '-83,33'],
    ]);
  });
});
