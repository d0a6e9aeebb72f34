import type { FactorProof, SecondStepAnswer } from 'mf-shared/contracts/second-factor';
import { authenticate } from '../../auth/authenticate.ts';
import { issueToken } from '../../auth/session.ts';
import type { AppContext } from '../../context.ts';
import { assertionOptions } from './assertion.ts';
import { checkProof } from './check.ts';
import { accountIdOf, readTicket, useTicket } from './ticket.ts';

type Step = FactorProof & { ticket: string; host: string; device: string };

/**
 * The second step of a login. Answers the token that the first step held back, once for each ticket.
 * @throws `ticket_over`, and what `checkProof` throws
 * @throws `unauthenticated` when the account changed its password meanwhile
 */
export async function takeSecondStep(
  ctx: AppContext,
  { ticket, device, ...proof }: Step,
): Promise<SecondStepAnswer> {
  const { claims, jti } = await readTicket(ctx, ticket);
  const accountId = accountIdOf(claims);
  await checkProof(ctx, { accountId, purpose: 'passkey login' }, proof);
  await useTicket(ctx, { accountId, jti });
  const token = await issueToken(ctx, claims, { device });
  await authenticate(ctx, token);
  return { token, message: 'Giriş başarılı!' };
}

/**
 * Data for the browser to take the second step with a passkey.
 * @throws `ticket_over`
 */
export const secondStepOptions = async (
  ctx: AppContext,
  { ticket, host }: { ticket: string; host: string },
) => {
  const accountId = accountIdOf((await readTicket(ctx, ticket)).claims);
  return assertionOptions(ctx, { accountId, purpose: 'passkey login', host });
};
