import { useCallback, useRef } from 'react';
import { ApiError } from '../api-client/index.ts';
import { OWN_TEXT } from '../strings/own.ts';
import type { useCaptcha } from '../ui/captcha/useCaptcha.ts';
import { FormRefusal } from './useSending.ts';

type Captcha = ReturnType<typeof useCaptcha>;

const REFUSALS: readonly string[] = ['captcha_required', 'captcha_rejected'];

/** Whether the API wants a captcha's proof, or another one than it got. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && REFUSALS.includes(error.code);

/**
 * Sends a form with its captcha's proof, as soon as that is ready. A proof that was spent or has expired is replaced once,
 * and the form sent again: nobody presses twice. Without a proof the form is refused at the field `at`, or as a whole.
 *
 * @throws FormRefusal without a proof, and what `send` throws; the next try then gets another proof
 */
export async function sendProven<T>(
  captcha: Pick<Captcha, 'solved' | 'renew'>,
  send: (recaptchaToken: string) => Promise<T>,
  at?: string,
): Promise<T> {
  const attempt = async (): Promise<T> => {
    const proof = await proofOf(captcha, at);
    try {
      return await send(proof);
    } catch (error) {
      captcha.renew();
      throw error;
    }
  };
  return attempt().catch((error: unknown) => {
    if (!wantsProof(error)) throw error;
    return attempt();
  });
}

async function proofOf(captcha: Pick<Captcha, 'solved'>, at: string | undefined): Promise<string> {
  const token = await captcha.solved();
  if (token) return token;
  const missing = OWN_TEXT.captcha_required;
  throw at ? new FormRefusal({ [at]: missing }) : new FormRefusal({}, missing);
}

/** The props of `CaptchaField` for a form that marks a missing proof at `recaptchaToken`; a proof clears that error. */
export function useCaptchaField(
  { field }: Pick<Captcha, 'field'>,
  clear: (name: string) => void,
): Captcha['field'] {
  const latest = useRef(clear);
  latest.current = clear;
  const { onToken } = field;
  const takeToken = useCallback(
    (token: string | null) => {
      onToken(token);
      if (token) latest.current('recaptchaToken');
    },
    [onToken],
  );
  return { ...field, onToken: takeToken };
}
