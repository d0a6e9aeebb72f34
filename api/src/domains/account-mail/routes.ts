import * as calls from 'mf-shared/contracts/calls/account-mail';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { forgotPassword } from './forgot.ts';
import { resendVerification } from './resend.ts';
import { resetPassword, showReset } from './reset.ts';
import { emailState } from './state.ts';
import { verifyEmail } from './verify.ts';

const passwords: Endpoint[] = [
  endpoint(calls.forgotPlayerPassword, (ctx, { body }) => forgotPassword(ctx, 'user', body)),
  endpoint(calls.forgotBusinessPassword, (ctx, { body }) => forgotPassword(ctx, 'business', body)),
  endpoint(calls.showReset, (ctx, { body }) => showReset(ctx, body.token)),
  endpoint(calls.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
];

/** Mails between the product and the owner of an account: forgotten passwords and verification of addresses. */
export const accountMailRoutes: Endpoint[] = [
  ...passwords,
  endpoint(calls.emailState, emailState),
  endpoint(calls.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body.token)),
  endpoint(calls.resendVerification, (ctx, { body }) => resendVerification(ctx, body.token)),
];
