import {
  EmailState,
  EmailVerified,
  ForgotPassword,
  LinkToken,
  PasswordReset,
  PasswordWasReset,
  ResetLink,
  VerificationResend,
} from '../account-mail.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';

export const forgotPlayerPassword = call({
  method: 'post',
  path: '/users/forgot-password',
  summary: 'Mails a player a link that sets another password',
  access: 'anyone',
  body: ForgotPassword,
  answer: Message,
  limit: 'mailLink',
});

export const forgotBusinessPassword = call({
  method: 'post',
  path: '/business/forgot-password',
  summary: 'Mails the owner or somebody of the staff a link that sets another password',
  access: 'anyone',
  body: ForgotPassword,
  answer: Message,
  limit: 'mailLink',
});

export const showReset = call({
  method: 'post',
  path: '/password-reset/link',
  summary: 'Whose password a mailed link sets; uses nothing up',
  access: 'anyone',
  body: LinkToken,
  answer: ResetLink,
});

export const resetPassword = call({
  method: 'post',
  path: '/password-reset',
  summary: 'Sets another password by a mailed link and ends all sessions',
  access: 'anyone',
  body: PasswordReset,
  answer: PasswordWasReset,
  limit: 'login',
});

export const emailState = call({
  method: 'get',
  path: '/verify-email',
  summary: 'Whether the own address is proved, and which one was asked for',
  access: 'anyMember',
  answer: EmailState,
});

export const verifyEmail = call({
  method: 'post',
  path: '/verify-email',
  summary: 'Proves an address by a mailed link',
  access: 'anyone',
  body: LinkToken,
  answer: EmailVerified,
});

export const resendVerification = call({
  method: 'post',
  path: '/verify-email/resend',
  summary: 'Mails another link that proves the address',
  access: 'anyone',
  body: VerificationResend,
  answer: Message,
  limit: 'mailLink',
});
