import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE_MS } from 'mf-shared/time';
import * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { CaptchaProvider } from './index.ts';

const LIFETIME_MS = 10 * MINUTE_MS;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Length of one try: long enough that the tries take the time, not the messages. */
const ITERATIONS = 5000;
/** Tries that a browser needs at cost 1: between one and two times this. */
const TRIES = 700;
/** A genuine token is about 600 characters. */
const MAX_TOKEN = 4096;

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Needs = {
  secret: string;
  /** Factor on the work; 1 takes a mid-range phone about a second. */
  cost: number;
  db: Database;
  clock: Clock;
};

/**
 * Proof of work by ALTCHA. The browser looks for the counter that leads to a key. The server signs its challenge and
 * recognises the answer by the signature, so that the check costs nothing. Each challenge is valid for ten minutes and
 * for one form.
 */
export function embeddedCaptcha({ secret, cost, db, clock }: Needs): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: derive(secret, 'captcha challenge'),
    hmacKeySignatureSecret: derive(secret, 'captcha key'),
  };
  const tries = Math.max(1, Math.round(TRIES * cost));
  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: ITERATIONS,
        counter: randomInt(2 * tries, tries),
        deriveKey,
        expiresAt: Math.floor((clock() + LIFETIME_MS) / 1000),
      }),
    verify: async (token) => {
      if (!token) throw new AppError('captcha_required');
      const payload = Payload.safeParse(decode(token));
      if (!payload.success) throw new AppError('captcha_rejected');
      const { nonce, expiresAt } = payload.data.challenge.parameters;
      const { verified } = await verifySolution({ ...payload.data, ...secrets, deriveKey });
      if (!verified || expiresAt * 1000 <= clock()) throw new AppError('captcha_rejected');
      await use(db, nonce, expiresAt * 1000);
    },
  };
}

const derive = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('hex');

function decode(token: string): unknown {
  if (token.length > MAX_TOKEN) return null;
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/** Marks a challenge as answered. Of several answers at once the primary key lets one through. */
async function use(db: Database, id: string, expiresAt: number): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('used_captchas')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new AppError('captcha_rejected');
}
