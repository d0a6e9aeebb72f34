import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from 'mf-shared/api-client';
import type { AssertionOptions, PasskeyOptions } from '../contracts/second-factor.ts';

/** Lets the browser sign with a passkey what the call `path` asks for. Throws when the person declines. */
export async function signWithPasskey(path: string, json: object) {
  const { options } = await api.post<AssertionOptions>(path, { json });
  return startAuthentication({ optionsJSON: options });
}

/** Lets the browser make a passkey, allowed by the password and what else `proof` has. Throws when the person declines. */
export async function makePasskey(proof: object) {
  const { options } = await api.post<PasskeyOptions>('account/passkeys/options', { json: proof });
  return startRegistration({ optionsJSON: options });
}
