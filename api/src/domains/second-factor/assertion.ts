import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { AppContext } from '../../context.ts';
import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import { keepChallenge, useChallenge } from './challenges.ts';
import { passkeysOf } from './queries.ts';
import { relyingParty } from './relying-party.ts';

/** The transports as the browser gave them when the passkey was made. */
export const transportsOf = ({ transports }: PasskeyRow): AuthenticatorTransport[] => JSON.parse(transports);

/** The passkey's account, the purpose of the signature, and the host of the call. */
type Asked = { accountId: string; purpose: SignedFor; host: string };
/** A signature for a login changes nothing, and a signature for a change logs nobody in. */
export type SignedFor = 'passkey login' | 'passkey change';

/** Data for the browser, so that an authenticator can sign with one of the account's passkeys within five minutes. */
export async function assertionOptions(ctx: AppContext, { accountId, purpose, host }: Asked) {
  const passkeys = await passkeysOf(ctx.db.q, accountId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config, host).id,
    allowCredentials: passkeys.map((one) => ({ id: one.id, transports: transportsOf(one) })),
    userVerification: 'preferred',
  });
  const { challenge } = options;
  if (passkeys.length > 0) await keepChallenge(ctx, { accountId, purpose, challenge });
  return { options: { ...options } };
}

/**
 * Whether one of the account's passkeys signed an open challenge of this purpose for this site. Uses the challenge up.
 */
export async function isAssertion(
  ctx: AppContext,
  response: AuthenticationResponseJSON,
  asked: Asked,
): Promise<boolean> {
  const known = (await passkeysOf(ctx.db.q, asked.accountId)).find(({ id }) => id === response.id);
  if (!known) return false;
  const newCounter = await verify(ctx, known, { response, ...asked }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey refused');
    return null;
  });
  if (newCounter === null) return false;
  await ctx.db.q
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: ctx.clock() })
    .where('id', '=', known.id)
    .execute();
  return true;
}

/** The authenticator's count of uses, or null when the signature does not fit. */
async function verify(
  ctx: AppContext,
  known: PasskeyRow,
  { response, accountId, purpose, host }: Asked & { response: AuthenticationResponseJSON },
): Promise<number | null> {
  const { id, origins } = relyingParty(ctx.config, host);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(ctx, { accountId, purpose, challenge }),
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: known.id,
      publicKey: Uint8Array.from(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
      transports: transportsOf(known),
    },
    // The password was the first step; the second step adds presence.
    requireUserVerification: false,
  });
  return verified ? authenticationInfo.newCounter : null;
}
