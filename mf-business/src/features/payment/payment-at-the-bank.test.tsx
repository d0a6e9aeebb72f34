import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment } from 'mf-shared/contracts/payments';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusal } from '../../../../mf-shared/test/support.tsx';
import {
  address,
  bank,
  CHECKOUT,
  open,
  payButton,
  payment,
  prepare,
  state,
  step,
} from '../../../test/payment.tsx';

prepare();

describe('a payment at the bank', () => {
  it('writes the bank page into a new window and follows the payment to its end', async () => {
    let status: Payment['status'] = 'initialised';
    const requests = open({
      'GET payments/status': (request) => {
        const asked = new URL(request.url).searchParams.has('paymentId');
        return state(asked ? { payment: payment({ status }) } : {});
      },
    });
    await userEvent.click(await payButton());
    await screen.findByText('Banka penceresi açıldı');
    expect(bank.written.join('')).toBe('<h1>Banka</h1>');
    expect(bank.opener).toBeNull();
    const sent = requests.find((request) => request.method === 'POST');
    expect(await sent?.clone().json()).toEqual({
      fullName: 'Ayşe Öztürk',
      email: 'ayse@isletme.test',
      amount: 1500,
      businessId: 'b1',
    });
    status = 'paid';
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(address()).toBe('/payment-success?paymentId=p1'), { timeout: 5000 });
    expect([bank.closed, step()]).toEqual([true, 'REPLACE']);
  });

  it('says why the bank refused, and keeps what was typed', async () => {
    const failed = payment({ status: 'failed', failureReason: 'Doğrulama süresi doldu.' });
    open({ 'GET payments/status': () => state({ payment: failed }) });
    const name = await screen.findByDisplayValue('Ayşe Öztürk');
    await userEvent.clear(name);
    await userEvent.type(name, 'Can Işık');
    await userEvent.click(await payButton());
    await screen.findByText('Doğrulama süresi doldu.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ad soyad/).value).toBe('Can Işık');
    expect(bank.closed).toBe(true);
  });

  it('notices that the bank window was closed, and starts again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open({ 'GET payments/status': () => state({ payment: payment() }) });
    await userEvent.click(await payButton());
    await screen.findByText('Banka penceresi açıldı');
    bank.closed = true;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: 'Sonuç bekleniyor' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ödemeyi yeniden başlat' }));
    expect((await payButton()).hasAttribute('disabled')).toBe(false);
    expect(screen.queryByText('Sonuç bekleniyor')).toBeNull();
  });

  it('begins to read at the bank, and asks at once how it went when this page is seen again or that is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const requests = open({ 'GET payments/status': () => state({ payment: payment() }) });
    await userEvent.click(await payButton());
    const heading = await screen.findByRole('heading', { name: 'Banka penceresi açıldı' });
    expect(document.activeElement).toBe(heading);
    const asked = () => requests.filter(({ url }) => url.includes('paymentId=p1')).length;
    await waitFor(() => expect(asked()).toBe(1));
    onTestFinished(() => focusManager.setFocused(undefined));
    const comeBack = () => {
      if (asked() === 1) for (const seen of [false, true]) act(() => focusManager.setFocused(seen));
      return asked();
    };
    await expect.poll(comeBack).toBe(2);
    bank.closed = true;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(asked()).toBe(3));
  });

  it('closes the window of whoever left before the page of the bank came', async () => {
    const answer = Promise.withResolvers<unknown>();
    const requests = open({ [CHECKOUT]: () => answer.promise });
    await userEvent.click(await payButton());
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
    cleanup();
    answer.resolve({ htmlContent: '<h1>Banka</h1>', paymentId: 'p1', message: '' });
    await waitFor(() => expect(bank.closed).toBe(true));
    expect(bank.written.join('')).not.toContain('<h1>Banka</h1>');
  });

  it.each([
    ['abandoned', 'Ödeme yarıda kaldı. Yeniden deneyebilirsiniz.'],
    ['failed', 'Bankanız ödemeyi onaylamadı.'],
  ] as const)('goes back to the form when the payment was %s', async (status, words) => {
    open({ 'GET payments/status': () => state({ payment: payment({ status }) }) });
    await userEvent.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(bank.closed).toBe(true);
  });

  it('goes on asking when the result could not be had, and leads back to the window', async () => {
    open({
      'GET payments/status': (request) =>
        request.url.includes('paymentId') ? refusal(500, { code: 'internal', message: 'x' }) : state(),
    });
    await userEvent.click(await payButton());
    expect(await screen.findByText('Sonuç şu anda sorulamıyor, yeniden denenecek.')).toBeTruthy();
    bank.focus.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Banka penceresine geç' }));
    expect(bank.focus).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(bank.closed).toBe(true);
    expect(await payButton()).toBeTruthy();
  });

  it('follows a payment to its end though the venue may not pay any more', async () => {
    let canPay = true;
    open({
      'GET payments/status': (request) => {
        const asked = request.url.includes('paymentId');
        if (!asked) return state({ canPay });
        return state({ canPay: false, payment: payment() });
      },
    });
    await userEvent.click(await payButton());
    await screen.findByText('Banka penceresi açıldı');
    canPay = false;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Banka penceresi açıldı');
    expect(screen.queryByText(/erişim yetkiniz yok/)).toBeNull();
  });

  it('explains a blocked window and opens it by a button', async () => {
    vi.mocked(window.open).mockReturnValueOnce(null);
    const requests = open({ 'GET payments/status': () => state({ payment: payment() }) });
    await userEvent.click(await payButton());
    await screen.findByText('Tarayıcınız banka penceresini engelledi.');
    expect(requests.some((request) => request.method === 'POST')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Banka penceresini aç' }));
    await screen.findByText('Banka penceresi açıldı');
  });

  it.each<[string, unknown, string]>([
    ['without a page', { htmlContent: '' }, '3D Secure ödeme başlatılamadı.'],
    ['without network', null, 'Sunucu hatası oluştu.'],
    [
      'after a failure of the server',
      refusal(500, { code: 'internal', message: 'x' }),
      'Sunucu hatası oluştu.',
    ],
    [
      'after a refusal',
      refusal(502, { code: 'payment_not_started', message: '3D Secure ödeme başlatılamadı.' }),
      '3D Secure ödeme başlatılamadı.',
    ],
  ])('closes the window %s', async (_, answer, sentence) => {
    open({ [CHECKOUT]: () => answer });
    await userEvent.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(bank.closed).toBe(true);
  });
});
