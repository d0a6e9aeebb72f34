import type {
  AssertionOptions,
  FactorAdded,
  FactorAsked,
  FactorStatus,
  PasskeyOptions,
  SecondStepAnswer,
  TotpStarted,
} from 'mf-shared/contracts/second-factor';
import { SoftwarePasskey } from './authenticator.ts';
import type { Refusal } from './community.ts';
import type { TestApp } from './harness.ts';
import { quickHash } from './passwords.ts';
import { totpCode } from './totp-code.ts';

export const PASSWORD = 'Saha-Kapisi-7';
export const passwordHash = quickHash(PASSWORD);

type Person = { email: string; token: string };
type Login = { token?: string; secondFactor?: FactorAsked; message?: string };

/** The app's code `steps` half minutes from the test clock's time. */
export const codeAt = (app: TestApp, secret: string, steps = 0) =>
  totpCode(secret, app.time.now + steps * 30_000);

export const post = <T = object>(app: TestApp, path: string, json: object, token?: string) =>
  app.call<T & Refusal>('post', `/api/account/${path}`, { json, token });

export const logIn = (app: TestApp, email: string, path = 'users/login') =>
  app.call<Login & Refusal>('post', `/api/${path}`, { json: { email, password: PASSWORD } });

/** The ticket of a login with the right password. */
export async function ticketOf(app: TestApp, email: string, path?: string): Promise<string> {
  const { body } = await logIn(app, email, path);
  if (!body.secondFactor) throw new Error(`no second step was asked for: ${JSON.stringify(body)}`);
  return body.secondFactor.ticket;
}

export const takeStep = (app: TestApp, ticket: string, proof: object) =>
  post<SecondStepAnswer>(app, 'second-factor', { ticket, ...proof });

export const statusOf = async (app: TestApp, { token }: Person) =>
  (await app.call<FactorStatus>('get', '/api/account/second-factor', { token })).body;

/**
 * Sets up an app. The code of the step before now confirms it, so that the current code stays unused; `proof` is the
 * existing second factor.
 */
export async function withTotp(app: TestApp, { token }: Person, proof: object = {}) {
  const { body } = await post<TotpStarted>(app, 'totp', { password: PASSWORD, ...proof }, token);
  const code = codeAt(app, body.secret, -1);
  const confirmed = await post<FactorAdded>(app, 'totp/confirm', { code }, token);
  if (confirmed.status !== 200) throw new Error(`totp: ${JSON.stringify(confirmed.body)}`);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
}

type Wish = { origin?: string; proof?: object };
/** Adds a passkey; answers it with the status of the call. */
export async function withPasskey(app: TestApp, { token }: Person, { proof, ...wish }: Wish = {}) {
  const passkey = new SoftwarePasskey();
  const json = { password: PASSWORD, ...proof };
  const { body } = await post<PasskeyOptions>(app, 'passkeys/options', json, token);
  const response = passkey.registration(body.options, wish);
  const answer = await post<FactorAdded>(app, 'passkeys', { name: 'Telefonum', response }, token);
  return { passkey, response, answer };
}

/** A signature that confirms a change. */
export async function confirmedBy(app: TestApp, { token }: Person, passkey: SoftwarePasskey) {
  const { body } = await post<AssertionOptions>(app, 'second-factor/confirm-options', {}, token);
  return { passkey: passkey.assertion(body.options) };
}

/** What a browser must sign for a login. */
export async function assertionFor(app: TestApp, ticket: string) {
  const { body } = await post<AssertionOptions>(app, 'second-factor/options', { ticket });
  return body.options;
}
