import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { startCheckout } from 'mf-shared/contracts/calls/payments';
import { CheckoutStart, MONTHLY_FEE } from 'mf-shared/contracts/payments';
import { FormRefusal, useForm } from 'mf-shared/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openBankWindow, showPage } from './bank-window.ts';
import { payerQuery } from './queries.ts';

const NOT_STARTED = '3D Secure ödeme başlatılamadı.';
const SERVER_ERROR = 'Sunucu hatası oluştu.';
export const NO_BUSINESS = 'İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.';

type Phase =
  | { at: 'form'; failure?: string }
  /** The browser blocked the bank's window. */
  | { at: 'blocked' }
  | { at: 'bank'; paymentId: string; window: Window };

/** Server failures and lost connections get our message; a refusal brings its own. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.code === 'internal') return SERVER_ERROR;
  return error.message || NOT_STARTED;
}

/** From the form to the bank's window and back. The form begins with the probable payer once somebody can pay. */
export function useCheckout(venueId: string, canPay: boolean) {
  const known = useQuery({ ...payerQuery(venueId), enabled: canPay }).data;
  const [phase, setPhase] = useState<Phase>({ at: 'form' });
  const bank = useRef<Window>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const backToForm = useCallback((failure?: string) => {
    bank.current?.close();
    bank.current = null;
    setPhase(failure ? { at: 'form', failure } : { at: 'form' });
  }, []);

  const kit = useForm({
    start: { fullName: '', email: '', ...known },
    follows: true,
    prepare: (payer) => ({ ...payer, amount: MONTHLY_FEE, businessId: venueId }),
    check: CheckoutStart,
    whenTyped: 'clear',
    failed: sentenceOf,
    // Runs within the click, else the browser blocks the window.
    send: async (body) => {
      const opened = openBankWindow();
      if (!opened) return setPhase({ at: 'blocked' });
      bank.current = opened;
      setPhase({ at: 'form' });
      try {
        const answer = await request(startCheckout, { body });
        if (!answer.htmlContent) throw new FormRefusal({}, answer.message || NOT_STARTED);
        if (left.current) return opened.close();
        showPage(opened, answer.htmlContent);
        setPhase({ at: 'bank', paymentId: answer.paymentId, window: opened });
      } catch (error) {
        backToForm();
        throw error;
      }
    },
  });
  return { kit, phase, backToForm };
}
