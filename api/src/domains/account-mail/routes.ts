import {
  EmailState,
  EmailVerified,
  ForgotPassword,
  LinkToken,
  PasswordReset,
  PasswordWasReset,
  ResetLink,
  VerificationResend,
} from 'mf-shared/contracts/account-mail';
import { Message } from 'mf-shared/contracts/common';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { forgotPassword } from './forgot.ts';
import { resendVerification } from './resend.ts';
import { resetPassword, showReset } from './reset.ts';
import { emailState } from './state.ts';
import { verifyEmail } from './verify.ts';

const passwords: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/users/forgot-password',
      summary: 'Mails a player a link that sets another password',
      access: 'anyone',
      body: ForgotPassword,
      response: Message,
      limit: 'mailLink',
    },
    (ctx, { body }) => forgotPassword(ctx, 'user', body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/forgot-password',
      summary: 'Mails the owner or somebody of the staff a link that sets another password',
      access: 'anyone',
      body: ForgotPassword,
      response: Message,
      limit: 'mailLink',
    },
    (ctx, { body }) => forgotPassword(ctx, 'business', body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/password-reset/link',
      summary: 'Whose password a mailed link sets; uses nothing up',
      access: 'anyone',
      body: LinkToken,
      response: ResetLink,
    },
    (ctx, { body }) => showReset(ctx, body.token),
  ),
  endpoint(
    {
      method: 'post',
      path: '/password-reset',
      summary: 'Sets another password by a mailed link and ends all sessions',
      access: 'anyone',
      body: PasswordReset,
      response: PasswordWasReset,
      limit: 'login',
    },
    (ctx, { body }) => resetPassword(ctx, body),
  ),
];

/** What goes by mail between the product and whoever owns an account: forgotten passwords and proofs of an address. */
export const accountMailRoutes: Endpoint[] = [
  ...passwords,
  endpoint(
    {
      method: 'get',
      path: '/verify-email',
      summary: 'Whether the own address is proved, and which one was asked for',
      access: 'anyMember',
      response: EmailState,
    },
    (ctx) => emailState(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/verify-email',
      summary: 'Proves an address by a mailed link',
      access: 'anyone',
      body: LinkToken,
      response: EmailVerified,
    },
    (ctx, { body }) => verifyEmail(ctx, body.token),
  ),
  endpoint(
    {
      method: 'post',
      path: '/verify-email/resend',
      summary: 'Mails another link that proves the address',
      access: 'anyone',
      body: VerificationResend,
      response: Message,
      limit: 'mailLink',
    },
    (ctx, { body }) => resendVerification(ctx, body.token),
  ),
];
