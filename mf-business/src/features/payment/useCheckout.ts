import { ApiError, request } from 'mf-shared/api-client';
import { startCheckout } from 'mf-shared/contracts/calls/payments';
import { CheckoutStart, MONTHLY_FEE, type PayerDetails } from 'mf-shared/contracts/payments';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openBankWindow, showPage } from './bank-window.ts';

export const NOT_STARTED = '3D Secure ödeme başlatılamadı.';
const SERVER_ERROR = 'Sunucu hatası oluştu.';
export const NO_BUSINESS = 'İşletme bilgileri bulunamadı. Lütfen tekrar giriş yapın.';

export type Errors = Record<string, string>;
type Phase =
  | { at: 'form'; failure?: string }
  /** The browser blocked the bank's window. */
  | { at: 'blocked' }
  | { at: 'opening' }
  | { at: 'bank'; paymentId: string; window: Window };

function problemsOf(form: unknown): Errors {
  const issues = CheckoutStart.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** Server failures and lost connections get our message; a refusal brings its own. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.code === 'internal') return SERVER_ERROR;
  return error.message || NOT_STARTED;
}

/** From the form to the bank's window and back. */
export function useCheckout(businessId: string) {
  const [phase, setPhase] = useState<Phase>({ at: 'form' });
  const [errors, setErrors] = useState<Errors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(formRef);
  const [typed, setTyped] = useState<Partial<PayerDetails>>({});
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

  const mark = (wrong: Errors) => {
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) showFirstError();
  };
  /** Call it within the click. */
  async function pay(details: PayerDetails) {
    const form = { ...details, amount: MONTHLY_FEE, businessId };
    const problems = problemsOf(form);
    mark(problems);
    if (Object.keys(problems).length > 0) return;
    const opened = openBankWindow();
    if (!opened) return setPhase({ at: 'blocked' });
    bank.current = opened;
    setPhase({ at: 'opening' });
    try {
      const answer = await request(startCheckout, { body: form });
      if (!answer.htmlContent) return backToForm(answer.message || NOT_STARTED);
      if (left.current) return opened.close();
      showPage(opened, answer.htmlContent);
      setPhase({ at: 'bank', paymentId: answer.paymentId, window: opened });
    } catch (error) {
      if (error instanceof ApiError) mark(error.fields);
      backToForm(sentenceOf(error));
    }
  }

  const type = (name: keyof PayerDetails, text: string) => {
    setTyped((old) => ({ ...old, [name]: text }));
    setErrors(({ [name]: _, ...rest }) => rest);
  };
  return { formRef, phase, errors, typed, type, pay, backToForm };
}
