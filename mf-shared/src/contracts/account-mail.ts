import * as z from 'zod/mini';
import { Email, Message } from './common.ts';

/** How long the link of a forgotten password works. */
export const RESET_MINUTES = 60;
/** How long a link that proves an address works. */
export const VERIFY_HOURS = 24;
/** What an account may do in 24 hours before it has proved its address, beside one open request. */
export const UNVERIFIED_MESSAGES = 10;

export const ForgotPassword = z.object({
  email: Email,
  recaptchaToken: z.optional(z.string()),
});

/** The token of a link, as the mail carries it. */
const token = z.string('Bağlantının bir kısmı eksik.').check(z.minLength(1, 'Bağlantının bir kısmı eksik.'));
export const LinkToken = z.object({ token });

/** Whose login a link is about; a venue's people log in where it does. */
const role = z.enum(['user', 'business']);
export const ResetLink = z.object({ email: z.string(), role });
export type ResetLink = z.infer<typeof ResetLink>;

export const PasswordReset = z.object({
  token,
  /** Checked by the rules of the account's own registration. */
  password: z
    .string('Bir şifre belirleyin.')
    .check(z.maxLength(200, 'Şifre en fazla 128 karakter olabilir.')),
});
export const PasswordWasReset = z.extend(Message, { role });
export type PasswordWasReset = z.infer<typeof PasswordWasReset>;

export const EmailVerified = z.extend(Message, { email: z.string(), role });
export type EmailVerified = z.infer<typeof EmailVerified>;

/** `token`: an older link of the account, for whoever is not signed in. */
export const VerificationResend = z.object({ token: z.optional(z.string()) });

/** How the address of whoever is signed in stands. */
export const EmailState = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** Asked for, and not proved yet. */
  pendingEmail: z.nullable(z.string()),
});
export type EmailState = z.infer<typeof EmailState>;
