import type { Bar, BarInput } from 'mf-shared/contracts/bars';
import { DAY_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { keyOf } from './keys.ts';
import { toBar } from './view.ts';
import { insertBar } from './write.ts';

/**
 * Bars an e-mail address or a phone. Accounts that have it stay as they are.
 * @throws `bar_exists`, and `validation` at `value`
 */
export function addBar(ctx: Ctx<AdminActor>, { kind, value, days, reason }: BarInput): Promise<Bar> {
  const barred = keyOf(kind, value);
  const endsAt = days === undefined ? null : ctx.clock() + days * DAY_MS;
  return ctx.db.transact(async (tx) => {
    const why = { reason, ends_at: endsAt, account_model: null, account_id: null };
    const row = await insertBar(tx, ctx, barred, why);
    if (!row) throw exists();
    const after = { kind, value: row.value, days };
    await recordAct(tx, ctx, { act: 'bar.add', subject: { type: 'bar', id: row.id }, after, reason });
    return toBar(tx.q, row);
  });
}

function exists(): AppError {
  const { message } = new AppError('bar_exists');
  return new AppError('bar_exists', { fields: { value: message } });
}
