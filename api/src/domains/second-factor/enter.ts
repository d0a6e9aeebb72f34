import type { FactorAsked, FactorMethod } from 'mf-shared/contracts/second-factor';
import { issueToken } from '../../auth/session.ts';
import type { SessionClaims } from '../../auth/token.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { codesLeft, factorOf, passkeysOf } from './queries.ts';
import { accountIdOf, openTicket } from './ticket.ts';

/** The result of the right password: a session, or the question for the second step. */
export type Entered = { token: string } | { secondFactor: FactorAsked };

/**
 * Lets somebody in after the right password. An account with a second factor gets a ticket instead of a token. An admin
 * without a required second factor gets a session that only sets it up.
 */
export async function enter(ctx: AppContext, claims: SessionClaims, device: string): Promise<Entered> {
  const methods = await methodsOf(ctx.db.q, accountIdOf(claims));
  if (methods.length > 0) return { secondFactor: { ticket: await openTicket(ctx, claims), methods } };
  const limited = claims.role === 'admin' && ctx.config.production;
  return { token: await issueToken(ctx, claims, { device, limited }) };
}

/** The sentence beside the question. */
export const SECOND_STEP = 'Şifreniz doğru. Şimdi ikinci adımı tamamlayın.';

/** The account's methods for the second step; empty without a second factor. */
async function methodsOf(q: Queries, accountId: string): Promise<FactorMethod[]> {
  const factor = await factorOf(q, accountId);
  if (!factor || factor.enabled_at === null) return [];
  const passkeys = await passkeysOf(q, accountId);
  return [
    ...(factor.totp_secret ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...((await codesLeft(q, accountId)) > 0 ? (['recovery'] as const) : []),
  ];
}
