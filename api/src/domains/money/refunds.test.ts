import type { DeskPaymentDetail } from 'mf-shared/contracts/money';
import type { PaidFee } from 'mf-shared/contracts/payments';
import type { QueueDetail } from 'mf-shared/contracts/queue';
import type { DeskRefund } from 'mf-shared/contracts/refunds';
import type { SupportRequest } from 'mf-shared/contracts/support';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { desk, type Said } from '../../../test/desk.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { dueAt } from '../../../test/payments.ts';
import { askedBack, financeDesk, paidVenue } from '../../../test/refunding.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import { executeRefunds } from '../payments/index.ts';

function suite(app: () => TestApp): void {
  const refund = (id: string) =>
    app().db.q.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const invoices = (paymentId: string) =>
    app()
      .db.q.selectFrom('invoices')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('number')
      .execute();
  const given = async (token: string) => {
    const charges = app().db.q.selectFrom('sandbox_charges').select('refunded').where('token', '=', token);
    return (await charges.executeTakeFirstOrThrow()).refunded;
  };
  const told = async ({ id }: { id: string }) => {
    const notices = app().db.q.selectFrom('notifications').select('text').where('owner_id', '=', id);
    return (await notices.orderBy('id', 'desc').execute()).map(({ text }) => text);
  };

  it('goes from the request over the decision to the card and into the books, and is told at each step', async () => {
    const test = app();
    // A Thursday.
    const start = Date.parse('2026-11-19T09:00:00Z');
    test.time.now = start;
    const { venue, paymentId, token } = await paidVenue(test);
    const due = await dueAt(test, venue.id);
    test.time.now += 2 * DAY_MS;
    const { id } = await askedBack(test, venue);
    expect(await told(venue)).toContain(
      'İade talebinizi aldık: 1.500 TL. En geç 27 Kasım 2026 Cuma gününe kadar karar veririz.',
    );
    const money = await financeDesk(test);
    const open = (await money<DeskRefund[]>('get', '/refunds?limit=100')).body.find((one) => one.id === id);
    expect(open).toMatchObject({
      ...{ amount: 1500, state: 'requested', deadline: '2026-11-27T20:59:59.999Z' },
      payment: { id: paymentId, amount: 1500, left: 1500 },
      request: { text: 'Yanlışlıkla ödedim.', reservations: 0 },
    });
    expect(await money('post', `/refunds/${id}/approve`, { amount: 1500 })).toMatchObject({ status: 200 });
    expect(await refund(id)).toMatchObject({ state: 'approved', tries: 0 });
    expect(await given(token)).toBe(0);
    await executeRefunds(test.ctx);
    expect(await given(token)).toBe(1500);
    expect(await refund(id)).toMatchObject({ state: 'booked', deadline: null, due_at: null, reference: id });
    // Two of the thirty days have passed; the others are taken back, so the venue's time is over.
    expect(await dueAt(test, venue.id)).toBe(test.time.now);
    expect(due).toBe(start + 30 * DAY_MS);
    expect(await invoices(paymentId)).toMatchObject([
      { kind: 'sale', amount: 1500, vat: 25_000 },
      { kind: 'refund', amount: -1500, vat: -25_000, refund_id: id },
    ]);
    const [booked, approved] = await told(venue);
    expect(approved).toContain('İade talebiniz onaylandı: 1.500 TL. Tutar en geç 1 Aralık 2026 Salı');
    expect(booked).toBe(
      '1.500 TL iadeniz kartınıza gönderildi. Hizmet süreniz sona erdi; sayfanız aramadan kalktı.',
    );
    expect(await executeRefunds(test.ctx)).toBe(0);
    const reads = { next_payment_at: test.time.now + DAY_MS };
    await test.db.q.updateTable('venues').set(reads).where('id', '=', venue.id).execute();
    const paid = await test.call<PaidFee[]>('get', '/api/payments/invoices', { token: venue.token });
    expect(paid.body).toMatchObject([
      { invoices: [{ kind: 'sale' }, { kind: 'refund' }], refunds: [{ state: 'booked' }] },
    ]);
  });

  it('answers its request in the queue with the decision, which cannot be answered there', async () => {
    const test = app();
    const { venue } = await paidVenue(test);
    const { id, request_id } = await askedBack(test, venue);
    const support = await desk(test);
    const refused = await support.act(`/support/${request_id}/answer`, { text: 'Olur.' });
    expect([refused.status, refused.body.code]).toEqual([409, 'refund_undecided']);
    const money = await financeDesk(test);
    const due = await dueAt(test, venue.id);
    await money('post', `/refunds/${id}/refuse`, { reason: 'Bu dönemde rezervasyon almışsınız.' });
    const text = 'İade talebiniz kabul edilmedi: Bu dönemde rezervasyon almışsınız.';
    expect((await support.read<QueueDetail>(`/queue/${request_id}`)).body).toMatchObject({
      ...{ state: 'done', support: { answer: text } },
    });
    const own = await test.call<SupportRequest[]>('get', '/api/support', { token: venue.token });
    expect(own.body).toMatchObject([{ status: 'answered', answer: text }]);
    expect((await told(venue))[0]).toBe(text);
    await executeRefunds(test.ctx);
    expect(await dueAt(test, venue.id)).toBe(due);
    expect(await refund(id)).toMatchObject({ state: 'refused', executed_at: null, deadline: null });
    const again = await money('post', `/refunds/${id}/approve`, { amount: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'refund_changed']);
  });

  it('in parts takes back the days and the VAT of each part, and never more than was paid', async () => {
    const test = app();
    const { venue, paymentId, token } = await paidVenue(test);
    const due = (await dueAt(test, venue.id)) ?? 0;
    const money = await financeDesk(test);
    const order = (amount: number) =>
      money('post', `/payments/${paymentId}/refund`, { amount, reason: 'Arıza vardı.' });
    expect(await order(700)).toMatchObject({ status: 200 });
    const much = await order(801);
    expect([much.body.code, much.body.fields?.amount]).toEqual([
      'refund_too_much',
      'Bu ödemeden en fazla 800 TL iade edilebilir.',
    ]);
    await executeRefunds(test.ctx);
    expect(await dueAt(test, venue.id)).toBe(due - 14 * DAY_MS);
    expect((await told(venue))[1]).toContain('Size 700 TL iade ediyoruz: “Arıza vardı.”');
    await order(800);
    await executeRefunds(test.ctx);
    expect(await dueAt(test, venue.id)).toBe(due - 30 * DAY_MS);
    expect(await given(token)).toBe(1500);
    const vat = (await invoices(paymentId)).map((one) => one.vat);
    expect(vat).toEqual([25_000, -11_667, -13_333]);
    const { body } = await money<DeskPaymentDetail>('get', `/payments/${paymentId}`);
    expect(body).toMatchObject({ left: 0, refunded: 1500, refunds: [{ amount: 700 }, { amount: 800 }] });
  });

  it('is approved for no more than what is left', async () => {
    const test = app();
    const { venue, paymentId, token } = await paidVenue(test);
    const { id } = await askedBack(test, venue);
    const money = await financeDesk(test);
    // Another way took a part of it meanwhile.
    const row = await refund(id);
    const other = { ...row, id: newId(), request_id: null, amount: 1000, state: 'approved' as const };
    await test.db.q.insertInto('refunds').values(other).execute();
    const much = await money('post', `/refunds/${id}/approve`, { amount: 501 });
    expect([much.status, much.body.code, much.body.fields?.amount]).toEqual([
      409,
      'refund_too_much',
      'Bu ödemeden en fazla 500 TL iade edilebilir.',
    ]);
    expect(await refund(id)).toMatchObject({ state: 'requested', decided_by: null, due_at: null });
    expect(await money('post', `/refunds/${id}/approve`, { amount: 500 })).toMatchObject({ status: 200 });
    await executeRefunds(test.ctx);
    expect(await given(token)).toBe(500);
    expect(await invoices(paymentId)).toMatchObject([{ amount: 1500 }, { amount: -500 }]);
  });

  it('is not asked for where nothing is left', async () => {
    const test = app();
    const { venue, paymentId } = await paidVenue(test);
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 1500, reason: 'Arıza vardı.' });
    const json = { subject: 'refund', text: 'Bir daha istiyoruz.' };
    const asked = await test.call<Said>('post', '/api/support', { token: venue.token, json });
    expect([asked.status, asked.body.message]).toEqual([409, 'Bu ödeme daha önce iade edilmiş.']);
    const rows = test.db.q.selectFrom('support_requests').select('id').where('owner_id', '=', venue.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('waits while a request is undecided, and takes no payment that brought no money', async () => {
    const test = app();
    const { venue, paymentId } = await paidVenue(test);
    await askedBack(test, venue);
    const money = await financeDesk(test);
    const json = { amount: 100, reason: 'Nezaket' };
    const refused = await money('post', `/payments/${paymentId}/refund`, json);
    expect([refused.status, refused.body.code]).toEqual([409, 'refund_changed']);
    await test.db.q.updateTable('payments').set({ status: 'failed' }).where('id', '=', paymentId).execute();
    expect((await money('post', `/payments/${paymentId}/refund`, json)).status).toBe(404);
  });

  it('keeps time that was extended or paid otherwise', async () => {
    const test = app();
    const { venue, paymentId } = await paidVenue(test);
    const due = (await dueAt(test, venue.id)) ?? 0;
    const paidAgain = { next_payment_at: due + 30 * DAY_MS };
    await test.db.q.updateTable('venues').set(paidAgain).where('id', '=', venue.id).execute();
    test.time.now = due + 4 * DAY_MS;
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 1500, reason: 'Çift ödeme' });
    await executeRefunds(test.ctx);
    // The first period is over, so that nothing of it is left to take back.
    expect(await dueAt(test, venue.id)).toBe(due + 30 * DAY_MS);
  });

  it('is tried again at growing intervals while the gateway fails, and pays once', async () => {
    const test = app();
    const { paymentId, token } = await paidVenue(test);
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 1500, reason: 'Arıza' });
    const start = test.time.now;
    const gateway = vi.spyOn(test.ctx.payment, 'refund').mockRejectedValue(new AppError('unavailable'));
    const tried: number[] = [];
    for (let minute = 0; minute <= 24 * 60; minute++) {
      test.time.now = start + minute * MINUTE_MS;
      gateway.mockClear();
      await executeRefunds(test.ctx);
      if (gateway.mock.calls.length > 0) tried.push(minute);
    }
    expect(tried.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255]);
    expect(tried.slice(9)).toEqual([511, 871, 1231]);
    const { body } = await money<DeskPaymentDetail>('get', `/payments/${paymentId}`);
    expect(body.refunds).toMatchObject([{ tries: 12, lastError: 'Ödeme kuruluşu yanıt vermedi.' }]);
    gateway.mockRestore();
    test.time.now += 6 * HOUR_MS;
    await Promise.all([executeRefunds(test.ctx), executeRefunds(test.ctx), executeRefunds(test.ctx)]);
    expect(await given(token)).toBe(1500);
    expect(await invoices(paymentId)).toHaveLength(2);
  });

  it('pays once when the process dies between the answer of the gateway and the commit', async () => {
    const test = app();
    const { paymentId, token } = await paidVenue(test);
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 900, reason: 'Arıza' });
    const bank = test.ctx.payment.refund;
    const gateway = vi.spyOn(test.ctx.payment, 'refund').mockImplementation(async (order) => {
      await bank(order);
      throw new Error('the process is killed');
    });
    await executeRefunds(test.ctx);
    gateway.mockRestore();
    expect(await given(token)).toBe(900);
    test.time.now += HOUR_MS;
    await executeRefunds(test.ctx);
    expect(await given(token)).toBe(900);
    expect((await invoices(paymentId)).map(({ amount }) => amount)).toEqual([1500, -900]);
  });

  it('is booked later when that failed after the gateway gave the money back', async () => {
    const test = app();
    const { paymentId } = await paidVenue(test);
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 1500, reason: 'Arıza' });
    const seller = test.ctx.config.seller;
    // JSON refuses it, in the middle of the booking.
    Object.assign(test.ctx.config, { seller: { name: 1n } });
    await expect(executeRefunds(test.ctx)).rejects.toThrow();
    Object.assign(test.ctx.config, { seller });
    const row = test.db.q.selectFrom('refunds').select('state').where('payment_id', '=', paymentId);
    expect(await row.executeTakeFirst()).toEqual({ state: 'executed' });
    test.time.now += HOUR_MS;
    await executeRefunds(test.ctx);
    expect(await row.executeTakeFirst()).toEqual({ state: 'booked' });
  });

  it('leaves an act in the log with the sums before and after', async () => {
    const test = app();
    const { venue } = await paidVenue(test);
    const { id } = await askedBack(test, venue);
    await (await financeDesk(test))('post', `/refunds/${id}/approve`, { amount: 1000 });
    const entry = test.db.q.selectFrom('audit_entries').selectAll().where('subject_id', '=', id);
    expect(await entry.executeTakeFirst()).toMatchObject({
      ...{ act: 'refund.approve', before: '{"state":"requested","amount":1500}' },
      after: '{"state":"approved","amount":1000}',
    });
  });

  it('of a venue that closed is paid, and takes no time from anybody', async () => {
    const test = app();
    const { venue, paymentId, token } = await paidVenue(test);
    const closed = { closed_at: test.time.now, next_payment_at: null };
    await test.db.q.updateTable('venues').set(closed).where('id', '=', venue.id).execute();
    const money = await financeDesk(test);
    await money('post', `/payments/${paymentId}/refund`, { amount: 1500, reason: 'Kapandı' });
    await executeRefunds(test.ctx);
    expect(await given(token)).toBe(1500);
    expect(await dueAt(test, venue.id)).toBeNull();
  });
}

onBothEngines('refunds', suite, undefined, { fresh: 'test' });
