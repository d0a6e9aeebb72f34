import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Refund } from 'mf-shared/contracts/refunds';
import { useSession } from 'mf-shared/session';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { CHECKOUT, calls, DUE, open, paidFee, payButton, prepare, state } from '../../../test/payment.tsx';
import { signIn } from '../../../test/session.ts';
import { DueNotice } from './DueNotice.tsx';
import { PaymentPage } from './PaymentPage.tsx';

prepare();

describe('the payment page', () => {
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

  it('lists what was paid page by page, and says that nothing was, or that it cannot be read', async () => {
    const paid = (id: string) =>
      paidFee({
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
    expect([wrong(/^Ad soyad/), wrong(/^E-posta/)]).toEqual(['true', 'true']);
    await userEvent.type(screen.getByLabelText(/^E-posta/), '.tr');
    expect([wrong(/^Ad soyad/), wrong(/^E-posta/)]).toEqual(['true', null]);
    expect(screen.getByDisplayValue('ayse@isletme.test.tr')).toBe(document.activeElement);
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
    signIn();
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
    const adopt = vi.fn(async () => signIn());
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
    signIn();
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
    const paid = paidFee({ status: 'paid', completedAt: '2026-11-20T22:30:00.000Z' });
    open({ 'GET payments/invoices': () => [paid] });
    const row = (await screen.findByText('21 Kasım 2026 Cumartesi')).closest('li, tr');
    expect(row?.textContent).toContain('1.500 TL');
  });
});

describe('refunds and invoices', () => {
  const at = '2026-11-20T22:30:00.000Z';
  const both = (id: string) => ({ _id: id, id });
  const refund: Refund = {
    ...{ ...both('f1'), amount: 1500, state: 'refused', reason: 'Rezervasyon aldınız.', deadline: null },
    ...{ createdAt: at, decidedAt: at, executedAt: null, bookedAt: null },
  };
  const invoice = {
    ...both('i1'),
    no: '2026-000007',
    kind: 'sale',
    amount: 1500,
    vat: 250,
    issuedAt: at,
  } as const;

  it('stand beside their payment: how far a refund is, and the invoice to download', async () => {
    const page = new Response('<html>', {
      headers: { 'Content-Disposition': 'attachment; filename="f.html"' },
    });
    const requests = open({
      'GET payments/invoices': () => [
        paidFee({ status: 'paid', completedAt: at, invoices: [invoice], refunds: [refund] }),
      ],
      'GET payments/invoices/i1': () => page,
    });
    const line = await screen.findByText(/Rezervasyon aldınız/);
    expect(line.textContent).toBe('İade: 1.500 TL. Kabul edilmedi. Rezervasyon aldınız.');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Fatura 2026-000007' }));
    expect(requests.some(({ url }) => url.endsWith('/payments/invoices/i1'))).toBe(true);
  });

  it('bear what the venue says', async () => {
    const requests = open({ 'PUT payments/billing': () => ({ message: 'Kaydedildi.' }) });
    await userEvent.type(await screen.findByLabelText(/Unvan/), 'Ege Spor Ltd.');
    await userEvent.type(screen.getByLabelText(/kimlik numarası/), '123');
    const save = screen.getByRole('button', { name: 'Fatura bilgilerini kaydet' });
    await userEvent.click(save);
    expect(screen.getByText('Vergi numarası 10, T.C. kimlik numarası 11 rakamdır.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/kimlik numarası/), '4567890');
    await userEvent.click(save);
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(JSON.parse((await sent?.clone().text()) ?? '')).toEqual({
      ...{ title: 'Ege Spor Ltd.', taxOffice: '', taxNumber: '1234567890' },
    });
  });
});

describe('the reminder on the dashboard', () => {
  /** Stands beside the page and shows when the answer has arrived. */
  const both = (
    <>
      <DueNotice venueId="b1" />
      <PaymentPage />
    </>
  );
  const show = (canPay: boolean) => {
    stubApi({
      ...calls,
      'GET payments/status': () => state({ isActive: true, canPay, nextPaymentDate: DUE }),
    });
    signIn();
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
