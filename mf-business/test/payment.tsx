import { screen } from '@testing-library/react';
import type { PaidFee, Payment, PaymentState } from 'mf-shared/contracts/payments';
import { useSession } from 'mf-shared/session';
import { Route, Routes, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { PaymentPage } from '../src/features/payment/PaymentPage.tsx';
import { PaymentSuccessPage } from '../src/features/payment/PaymentSuccessPage.tsx';
import { signIn } from './session.ts';

export const CHECKOUT = 'POST payments/initialize-checkout';
export const DUE = '2026-12-21T11:00:00.000Z';
export const state = (part: Partial<PaymentState> = {}): PaymentState => ({
  isActive: false,
  nextPaymentDate: '2026-11-20T11:00:00.000Z',
  canPay: true,
  payableFrom: '2026-11-13T11:00:00.000Z',
  amount: 1500,
  lastPayment: null,
  billing: null,
  payment: null,
  ...part,
});
export const payment = (part: Partial<Payment> = {}): Payment => ({
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

/** A paid fee without papers, unless they are given. */
export const paidFee = (part: Partial<PaidFee> = {}): PaidFee => ({
  ...{ ...payment(), invoices: [], refunds: [] },
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

export const calls = {
  'GET payments/status': () => state(),
  'GET payments/invoices': () => [],
  'GET business/coming-matches': () => ({ matches: [] }),
  'GET profile/business': () => ({ ownerName: 'Ayşe Öztürk', email: 'ayse@isletme.test' }),
  [CHECKOUT]: () => ({ htmlContent: '<h1>Banka</h1>', paymentId: 'p1', message: '' }),
};
type Calls = Record<string, (request: Request) => unknown>;

/** A step that replaces the last history entry is not on the way back. */
const Step = () => <output data-testid="step">{useNavigationType()}</output>;
export const step = () => screen.getByTestId('step').textContent;
export const pages = (
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
export function open(answers: Calls = {}, address = '/payment') {
  const requests = stubApi({ ...calls, ...answers });
  renderAt(address, pages);
  return requests;
}
export const payButton = () => screen.findByRole('button', { name: '3D Secure ile öde' });
export const address = () => screen.getByTestId('address').textContent;

export let bank: ReturnType<typeof fakeWindow>;

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => {
    bank = fakeWindow();
    vi.spyOn(window, 'open').mockImplementation(() => bank as unknown as Window);
    signIn({ isActive: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useSession.setState({ status: 'loading', token: null, business: null, adopt: async () => {} });
  });
}
