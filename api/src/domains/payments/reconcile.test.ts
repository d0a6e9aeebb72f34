import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { dueAt, initialise, sendForm, unpaidVenue } from '../../../test/payments.ts';
import { newId } from '../../base/id.ts';
import { reconcilePayments } from './reconcile.ts';

const BANK = '/api/payments/sandbox/3d-secure';

async function open(test: TestApp) {
  const business = await unpaidVenue(test);
  const { body } = await initialise(test, business);
  const token = /name="token" value="([\w-]+)"/.exec(body.htmlContent)?.[1] ?? '';
  const code = /id="test-code" class="code">(\d{6})</.exec(body.htmlContent)?.[1] ?? '';
  return { business, token, code };
}

function suite(app: () => TestApp): void {
  it('activates, once, what the bank took before the window was closed', async () => {
    const test = app();
    const { business, token, code } = await open(test);
    const opened = test.time.now;
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    test.time.now = opened + 2 * MINUTE_MS - 1;
    expect(await reconcilePayments(test.ctx)).toBe(0);
    expect(await dueAt(test, business.id)).toBe(opened - DAY_MS);
    test.time.now = opened + 2 * MINUTE_MS;
    await Promise.all([
      reconcilePayments(test.ctx),
      reconcilePayments(test.ctx),
      reconcilePayments(test.ctx),
    ]);
    expect(await dueAt(test, business.id)).toBe(test.time.now + 30 * DAY_MS);
    expect(await reconcilePayments(test.ctx)).toBe(0);
  });

  it.each(['open', 'closed'])(
    'keeps no word of a failure once the money came, of a venue that is %s',
    async (is) => {
      const test = app();
      const { business, token, code } = await open(test);
      const { q } = test.db;
      await sendForm(test, BANK, { token, code, decision: 'approve' });
      const failed = { status: 'failed', failure_reason: 'Bankanız onaylamadı.' } as const;
      await q.updateTable('payments').set(failed).where('venue_id', '=', business.id).execute();
      const closed_at = is === 'closed' ? test.time.now : null;
      await q.updateTable('venues').set({ closed_at }).where('id', '=', business.id).execute();
      await sendForm(test, '/api/payments/callback/sandbox', { token });
      const row = q.selectFrom('payments').selectAll().where('venue_id', '=', business.id);
      expect(await row.executeTakeFirst()).toMatchObject({
        ...{ status: 'paid', failure_reason: null, completed_at: test.time.now },
        period_to: is === 'closed' ? null : test.time.now + 30 * DAY_MS,
      });
    },
  );

  it('asks nobody about what another bank is to take', async () => {
    const test = app();
    await open(test);
    await test.db.q.updateTable('payments').set({ provider: 'iyzico' }).execute();
    test.time.now += 2 * MINUTE_MS;
    expect(await reconcilePayments(test.ctx)).toBe(0);
    const row = test.db.q.selectFrom('payments').select(['status', 'asked_at']);
    expect(await row.executeTakeFirst()).toEqual({ status: 'initialised', asked_at: null });
  });

  it('activates nothing that the person gave up', async () => {
    const test = app();
    const { business, token, code } = await open(test);
    const opened = test.time.now;
    await sendForm(test, BANK, { token, code, decision: 'cancel' });
    test.time.now = opened + 2 * MINUTE_MS;
    expect(await reconcilePayments(test.ctx)).toBe(1);
    expect(await dueAt(test, business.id)).toBe(opened - DAY_MS);
  });

  it('asks about a hundred at a time, those that wait longest first', async () => {
    const test = app();
    const { business } = await open(test);
    const { q } = test.db;
    const row = await q.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const later = Array.from({ length: 100 }, (_, n) => ({
      ...{ ...row, id: newId(), created_at: row.created_at + n + 1 },
      provider_token: `${business.id}-${n}`,
    }));
    await q.insertInto('payments').values(later.toReversed()).execute();
    const verify = vi.spyOn(test.ctx.payment, 'verify').mockResolvedValue({ status: 'waiting' });
    test.time.now += 3 * MINUTE_MS;
    await reconcilePayments(test.ctx);
    const asked = verify.mock.calls.map(([token]) => token);
    expect(asked).toEqual([row, ...later.slice(0, 99)].map(({ provider_token }) => provider_token));
  });

  it('asks less and less often, goes on after a failure, and stops after two days', async () => {
    const test = app();
    await open(test);
    const opened = test.time.now;
    const verify = vi.spyOn(test.ctx.payment, 'verify').mockRejectedValue(new Error('the bank is down'));
    const asked: number[] = [];
    for (let minute = 1; minute <= 3 * 24 * 60; minute++) {
      test.time.now = opened + minute * MINUTE_MS;
      verify.mockClear();
      await reconcilePayments(test.ctx);
      if (verify.mock.calls.length > 0) asked.push(minute);
    }
    expect(asked).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]);
  });
}

onBothEngines('payments whose callback never comes', suite, undefined, { fresh: 'test' });
