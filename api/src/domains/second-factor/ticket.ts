import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { SessionClaims } from '../../auth/token.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import { keepChallenge, useChallenge } from './challenges.ts';

const ALGORITHM = 'HS256';
const LIFETIME_S = 10 * 60;
/** Keeps tickets and session tokens apart, since one secret signs both. */
const AUDIENCE = 'second-factor';

const key = ({ config }: AppContext) => new TextEncoder().encode(config.jwtSecret);

const Ticket = z.extend(SessionClaims, { jti: z.string() });

/**
 * Makes a ticket that says that the password was right. It holds for ten minutes, once, and only for the second step.
 */
export async function openTicket(ctx: AppContext, claims: SessionClaims): Promise<string> {
  const jti = newId();
  const known = { accountId: accountIdOf(claims), purpose: 'ticket' as const, challenge: jti };
  await keepChallenge(ctx, known, LIFETIME_S * 1000);
  const seconds = Math.floor(ctx.clock() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setJti(jti)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_S)
    .sign(key(ctx));
}

/**
 * The account of a ticket, and the ticket's id.
 * @throws `ticket_over` for an invalid or expired ticket
 */
export async function readTicket(
  ctx: AppContext,
  ticket: string,
): Promise<{ claims: SessionClaims; jti: string }> {
  try {
    const { payload } = await jwtVerify(ticket, key(ctx), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: new Date(ctx.clock()),
    });
    const { jti, ...claims } = Ticket.parse(payload);
    return { claims, jti };
  } catch {
    throw new AppError('ticket_over');
  }
}

/**
 * Uses a ticket up.
 * @throws `ticket_over` when it was used before, or the second factor changed since
 */
export async function useTicket(
  ctx: AppContext,
  { accountId, jti }: { accountId: string; jti: string },
): Promise<void> {
  const known = { accountId, purpose: 'ticket' as const, challenge: jti };
  if (!(await useChallenge(ctx, known))) throw new AppError('ticket_over');
}

/** The account of the claims. */
export const accountIdOf = ({ id, staffId }: SessionClaims): string => staffId ?? id;
