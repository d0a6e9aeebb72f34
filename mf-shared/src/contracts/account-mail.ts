import * as z from 'zod/mini';
import { Email, Message } from './common.ts';

/** How long a password reset link works. */
export const RESET_MINUTES = 60;
/** How long a link that verifies an address works. */
export const VERIFY_HOURS = 24;
/** Messages that an unverified account may send in 24 hours, beside one open request. */
export const UNVERIFIED_MESSAGES = 10;

export const ForgotPassword = z.object({
  email: Email,
  recaptchaToken: z.optional(z.string()),
});

/** The token of a mailed link. */
const token = z.string('Bağlantının bir kısmı eksik.').check(z.minLength(1, 'Bağlantının bir kısmı eksik.'));
export const LinkToken = z.object({ token });

/** Role of the account; staff log in as `business`. */
const role = z.enum(['user', 'business']);
export const ResetLink = z.object({ email: z.string(), role });
export type ResetLink = z.infer<typeof ResetLink>;

export const PasswordReset = z.object({
  token,
  /** Checked by the registration rules of the account. */
  password: z
    .string('Bir şifre belirleyin.')
    .check(z.maxLength(200, 'Şifre en fazla 128 karakter olabilir.')),
});
export const PasswordWasReset = z.extend(Message, { role });
export type PasswordWasReset = z.infer<typeof PasswordWasReset>;

export const EmailVerified = z.extend(Message, { email: z.string(), role });
export type EmailVerified = z.infer<typeof EmailVerified>;

/** `token`: an older link of the account, for callers without a session. */
export const VerificationResend = z.object({ token: z.optional(z.string()) });

/** State of the caller's own address. */
export const EmailState = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The requested new address, not verified yet. */
  pendingEmail: z.nullable(z.string()),
});
export type EmailState = z.infer<typeof EmailState>;
