import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment, PaymentState } from 'mf-shared/contracts/payments';
import { TOKEN_KEY, useSession } from 'mf-shared/session';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DueNotice } from './DueNotice.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentSuccessPage } from './PaymentSuccessPage.tsx';

const CHECKOUT = 'POST payments/initialize-checkout';
const DUE = '2026-12-21T11:00:00.000Z';
const state = (part: Partial<PaymentState> = {}): PaymentState => ({
  isActive: false,
  nextPaymentDate: '2026-11-20T11:00:00.000Z',
  canPay: true,
  payableFrom: '2026-11-13T11:00:00.000Z',
  amount: 1500,
  lastPayment: null,
  payment: null,
  ...part,
});
const payment = (part: Partial<Payment> = {}): Payment => ({
  _id: 'p1',
  id: 'p1',
  amount: 1500,
  status: 'initialised',
  createdAt: '2026-11-21T11:00:00.000Z',
  completedAt: null,
  periodFrom: null,
  periodTo: null,
  failureReason: null,
  ...part,
});

/** A window as far as the page uses one. */
function fakeWindow() {
  const written: string[] = [];
  const document = {
    open: () => (written.length = 0),
    write: (html: string) => written.push(html),
    close() {},
  };
  const opened = { document, closed: false, opener: {}, focus: vi.fn(), close: vi.fn(), written };
  opened.close.mockImplementation(() => {
    opened.closed = true;
  });
  return opened;
}

const signIn = (isActive = false) =>
  useSession.setState({
    status: 'ready',
    token: 'old',
    business: { id: 'b1', email: 'ayse@isletme.test', role: 'business', isActive },
  });

const calls = {
  'GET payments/status': () => state(),
  'GET payments/invoices': () => [],
  'GET profile/business': () => ({ ownerName: 'Ayşe Öztürk', email: 'ayse@isletme.test' }),
  [CHECKOUT]: () => ({ htmlContent: '<h1>Banka</h1>', paymentId: 'p1', message: '' }),
};
type Calls = Record<string, (request: Request) => unknown>;

const pages = (
  <Routes>
    <Route path="/payment" element={<PaymentPage />} />
    <Route path="/payment-success" element={<PaymentSuccessPage />} />
    <Route path="*" element={null} />
  </Routes>
);
function open(answers: Calls = {}, address = '/payment') {
  const requests = stubApi({ ...calls, ...answers });
  renderAt(address, pages);
  return requests;
}
const payButton = () => screen.findByRole('button', { name: '3D Secure ile öde' });
const address = () => screen.getByTestId('address').textContent;

let bank: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  bank = fakeWindow();
  vi.spyOn(window, 'open').mockImplementation(() => bank as unknown as Window);
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'loading', token: null, business: null, refresh: async () => {} });
});

describe('payment page', () => {
  it('names amount, warning and contracts', async () => {
    open();
    await payButton();
    expect(screen.getAllByText(/1\.500 TL/).length).toBeGreaterThan(0);
    expect(screen.getByText(/çıkış yapıp tekrar giriş yapmanız gerekir/)).toBeTruthy();
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/mesafeli satış/)).toBe('/mesafeli-satis-sozlesmesi');
    expect(link(/iade/)).toBe('/delivery-return');
  });

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
    expect(bank.closed).toBe(true);
  });

  it('says why the bank refused, and keeps what was typed', async () => {
    const failed = payment({ status: 'failed', failureReason: 'Doğrulama süresi doldu.' });
    open({ 'GET payments/status': () => state({ payment: failed }) });
    const name = await screen.findByDisplayValue('Ayşe Öztürk');
    await userEvent.clear(name);
    await userEvent.type(name, 'Can Işık');
    await userEvent.click(await payButton());
    await screen.findByText('Doğrulama süresi doldu.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ad Soyad/).value).toBe('Can Işık');
    expect(bank.closed).toBe(true);
  });

  it('notices that the bank window was closed, and starts again', async () => {
    open({ 'GET payments/status': () => state({ payment: payment() }) });
    await userEvent.click(await payButton());
    await screen.findByText('Banka penceresi açıldı');
    bank.closed = true;
    await screen.findByText('Sonuç bekleniyor', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Ödemeyi yeniden başlat' }));
    await payButton();
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

  it('marks what is missing before it opens anything', async () => {
    open();
    const email = await screen.findByDisplayValue('ayse@isletme.test');
    await userEvent.clear(email);
    await userEvent.type(email, 'ayse@');
    await userEvent.click(await payButton());
    await screen.findByText('Geçerli bir e-posta adresi yazın.');
    expect(document.activeElement).toBe(email);
    expect(window.open).not.toHaveBeenCalled();
  });

  it('keeps a business out whose subscription runs', async () => {
    signIn(true);
    open({ 'GET payments/status': () => state({ isActive: true, canPay: false, nextPaymentDate: DUE }) });
    await screen.findByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.');
    expect(screen.getByText(/21 Aralık 2026 Pazartesi/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '3D Secure ile öde' })).toBeNull();
  });

  it('asks for a login without a business', async () => {
    useSession.setState({ business: null });
    open();
    await screen.findByText('İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.');
  });

  it('lists what was paid', async () => {
    const paid = payment({ status: 'paid', completedAt: '2026-11-20T22:30:00.000Z' });
    open({ 'GET payments/invoices': () => [paid] });
    await screen.findByText('21 Kasım 2026 Cumartesi');
  });
});

describe('reminder on the dashboard', () => {
  /** Beside the page, which shows when the answer is there. */
  const both = (
    <>
      <DueNotice businessId="b1" />
      <PaymentPage />
    </>
  );
  const show = (canPay: boolean) => {
    stubApi({
      ...calls,
      'GET payments/status': () => state({ isActive: true, canPay, nextPaymentDate: DUE }),
    });
    signIn(true);
    renderAt('/payment', both);
  };
  const links = () => screen.queryAllByRole('link', { name: 'Şimdi öde' });

  it('shows in the last days', async () => {
    show(true);
    await payButton();
    expect(links()).toHaveLength(1);
  });

  it('does not show before', async () => {
    show(false);
    await screen.findByText(/erişim yetkiniz yok/);
    expect(links()).toHaveLength(0);
  });
});

describe('payment result', () => {
  const paid = () =>
    state({ isActive: true, canPay: false, nextPaymentDate: DUE, payment: payment({ status: 'paid' }) });
  const RESULT = '/payment-success?paymentId=p1';

  it('renews the session and goes on to the dashboard after five seconds', async () => {
    const refresh = vi.fn(async () => signIn(localStorage.getItem(TOKEN_KEY) === 'new'));
    useSession.setState({ refresh });
    open(
      {
        'GET payments/status': paid,
        'POST business/refresh-token': () => ({ token: 'new', isActive: true, message: '' }),
      },
      RESULT,
    );
    await screen.findByText('Ödemeniz başarıyla alındı.');
    await screen.findByText(/5 saniye içinde/);
    expect(refresh).toHaveBeenCalledOnce();
    expect(address()).toBe(RESULT);
    await waitFor(() => expect(address()).toBe('/profile/business'), { timeout: 8000 });
  }, 15_000);

  it('leads through a new login when the session cannot be renewed', async () => {
    const logout = vi.fn();
    useSession.setState({ logout });
    open({ 'GET payments/status': paid, 'POST business/refresh-token': () => null }, RESULT);
    await userEvent.click(await screen.findByRole('button', { name: 'Çıkış yap ve tekrar giriş yap' }));
    expect(logout).toHaveBeenCalledOnce();
    expect(address()).toBe('/login-business');
  });

  it('claims no success that did not happen', async () => {
    const failed = payment({ status: 'failed', failureReason: 'Kart limiti yetersiz' });
    open({ 'GET payments/status': () => state({ payment: failed }) }, RESULT);
    expect((await screen.findByRole('alert')).textContent).toContain('Kart limiti yetersiz');
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
  });
});
