import { Message } from 'mf-shared/contracts/common';
import {
  FactorAdded,
  FactorStatus,
  LoginTicket,
  PasskeyAdd,
  PasswordAndProof,
  RecoveryCodes,
  SecondStep,
  SecondStepAnswer,
  TotpConfirm,
  TotpStarted,
  WebAuthnOptions,
} from 'mf-shared/contracts/second-factor';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { regenerateCodes, removePasskey, switchOff } from './change.ts';
import { confirmOptions } from './confirm.ts';
import { addPasskey, passkeyOptions } from './passkey-add.ts';
import { secondStepOptions, takeSecondStep } from './second-step.ts';
import { showFactor } from './status.ts';
import { confirmTotp, startTotp } from './totp-set-up.ts';

const ById = z.object({ id: z.string() });

const ofLogin: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/account/second-factor',
      summary: 'Second step of a login: the session token',
      access: 'anyone',
      body: SecondStep,
      response: SecondStepAnswer,
      limit: 'login',
    },
    (ctx, { body, host, device }) => takeSecondStep(ctx, { ...body, host, device }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/second-factor/options',
      summary: 'What a browser needs to take the second step with a passkey',
      access: 'anyone',
      body: LoginTicket,
      response: WebAuthnOptions,
      limit: 'login',
    },
    (ctx, { body, host }) => secondStepOptions(ctx, { ...body, host }),
  ),
];

const ofSetUp: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/account/second-factor',
      summary: 'How the second step of the own account stands',
      access: 'enrolling',
      response: FactorStatus,
    },
    (ctx) => showFactor(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/totp',
      summary: 'Begins to set up codes of an authenticator app',
      access: 'enrolling',
      body: PasswordAndProof,
      response: TotpStarted,
      limit: 'password',
    },
    (ctx, { body, host }) => startTotp(ctx, { ...body, host }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/totp/confirm',
      summary: 'Confirms the app with its first code',
      access: 'enrolling',
      body: TotpConfirm,
      response: FactorAdded,
      limit: 'password',
    },
    (ctx, { body }) => confirmTotp(ctx, body.code),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/passkeys/options',
      summary: 'What a browser needs to make a passkey',
      access: 'enrolling',
      body: PasswordAndProof,
      response: WebAuthnOptions,
      limit: 'password',
    },
    (ctx, { body, host }) => passkeyOptions(ctx, { ...body, host }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/passkeys',
      summary: 'Keeps a passkey that the browser made',
      access: 'enrolling',
      body: PasskeyAdd,
      response: FactorAdded,
      status: 201,
    },
    (ctx, { body, host }) => addPasskey(ctx, { ...body, host }),
  ),
];

const ofChange: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/account/second-factor/confirm-options',
      summary: 'What a browser needs to confirm a change with an own passkey',
      access: 'signedIn',
      response: WebAuthnOptions,
    },
    (ctx, { host }) => confirmOptions(ctx, host),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/second-factor/off',
      summary: 'Switches the second step off',
      access: 'signedIn',
      body: PasswordAndProof,
      response: Message,
      limit: 'password',
    },
    async (ctx, { body, host }) => {
      await switchOff(ctx, { ...body, host });
      return { message: 'İki adımlı giriş kapatıldı.' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/recovery-codes',
      summary: 'Ten new recovery codes in the place of the earlier ones',
      access: 'signedIn',
      body: PasswordAndProof,
      response: RecoveryCodes,
      limit: 'password',
    },
    async (ctx, { body, host }) => ({
      recoveryCodes: await regenerateCodes(ctx, { ...body, host }),
      message: 'Yeni kurtarma kodlarınız hazır; eskileri artık geçmez.',
    }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/passkeys/:id/remove',
      summary: 'Takes an own passkey away',
      access: 'signedIn',
      params: ById,
      body: PasswordAndProof,
      response: Message,
      limit: 'password',
    },
    async (ctx, { params, body, host }) => {
      await removePasskey(ctx, params.id, { ...body, host });
      return { message: 'Geçiş anahtarı silindi.' };
    },
  ),
];

/** The second step of logins: taking it, setting it up, changing it. */
export const secondFactorRoutes: Endpoint[] = [...ofLogin, ...ofSetUp, ...ofChange];
