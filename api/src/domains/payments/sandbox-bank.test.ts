import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { onBothEngines } from '../../../test/harness.ts';
import { BANK, CALLBACK, openPage, paymentOf } from '../../../test/paying.ts';
import { dueAt, initialise, sendForm, unpaidVenue } from '../../../test/payments.ts';

onBothEngines('payments at the built-in bank', (app) => {
  it('activates for 30 days once the code is entered', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code, paymentId } = await openPage(test, business);
    const step = await sendForm(test, BANK, { token, code, decision: 'approve' });
    expect(step).toMatchObject({ status: 307 });
    expect(step.headers.get('location')).toBe(CALLBACK);
    expect(await dueAt(test, business.id)).toBe(test.time.now - DAY_MS);
    const { status, page, headers } = await sendForm(test, CALLBACK, { token, code });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(page).toContain(`content="1;url=/payment-success?paymentId=${paymentId}"`);
    expect(await dueAt(test, business.id)).toBe(test.time.now + 30 * DAY_MS);
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({
      status: 'paid',
      amount: 1500,
      periodFrom: new Date(test.time.now).toISOString(),
      periodTo: new Date(test.time.now + 30 * DAY_MS).toISOString(),
    });
  });

  it('takes the amount of the server, not of the client', async () => {
    const test = app();
    const { body, status } = await initialise(test, await unpaidVenue(test), { amount: 1 });
    expect(status).toBe(200);
    expect(body.htmlContent).toContain('1.500 TL');
    const row = await test.db.q
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', body.paymentId)
      .executeTakeFirst();
    expect(row).toEqual({ amount: 1500 });
  });

  it('tells the bank who pays: the names typed there, the rest as the venue has it, and where to come back', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const open = vi.spyOn(test.ctx.payment, 'open');
    test.ctx.config = { ...test.ctx.config, publicUrl: 'https://topla.example' };
    const typed = { fullName: 'Can Öz', email: 'muhasebe@isletme.test' };
    const { body } = await initialise(test, business, typed);
    test.ctx.config = { ...test.ctx.config, publicUrl: null };
    expect(open.mock.calls).toEqual([
      [
        {
          ...{ paymentId: body.paymentId, amount: 1500, callbackUrl: `https://topla.example${CALLBACK}` },
          buyer: {
            ...{ id: business.id, ...typed, phone: '+902121112233', address: 'Bağdat Caddesi 1' },
            ...{ city: 'İstanbul', ip: 'local' },
          },
        },
      ],
    ]);
    open.mockRestore();
  });

  it.each(['1 kuruş', null, { tutar: 1 }])('does not mind when the client says %j', async (amount) => {
    const answer = await initialise(app(), await unpaidVenue(app()), { amount });
    expect(answer.status).toBe(200);
  });

  it('extends once when the callback comes twenty times at once, and again later', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code } = await openPage(test, business);
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(test, CALLBACK, { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const due = test.time.now + 30 * DAY_MS;
    expect(await dueAt(test, business.id)).toBe(due);
    test.time.now += DAY_MS;
    expect(await sendForm(test, CALLBACK, { token })).toMatchObject({ status: 200 });
    expect(await dueAt(test, business.id)).toBe(due);
  });

  it('stays paid when the bank refuses another question about it at that moment', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code, paymentId } = await openPage(test, business);
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    vi.spyOn(test.ctx.payment, 'verify').mockImplementationOnce(async () => {
      await sendForm(test, CALLBACK, { token });
      return { status: 'failed', reason: 'Kart reddedildi.' };
    });
    expect(await sendForm(test, CALLBACK, { token })).toMatchObject({ status: 200 });
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({
      ...{ status: 'paid', failureReason: null },
    });
  });

  it('adds two payments up that end at the same moment', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const pages = [await openPage(test, business), await openPage(test, business)];
    for (const { token, code } of pages) await sendForm(test, BANK, { token, code, decision: 'approve' });
    await Promise.all(pages.map(({ token }) => sendForm(test, CALLBACK, { token })));
    expect(await dueAt(test, business.id)).toBe(test.time.now + 60 * DAY_MS);
  });

  it('believes no callback that the bank does not confirm', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, paymentId } = await openPage(test, business);
    const early = await sendForm(test, CALLBACK, { token, status: 'success', paymentStatus: 'SUCCESS' });
    expect(early).toMatchObject({ status: 409, page: expect.stringContaining('henüz onaylanmadı') });
    expect(await sendForm(test, CALLBACK, { token: 'made-up' })).toMatchObject({ status: 404 });
    expect(await sendForm(test, CALLBACK, {})).toMatchObject({ status: 404 });
    expect(await sendForm(test, '/api/payments/callback/iyzico', { token })).toMatchObject({ status: 404 });
    expect(await sendForm(test, BANK, { token: 'made-up', code: '123456' })).toMatchObject({ status: 404 });
    expect(await dueAt(test, business.id)).toBe(test.time.now - DAY_MS);
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({ status: 'initialised' });
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another order', { order_id: 'somebody-elses' }],
  ])('refuses what the bank took for %s', async (_, change) => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code, paymentId } = await openPage(test, business);
    await test.db.q.updateTable('sandbox_charges').set(change).where('token', '=', token).execute();
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    expect(await sendForm(test, CALLBACK, { token })).toMatchObject({ status: 402 });
    expect(await dueAt(test, business.id)).toBe(test.time.now - DAY_MS);
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({ status: 'failed' });
  });

  it('declines after three wrong codes, even when the right one follows', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const { token, code, wrong, paymentId } = await openPage(test, business);
    const enter = (typed: string) => sendForm(test, BANK, { token, code: typed, decision: 'approve' });
    expect(await enter(wrong)).toMatchObject({ status: 200, page: expect.stringContaining('2 hakkınız') });
    expect(await enter(wrong)).toMatchObject({ status: 200, page: expect.stringContaining('1 hakkınız') });
    expect(await enter(wrong)).toMatchObject({ status: 307 });
    expect(await enter(code)).toMatchObject({ status: 307 });
    const { status, page } = await sendForm(test, CALLBACK, { token });
    expect(status).toBe(402);
    expect(page).toContain('Doğrulama kodu üç kez hatalı girildi.');
    expect(page).not.toContain('http-equiv');
    expect(await dueAt(test, business.id)).toBe(test.time.now - DAY_MS);
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({
      status: 'failed',
      failureReason: 'Doğrulama kodu üç kez hatalı girildi.',
    });
  });

  it('lets a person give up at the bank and try again', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const first = await openPage(test, business);
    await sendForm(test, BANK, { token: first.token, decision: 'cancel' });
    expect(await sendForm(test, CALLBACK, { token: first.token })).toMatchObject({ status: 402 });
    const second = await openPage(test, business);
    await sendForm(test, BANK, { token: second.token, code: second.code, decision: 'approve' });
    expect(await sendForm(test, CALLBACK, { token: second.token })).toMatchObject({ status: 200 });
    expect(await dueAt(test, business.id)).toBe(test.time.now + 30 * DAY_MS);
  });

  it('takes no code after ten minutes and calls the payment abandoned after thirty', async () => {
    const test = app();
    const business = await unpaidVenue(test);
    const due = test.time.now - DAY_MS;
    const { token, code, paymentId } = await openPage(test, business);
    const unused = await openPage(test, business);
    test.time.now += 10 * 60 * 1000;
    await sendForm(test, BANK, { token, code, decision: 'approve' });
    const { page } = await sendForm(test, CALLBACK, { token });
    expect(page).toContain('Doğrulama süresi doldu.');
    test.time.now += 20 * 60 * 1000;
    expect(await paymentOf(test, business.token, paymentId)).toMatchObject({ status: 'failed' });
    expect(await paymentOf(test, business.token, unused.paymentId)).toMatchObject({ status: 'abandoned' });
    expect(await dueAt(test, business.id)).toBe(due);
  });
});
