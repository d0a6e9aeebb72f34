import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComingMatch } from 'mf-shared/contracts/board';
import type { Payment, PaymentState } from 'mf-shared/contracts/payments';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { Route, Routes, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

/** A window with the parts that the page uses. */
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
  'GET business/coming-matches': () => ({ matches: [] }),
  'GET profile/business': () => ({ ownerName: 'Ayşe Öztürk', email: 'ayse@isletme.test' }),
  [CHECKOUT]: () => ({ htmlContent: '<h1>Banka</h1>', paymentId: 'p1', message: '' }),
};
type Calls = Record<string, (request: Request) => unknown>;

/** A step that replaces the last history entry is not on the way back. */
const Step = () => <output data-testid="step">{useNavigationType()}</output>;
const step = () => screen.getByTestId('step').textContent;
const pages = (
  <Routes>
    <Route path="/payment" element={<PaymentPage />} />
    <Route
      path="/payment-success"
      element={
        <>
          <PaymentSuccessPage />
          <Step />
        </>
      }
    />
    <Route path="*" element={<Step />} />
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'loading', token: null, business: null, adopt: async () => {} });
});

describe('payment page', () => {
  it('names amount, warning and contracts', async () => {
    open();
    await payButton();
    expect(screen.getAllByText(/1\.500 TL/).length).toBeGreaterThan(0);
    expect(screen.getByText(/onayladığı anda işletmeniz aktif olur/)).toBeTruthy();
    expect(screen.queryByText(/çıkış yap|giriş yap/i)).toBeNull();
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
    expect(screen.getByLabelText<HTMLInputElement>(/^Ad Soyad/).value).toBe('Can Işık');
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

  it('lists what was paid page by page, and says that nothing was, or that it cannot be read', async () => {
    const paid = (id: string) =>
      payment({
        ...{ id, _id: id, status: 'paid', completedAt: '2026-11-20T09:00:00.000Z' },
        ...{ periodFrom: '2026-11-20T22:00:00.000Z', periodTo: '2026-12-20T22:00:00.000Z' },
      });
    let answer: (cursor: string | null) => unknown = () =>
      refusal(500, { code: 'internal', message: 'Olmadı.' });
    open({ 'GET payments/invoices': ({ url }) => answer(new URL(url).searchParams.get('cursor')) });
    const list = within(await screen.findByRole('region', { name: 'Ödemeleriniz' }));
    expect(await list.findByText('Olmadı.')).toBeTruthy();
    answer = (cursor) =>
      cursor
        ? [paid('ödeme-abcdefgh')]
        : Response.json([paid('ödeme-12345678')], { headers: { 'X-Next-Cursor': 'next' } });
    await userEvent.click(list.getByRole('button', { name: 'Tekrar dene' }));
    await userEvent.click(await list.findByRole('button', { name: 'Daha eski ödemeler' }));
    expect(await list.findByText('İşlem no: ABCDEFGH')).toBeTruthy();
    expect(list.getByText('İşlem no: 12345678')).toBeTruthy();
    expect(list.getAllByText('Dönem: 21.11.2026 – 21.12.2026')).toHaveLength(2);
    expect(list.queryByRole('button', { name: 'Daha eski ödemeler' })).toBeNull();
    cleanup();
    open();
    expect(await screen.findByText('Henüz bir ödemeniz yok.')).toBeTruthy();
  });

  it('says at its field what the server refuses', async () => {
    const fields = { fullName: 'Ad ve soyad yazın.', email: 'Bu adres olmaz.' };
    open({ [CHECKOUT]: () => refusal(400, { code: 'validation', message: 'Kontrol edin.', fields }) });
    await userEvent.click(await payButton());
    expect(await screen.findByText('Ad ve soyad yazın.')).toBeTruthy();
    const wrong = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid');
    expect([wrong(/^Ad Soyad/), wrong(/^E-posta/)]).toEqual(['true', 'true']);
    await userEvent.type(screen.getByLabelText(/^E-posta/), '.tr');
    expect([wrong(/^Ad Soyad/), wrong(/^E-posta/)]).toEqual(['true', null]);
    expect(screen.getByDisplayValue('ayse@isletme.test.tr')).toBe(document.activeElement);
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
    const days = { nextPaymentDate: '2026-12-20T22:30:00.000Z', payableFrom: '2026-12-13T22:30:00.000Z' };
    open({ 'GET payments/status': () => state({ isActive: true, canPay: false, ...days }) });
    await screen.findByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.');
    // In Istanbul it is after midnight.
    expect(screen.getByText('Son ödeme gününüz: 21 Aralık 2026 Pazartesi.')).toBeTruthy();
    expect(
      screen.getByText('Yeni dönemi 14 Aralık 2026 Pazartesi gününden itibaren ödeyebilirsiniz.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: '3D Secure ile öde' })).toBeNull();
  });

  it('renews the session of a venue that was let in meanwhile, again where that failed', async () => {
    let online = false;
    const adopt = vi.fn(async () => signIn(true));
    useSession.setState({ adopt });
    open({
      'GET payments/status': () => state({ isActive: true, canPay: false }),
      'POST business/refresh-token': () => (online ? { token: 'new', isActive: true, message: '' } : null),
    });
    expect(await screen.findByText('Sayfa yenilenemedi.')).toBeTruthy();
    expect(adopt).not.toHaveBeenCalled();
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(adopt.mock.calls).toEqual([['new']]));
    await waitFor(() => expect(screen.queryByText('Sayfa yenilenemedi.')).toBeNull());
  });

  it('tells an active business in its last days that it may pay already, and until when it has paid', async () => {
    signIn(true);
    open({ 'GET payments/status': () => state({ isActive: true, nextPaymentDate: DUE }) });
    await payButton();
    const notice = screen.getByText(/yeni dönemi şimdiden ödeyebilirsiniz/).parentElement?.parentElement;
    expect(notice?.textContent).toContain('Mevcut aboneliğiniz geçerli.');
    expect(notice?.textContent).toContain('Son ödeme gününüz: 21 Aralık 2026 Pazartesi.');
    expect(screen.queryByText(/erişim yetkiniz yok/)).toBeNull();
  });

  it('asks for a login without a business', async () => {
    useSession.setState({ business: null });
    const requests = open();
    const words = await screen.findByText('İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.');
    expect(words).toBeTruthy();
    expect(requests).toEqual([]);
    expect(screen.queryByRole('button', { name: '3D Secure ile öde' })).toBeNull();
  });

  it('lists what was paid', async () => {
    const paid = payment({ status: 'paid', completedAt: '2026-11-20T22:30:00.000Z' });
    open({ 'GET payments/invoices': () => [paid] });
    const row = (await screen.findByText('21 Kasım 2026 Cumartesi')).closest('li, tr');
    expect(row?.textContent).toContain('1.500 TL');
  });
});

describe('reminder on the dashboard', () => {
  /** Stands beside the page and shows when the answer has arrived. */
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
    const adopt = vi.fn(async (token: string) => signIn(token === 'new'));
    useSession.setState({ adopt });
    open(
      {
        'GET payments/status': paid,
        'POST business/refresh-token': () => ({ token: 'new', isActive: true, message: '' }),
      },
      RESULT,
    );
    await screen.findByText('Ödemeniz başarıyla alındı.');
    await screen.findByText(/5 saniye içinde/);
    expect(adopt).toHaveBeenCalledOnce();
    expect(address()).toBe(RESULT);
    await waitFor(() => expect(address()).toBe('/profile/business'), { timeout: 8000 });
    expect(step()).toBe('REPLACE');
  }, 15_000);

  it('tries again when the session cannot be renewed, and asks nobody to log out', async () => {
    let online = false;
    const adopt = vi.fn(async () => signIn(true));
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
    signIn(true);
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE });
    open({ 'GET payments/status': () => running }, '/payment-success');
    await screen.findByText('Mevcut aboneliğiniz geçerli.');
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
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
    signIn(true);
    const lastPayment = payment({ status: 'paid', completedAt: '2026-11-20T22:30:00.000Z' });
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE, lastPayment });
    open({ 'GET payments/status': () => running }, '/payment-success');
    await screen.findByText(/Son ödemeniz: 21 Kasım 2026 Cumartesi\./);
    expect(screen.queryByText('Ödemeniz başarıyla alındı.')).toBeNull();
  });

  it('names no payment that failed as the last one', async () => {
    signIn(true);
    const lastPayment = payment({ status: 'failed', completedAt: '2026-11-20T22:30:00.000Z' });
    const running = state({ isActive: true, canPay: false, nextPaymentDate: DUE, lastPayment });
    open({ 'GET payments/status': () => running }, '/payment-success');
    expect(await screen.findByText(/alınmış bir ödemeniz görünmüyor/)).toBeTruthy();
  });

  it('stays where it is when asked to', async () => {
    signIn(true);
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
    useSession.setState({
      business: {
        id: 'b1',
        email: 'c@x.test',
        role: 'business',
        isActive: true,
        staffId: 's',
        staffRole: 'staff',
      },
    });
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

describe('a venue that has not paid', () => {
  const tonight = currentNight(Date.now());
  const match = (date: string, name: string, phone = ''): ComingMatch => {
    const startsAt = istanbulMidnight(date) + 21 * 3_600_000;
    return {
      _id: name,
      id: name,
      kind: 'phone',
      fieldName: 'Saha 1',
      date,
      timeSlot: '21:00-22:00',
      startsAt,
      endsAt: startsAt + 3_600_000,
      name,
      phone,
    };
  };
  const matches = [match(tonight, 'Hasan Usta', '+905321112233'), match(addDays(tonight, 3), 'Ece Kaya')];
  const show = () => {
    stubApi({ ...calls, 'GET business/coming-matches': () => ({ matches }) });
    renderAt('/payment', pages);
  };

  it('sees who comes tonight and later, with whom to ring, and changes nothing', async () => {
    signIn(false);
    show();
    const list = within(await screen.findByRole('region', { name: 'Bu geceki maçlarınız' }));
    const nights = (await list.findAllByRole('list')).map((night) =>
      [...night.querySelectorAll('strong')].map(({ textContent }) => textContent),
    );
    expect(nights).toEqual([['Hasan Usta'], ['Ece Kaya']]);
    expect(list.getByRole('link', { name: /0532 111 22 33/ }).getAttribute('href')).toBe('tel:+905321112233');
    expect(list.queryAllByRole('button')).toEqual([]);
  });

  it('is told when the list cannot be read, and tries again', async () => {
    signIn(false);
    let fails = true;
    stubApi({
      ...calls,
      'GET business/coming-matches': () =>
        fails ? refusal(500, { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' }) : { matches },
    });
    renderAt('/payment', pages);
    const list = within(await screen.findByRole('region', { name: 'Bu geceki maçlarınız' }));
    await list.findByText('Beklenmeyen bir hata oluştu.');
    fails = false;
    await userEvent.click(list.getByRole('button', { name: 'Tekrar dene' }));
    expect(await list.findByText('Ece Kaya')).toBeTruthy();
  });

  it('is alone with the list: one that has paid has its panel', async () => {
    signIn(true);
    show();
    expect(await screen.findByText('Ödemeleriniz')).toBeTruthy();
    expect(screen.queryByText('Bu geceki maçlarınız')).toBeNull();
  });
});
