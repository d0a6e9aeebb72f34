import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { BANK, CALLBACK, openPage, paymentOf } from '../../../test/paying.ts';
import { dueAt, initialise, sendForm, unpaidVenue } from '../../../test/payments.ts';

const NOT_DUE = 'Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.';

onBothEngines('payments at the built-in bank', (app) => {
  it('refuses to take money for a subscription that runs, up to seven days before its end', async () => {
    const test = app();
    const due = test.time.now + 7 * DAY_MS;
    const early = await createVenue(test, { next_payment_at: due + 1 });
    const refused = await initialise(test, early);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_not_due', message: NOT_DUE } });
    const state = await test.call('get', '/api/payments/status', { token: early.token });
    expect(state.body).toMatchObject({ isActive: true, canPay: false, lastPayment: null });
    const soon = await createVenue(test, { next_payment_at: due });
    const { token, code } = await openPage(test, soon);
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    await sendForm(test, CALLBACK, { token });
    expect(await dueAt(test, soon.id)).toBe(due + 30 * DAY_MS);
    expect(await initialise(test, soon)).toMatchObject({ status: 409 });
  });

  it('says that the month is over at the very instant at which it is', async () => {
    const business = await createVenue(app(), { next_payment_at: app().time.now + 1 });
    const isActive = async () =>
      (await app().call('get', '/api/payments/status', { token: business.token })).body.isActive;
    expect(await isActive()).toBe(true);
    app().time.now += 1;
    expect(await isActive()).toBe(false);
  });

  it('knows whose payment it is', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const other = await unpaidVenue(test);
    const { paymentId } = await openPage(test, business);
    expect(await initialise(test, other, { businessId: business.id })).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
    expect(await paymentOf(test, other.token, paymentId)).toBeNull();
    const player = await createUser(test);
    const call = { token: player.token, json: {} };
    expect(await test.call('post', '/api/payments/initialize-checkout', call)).toMatchObject({ status: 403 });
    expect(await test.call('get', '/api/payments/invoices')).toMatchObject({ status: 401 });
  });

  it('shows the last try of several', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const first = await openPage(test, business);
    await sendForm(test, BANK, { token: first.token, decision: 'cancel' });
    await sendForm(test, CALLBACK, { token: first.token });
    const { paymentId } = await openPage(test, business);
    const { body } = await test.call('get', '/api/payments/status', { token: business.token });
    expect(body.lastPayment).toMatchObject({ id: paymentId, status: 'initialised' });
  });

  it('names the fields that are missing', async () => {
    const test = app();
    const answer = await initialise(test, await unpaidVenue(test), { fullName: ' ', email: 'ayse@' });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { fullName: expect.any(String), email: expect.any(String) } },
    });
  });

  it('gives an inactive business a token that says it has paid', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code } = await openPage(test, business);
    const refresh = () =>
      test.call<{ token: string }>('post', '/api/business/refresh-token', { token: business.token });
    expect(await refresh()).toMatchObject({ status: 200, body: { isActive: false } });
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    await sendForm(test, CALLBACK, { token });
    const { body } = await refresh();
    expect(JSON.parse(atob(body.token.split('.')[1] ?? ''))).toMatchObject({
      _id: business.id,
      role: 'business',
      isActive: true,
    });
    expect(await test.call('get', '/api/payments/status', { token: body.token })).toMatchObject({
      status: 200,
      body: { isActive: true },
    });
  });

  it('gives staff a token that says who they are', async () => {
    const { token } = await createStaff(app(), await createVenue(app()), 'manager');
    const claims = (of: string) => JSON.parse(atob(of.split('.')[1] ?? '')) as Record<string, unknown>;
    const { body } = await app().call<{ token: string }>('post', '/api/business/refresh-token', { token });
    const { staffId, staffRole } = claims(token);
    expect(claims(body.token)).toMatchObject({ staffId, staffRole });
    expect(staffRole).toBe('manager');
  });

  it('lists what was paid, newest first, in pages', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const paid: string[] = [];
    for (let month = 0; month < 3; month++) {
      const { token, code, paymentId } = await openPage(test, business);
      await sendForm(test, BANK, { token, code, decision: 'approve' });
      await sendForm(test, CALLBACK, { token });
      paid.unshift(paymentId);
      const due = test.time.now - DAY_MS;
      await test.db.q
        .updateTable('venues')
        .set({ next_payment_at: due })
        .where('id', '=', business.id)
        .execute();
      // The first two are paid in the same millisecond.
      if (month > 0) test.time.now += DAY_MS;
    }
    await openPage(test, business);
    const read = (cursor = '') =>
      test.call<{ id: string }[]>('get', `/api/payments/invoices?limit=2${cursor}`, {
        token: business.token,
      });
    const first = await read();
    const next = first.headers.get('x-next-cursor');
    const second = await read(`&cursor=${next}`);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(paid);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });
});

onBothEngines('payments without a bank', (app) => {
  it('says that the payment was not started, and keeps the try', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    test.ctx.payment = { ...test.ctx.payment, open: () => Promise.reject(new Error('connection refused')) };
    const answer = await initialise(test, business);
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'payment_not_started', message: '3D Secure ödeme başlatılamadı.' },
    });
    const state = await test.call('get', '/api/payments/status', { token: business.token });
    expect(state.body).toMatchObject({ canPay: true, lastPayment: { status: 'failed' } });
  });
});
