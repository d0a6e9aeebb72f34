import { useCallback, useRef } from 'react';
import { OWN_TEXT } from '../strings/own.ts';
import type { useCaptcha } from '../ui/captcha/useCaptcha.ts';
import { FormRefusal } from './useSending.ts';

type Captcha = ReturnType<typeof useCaptcha>;

/**
 * The form's captcha proof, as soon as it is ready. Without one the form is refused at the field `at`, or as a whole.
 *
 * @throws FormRefusal
 */
export async function captchaProof(captcha: Pick<Captcha, 'solved'>, at?: string): Promise<string> {
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
