import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { describe, expect, it, vi } from 'vitest';
import { address, DUE, open, payment, prepare, state, step } from '../../../test/payment.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';

prepare();

describe('the page of a payment’s result', () => {
  const paid = () =>
    state({ isActive: true, canPay: false, nextPaymentDate: DUE, payment: payment({ status: 'paid' }) });
  const RESULT = '/payment-success?paymentId=p1';

  it('renews the session and goes on to the dashboard after five seconds', async () => {
    const adopt = vi.fn(async (token: string) => signIn({ isActive: token === 'new' }));
    useSession.setState({ adopt });
    open(
      {
        'GET payments/status': paid,
        'POST business/refresh-token': () => ({ token: 'new', isActive: true, message: '' }),
      },
      RESULT,
    );
    await screen.findByText('Ödemeniz başarıyla alındı.');
    expect(document.querySelector('.lucide-circle-check')).toBeTruthy();
    await screen.findByText(/5 saniye içinde/);
    expect(adopt).toHaveBeenCalledOnce();
    expect(address()).toBe(RESULT);
    await waitFor(() => expect(address()).toBe('/profile/business'), { timeout: 8000 });
    expect(step()).toBe('REPLACE');
  }, 15_000);

  it('tries again when the session cannot be renewed, and asks nobody to log out', async () => {
    let online = false;
    const adopt = vi.fn(async () => signIn());
    useSession.setState({ adopt });
    const answer = () => (online ? { token: 'new', isActive: true, message: '' } : null);
    open({ 'GET payments/status': paid, 'POST business/refresh-token': answer }, RESULT);
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    expect(screen.queryByText(/çıkış yap|giriş yap/i)).toBeNull();
    expect(adopt).not.toHaveBeenCalled();
    online = true;
    await userEvent.click(retry);
    await screen.findByText(/5 saniye içinde/);
    expect(adopt).toHaveBeenCalledOnce();
  });

  it('does not go on while the session still calls the venue inactive', async () => {
    useSession.setState({ adopt: async () => {} });
    const answer = () => ({ token: 'new', isActive: true, message: '' });
    open({ 'GET payments/status': paid, 'POST business/refresh-token': answer }, RESULT);
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeTruthy();
    expect(screen.queryByText(/saniye içinde/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'İşletme paneline git' })).toBeNull();
  });

  it('claims no payment of an active business that it does not know, and leads on', async () => {
    signIn();
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE });
    open({ 'GET payments/status': () => running }, '/payment-success');
    await screen.findByText('Mevcut aboneliğiniz geçerli.');
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
    expect(document.querySelector('.lucide-circle-check')).toBeNull();
    screen.getByText(/alınmış bir ödemeniz görünmüyor/);
    screen.getByText(/21 Aralık 2026 Pazartesi/);
    expect(screen.getByRole('link', { name: 'İşletme paneline git' }).getAttribute('href')).toBe(
      '/profile/business',
    );
    await screen.findByText(/5 saniye içinde/);
    await userEvent.click(screen.getByRole('link', { name: 'İşletme paneline git' }));
    expect([address(), step()]).toEqual(['/profile/business', 'REPLACE']);
  });

  it('names the last payment of an active business that comes without one', async () => {
    signIn();
    const lastPayment = payment({ status: 'paid', completedAt: '2026-11-20T22:30:00.000Z' });
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE, lastPayment });
    open({ 'GET payments/status': () => running }, '/payment-success');
    await screen.findByText(/Son ödemeniz: 21 Kasım 2026 Cumartesi\./);
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
  });

  it('names no payment that failed as the last one', async () => {
    signIn();
    const lastPayment = payment({ status: 'failed', completedAt: '2026-11-20T22:30:00.000Z' });
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE, lastPayment });
    open({ 'GET payments/status': () => running }, '/payment-success');
    expect(await screen.findByText(/alınmış bir ödemeniz görünmüyor/)).toBeTruthy();
  });

  it('stays where it is when asked to', async () => {
    signIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    open({ 'GET payments/status': paid }, RESULT);
    await screen.findByText(/5 saniye içinde/);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await screen.findByText(/^[34] saniye içinde/);
    fireEvent.click(screen.getByRole('button', { name: 'Bu sayfada kal' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText(/saniye içinde/)).toBeNull();
    expect(address()).toBe(RESULT);
  });

  it('waits for the bank, and says so', async () => {
    open({ 'GET payments/status': () => state({ payment: payment() }) }, RESULT);
    expect(await screen.findByText('Ödemenizin sonucu bekleniyor…')).toBeTruthy();
  });

  it('knows nothing of a payment that is not this venue’s', async () => {
    open({}, RESULT);
    expect(await screen.findByText('Ödeme bulunamadı.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ödeme sayfasına dön' }).getAttribute('href')).toBe('/payment');
  });

  it('is no business of the day staff', async () => {
    signIn(DAY_STAFF);
    const requests = open({}, RESULT);
    expect(await screen.findByText('Ödemeyi yöneticiler yapar.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('claims no success that did not happen', async () => {
    const failed = payment({ status: 'failed', failureReason: 'Kart limiti yetersiz' });
    open({ 'GET payments/status': () => state({ payment: failed }) }, RESULT);
    expect((await screen.findByRole('alert')).textContent).toContain('Kart limiti yetersiz');
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
  });
});
