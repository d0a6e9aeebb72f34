import * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { CaptchaProvider } from './index.ts';

export const GOOGLE_SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 10_000;
/** Failures that are ours, not the person's. */
const OUR_FAULTS: readonly string[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) });
type Verdict = z.infer<typeof Verdict>;

/**
 * Google reCAPTCHA v2. Google accepts each token once and for two minutes. While it gives no answer, forms are refused
 * with `unavailable`.
 */
export function recaptcha({ secret, url }: { secret: string; url: string }): CaptchaProvider {
  return {
    challenge: async () => null,
    verify: async (token) => {
      if (!token) throw new AppError('captcha_required');
      const verdict = await ask(url, new URLSearchParams({ secret, response: token }));
      const codes = verdict['error-codes'] ?? [];
      if (codes.some((code) => OUR_FAULTS.includes(code))) {
        throw new Error(`reCAPTCHA refuses this server's settings: ${codes.join(', ')}`);
      }
      if (!verdict.success) throw new AppError('captcha_rejected');
    },
  };
}

async function ask(url: string, body: URLSearchParams): Promise<Verdict> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return Verdict.parse(await response.json());
  } catch {
    throw new AppError('unavailable');
  }
}
