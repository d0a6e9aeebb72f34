import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { BRAND } from 'mf-shared/brand';
import type { FactorAdded } from 'mf-shared/contracts/second-factor';
import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { transportsOf } from './assertion.ts';
import { keepChallenge, useChallenge } from './challenges.ts';
import { confirmOwner, type Proof } from './confirm.ts';
import { enable } from './enable.ts';
import { ensureFactor, passkeysOf } from './queries.ts';
import { relyingParty } from './relying-party.ts';

const MAX_PASSKEYS = 10;

/**
 * Data for the browser to make a passkey.
 * @throws what `confirmOwner` throws, and `passkey_limit`
 */
export async function passkeyOptions(ctx: Ctx<Actor>, proof: Proof) {
  await confirmOwner(ctx, proof);
  const account = accountOf(ctx.actor);
  const known = await passkeysOf(ctx.db.q, account.id);
  if (known.length >= MAX_PASSKEYS) throw new AppError('passkey_limit');
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: relyingParty(ctx.config, proof.host).id,
    userName: ctx.actor.email,
    userID: Uint8Array.from(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map((one) => ({ id: one.id, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await ensureFactor(ctx.db.q, account);
  const { challenge } = options;
  await keepChallenge(ctx, { accountId: account.id, purpose: 'passkey new', challenge });
  return { options: { ...options } };
}

type Made = { name: string; response: RegistrationResponseJSON; host: string };

/**
 * Stores a passkey that the browser made for a challenge of the account.
 * @throws `passkey_rejected`
 */
export async function addPasskey(ctx: Ctx<Actor>, made: Made): Promise<FactorAdded> {
  const { id: accountId } = accountOf(ctx.actor);
  const credential = await credentialOf(ctx, made);
  const row = {
    id: credential.id,
    account_id: accountId,
    name: made.name,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created_at: ctx.clock(),
  };
  const store = ctx.db.transact(async (tx) => {
    await tx.q.insertInto('passkeys').values(row).execute();
    return enable(tx, ctx);
  });
  const recoveryCodes = await store.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('passkey_rejected') : error;
  });
  return { message: 'Geçiş anahtarı eklendi.', ...(recoveryCodes ? { recoveryCodes } : {}) };
}

async function credentialOf(ctx: Ctx<Actor>, { response, host }: Made) {
  const { id, origins } = relyingParty(ctx.config, host);
  const accountId = accountOf(ctx.actor).id;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(ctx, { accountId, purpose: 'passkey new', challenge }),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey refused');
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) throw new AppError('passkey_rejected');
  return registrationInfo.credential;
}
