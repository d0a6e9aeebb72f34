import { useCallback, useRef } from 'react';
import { ERROR_TEXT } from '../strings/index.ts';
import type { useCaptcha } from '../ui/useCaptcha.ts';
import { FormRefusal } from './useForm.ts';

type Captcha = ReturnType<typeof useCaptcha>;

/**
 * The proof that a form is sent by a human, as soon as it is there. Where none comes without the person the form is
 * refused: at the field `at`, or as a whole.
 *
 * @throws FormRefusal
 */
export async function proofOf(captcha: Pick<Captcha, 'solved'>, at?: string): Promise<string> {
  const token = await captcha.solved();
  if (token) return token;
  const missing = ERROR_TEXT.captcha_required;
  throw at ? new FormRefusal({ [at]: missing }) : new FormRefusal({}, missing);
}

/** The human check as `CaptchaField` takes it, of a form that marks its lack at `recaptchaToken`; a proof takes that away. */
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
