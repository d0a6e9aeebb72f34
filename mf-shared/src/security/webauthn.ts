import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { request } from 'mf-shared/api-client';
import { passkeyOptions } from '../contracts/calls/second-factor.ts';
import type { PasswordAndProof } from '../contracts/second-factor.ts';

/** Lets the browser sign with a passkey what the API asks for. Throws when the person declines. */
export const signWithPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  startAuthentication({ optionsJSON });

/** Lets the browser make a passkey, allowed by the password and what else `proof` has. Throws when the person declines. */
export async function makePasskey(proof: PasswordAndProof) {
  const { options } = await request(passkeyOptions, { body: proof });
  return startRegistration({ optionsJSON: options });
}
