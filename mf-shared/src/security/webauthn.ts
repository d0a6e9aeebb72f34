import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { request } from 'mf-shared/api-client';
import { passkeyOptions } from '../contracts/calls/second-factor.ts';
import type { PasswordAndProof } from '../contracts/second-factor.ts';

/**
 * Signs the API's challenge with a passkey.
 *
 * @throws when the person declines.
 */
export const signWithPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  startAuthentication({ optionsJSON });

/**
 * Creates a passkey in the browser, with `proof` for the API.
 *
 * @throws when the person declines.
 */
export async function makePasskey(proof: PasswordAndProof) {
  const { options } = await request(passkeyOptions, { body: proof });
  return startRegistration({ optionsJSON: options });
}
