import type { AlertLimit, AlertLimits, LimitsChange } from 'mf-shared/contracts/health';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { currentLimits, LIMITS_ROW, toColumns } from './limits.ts';

/**
 * Changes when rules alert. The next look of the watch uses it.
 * @throws `limits_changed` when another owner changed them after they were read
 */
export async function setAlertLimits(
  ctx: Ctx<AdminActor>,
  { version, ...limits }: LimitsChange,
): Promise<{ message: string }> {
  await ctx.db.transact(async (tx) => {
    const changed = { changed_at: ctx.clock() };
    const first = await currentLimits(tx.q);
    await tx.q
      .insertInto('alert_limits')
      .values({ id: LIMITS_ROW, ...toColumns(first.limits), version: 0, ...changed })
      .onConflict((oc) => oc.doNothing())
      .execute();
    await tx.lock('alert_limits', LIMITS_ROW);
    const before = await currentLimits(tx.q);
    if (before.version !== version) throw new AppError('limits_changed');
    await tx.q
      .updateTable('alert_limits')
      .set({ ...toColumns(limits), version: version + 1, ...changed })
      .where('id', '=', LIMITS_ROW)
      .execute();
    await recordAct(tx, ctx, {
      ...{ act: 'alerts.limits', subject: { type: 'alerts', id: LIMITS_ROW } },
      ...changesOf(before.limits, limits),
    });
  });
  return { message: 'Uyarı sınırları kaydedildi.' };
}

/** The limits that differ. */
function changesOf(before: AlertLimits, after: AlertLimits) {
  const names = (Object.keys(after) as AlertLimit[]).filter((name) => before[name] !== after[name]);
  const of = (limits: AlertLimits) => Object.fromEntries(names.map((name) => [name, limits[name]]));
  return { before: of(before), after: of(after) };
}
