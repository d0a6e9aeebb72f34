import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  AssertionOptions,
  FactorAdded,
  FactorStatus,
  LoginTicket,
  PasskeyAdd,
  PasskeyOptions,
  PasswordAndProof,
  RecoveryCodes,
  SecondStep,
  SecondStepAnswer,
  TotpConfirm,
  TotpStarted,
} from '../second-factor.ts';

export const takeSecondStep = call({
  method: 'post',
  path: '/account/second-factor',
  summary: 'Second step of a login: the session token',
  access: 'anyone',
  body: SecondStep,
  answer: SecondStepAnswer,
  limit: 'login',
});

export const secondStepOptions = call({
  method: 'post',
  path: '/account/second-factor/options',
  summary: 'What a browser needs to take the second step with a passkey',
  access: 'anyone',
  body: LoginTicket,
  answer: AssertionOptions,
  limit: 'login',
});

export const showFactor = call({
  method: 'get',
  path: '/account/second-factor',
  summary: 'How the second step of the own account stands',
  access: 'enrolling',
  isPrivate: true,
  answer: FactorStatus,
});

export const startTotp = call({
  method: 'post',
  path: '/account/totp',
  summary: 'Begins to set up codes of an authenticator app',
  access: 'enrolling',
  body: PasswordAndProof,
  answer: TotpStarted,
  limit: 'password',
});

export const confirmTotp = call({
  method: 'post',
  path: '/account/totp/confirm',
  summary: 'Confirms the app with its first code',
  access: 'enrolling',
  body: TotpConfirm,
  answer: FactorAdded,
  limit: 'password',
});

export const passkeyOptions = call({
  method: 'post',
  path: '/account/passkeys/options',
  summary: 'What a browser needs to make a passkey',
  access: 'enrolling',
  body: PasswordAndProof,
  answer: PasskeyOptions,
  limit: 'password',
});

export const addPasskey = call({
  method: 'post',
  path: '/account/passkeys',
  summary: 'Keeps a passkey that the browser made',
  access: 'enrolling',
  body: PasskeyAdd,
  answer: FactorAdded,
  status: 201,
});

export const confirmOptions = call({
  method: 'post',
  path: '/account/second-factor/confirm-options',
  summary: 'What a browser needs to confirm a change with an own passkey',
  access: 'signedIn',
  answer: AssertionOptions,
});

export const switchOff = call({
  method: 'post',
  path: '/account/second-factor/off',
  summary: 'Switches the second step off',
  access: 'signedIn',
  body: PasswordAndProof,
  answer: Message,
  limit: 'password',
});

export const regenerateCodes = call({
  method: 'post',
  path: '/account/recovery-codes',
  summary: 'Ten new recovery codes in the place of the earlier ones',
  access: 'signedIn',
  body: PasswordAndProof,
  answer: RecoveryCodes,
  limit: 'password',
});

export const removePasskey = call({
  method: 'post',
  path: '/account/passkeys/:id/remove',
  summary: 'Takes an own passkey away',
  access: 'signedIn',
  body: PasswordAndProof,
  answer: Message,
  limit: 'password',
});
