import type { FactorStatus } from 'mf-shared/contracts/second-factor';
import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import { codesLeft, factorOf, passkeysOf } from './queries.ts';
import { isRequired } from './required.ts';

/** State of the caller's second factor. */
export async function showFactor(ctx: Ctx<Actor>): Promise<FactorStatus> {
  const { id } = accountOf(ctx.actor);
  const factor = await factorOf(ctx.db.q, id);
  return {
    enabled: factor !== undefined && factor.enabled_at !== null,
    required: await isRequired(ctx),
    totp: Boolean(factor?.totp_secret),
    recoveryCodesLeft: await codesLeft(ctx.db.q, id),
    passkeys: (await passkeysOf(ctx.db.q, id)).map(toPasskey),
  };
}

const toPasskey = (row: PasskeyRow) => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
