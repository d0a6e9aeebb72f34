import { ERROR_TEXT } from '../strings/index.ts';
import type { useCaptcha } from '../ui/useCaptcha.ts';
import { FormRefusal } from './useForm.ts';

/**
 * The proof that a form is sent by a human, as soon as it is there. Where none comes without the person the form is
 * refused: at the field `at`, or as a whole.
 *
 * @throws FormRefusal
 */
export async function proofOf(captcha: Pick<ReturnType<typeof useCaptcha>, 'solved'>, at?: string) {
  const token = await captcha.solved();
  if (token) return token;
  const missing = ERROR_TEXT.captcha_required;
  throw at ? new FormRefusal({ [at]: missing }) : new FormRefusal({}, missing);
}
