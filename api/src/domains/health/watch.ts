import { ALERT_RULES, type AlertRule } from 'mf-shared/contracts/health';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { purge } from '../../db/purge.ts';
import { currentLimits } from './limits.ts';
import { RULES } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

const KEPT_MS = 90 * DAY_MS;

/**
 * Asks each rule whether something is wrong. Tells the owners of the platform once when it is, and once when the rule
 * was quiet for a while, so that an alert that comes and goes is one alert. Any number of processes may run it.
 * Answers how many alerts began or ended.
 */
export async function watchHealth(ctx: AppContext): Promise<number> {
  let told = 0;
  const { limits } = await currentLimits(ctx.db.q);
  const quietMs = limits.quietMinutes * MINUTE_MS;
  for (const rule of ALERT_RULES) {
    const wrong = await RULES[rule](ctx.db.q, ctx.clock(), limits);
    const isNews = await ctx.db.transact((tx) =>
      wrong ? fire(tx, ctx, rule, wrong) : rest(tx, ctx, rule, quietMs),
    );
    if (isNews) told++;
  }
  return told;
}

/** Deletes old alerts. */
export const purgeAlerts = purge('alerts', 'fired_at', KEPT_MS);

async function fire(tx: Tx, ctx: AppContext, rule: AlertRule, text: string): Promise<boolean> {
  const row = { id: newId(), rule, text, fired_at: ctx.clock(), quiet_since: null, recovered_at: null };
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('alerts')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) {
    const key = `alert ${row.id} fired`;
    await tellOwners(tx, ctx, { event: 'alert.fired', key, text: `Uyarı: ${text}` });
    return true;
  }
  await tx.q
    .updateTable('alerts')
    .set({ quiet_since: null })
    .where('rule', '=', rule)
    .where('recovered_at', 'is', null)
    .where('quiet_since', 'is not', null)
    .execute();
  return false;
}

async function rest(tx: Tx, ctx: AppContext, rule: AlertRule, quietMs: number): Promise<boolean> {
  const now = ctx.clock();
  const open = (since: 'is' | 'is not') =>
    tx.q
      .updateTable('alerts')
      .where('rule', '=', rule)
      .where('recovered_at', 'is', null)
      .where('quiet_since', since, null);
  // The update decides between processes: the second one finds no open alert.
  const over = await open('is not')
    .where('quiet_since', '<=', now - quietMs)
    .set({ recovered_at: now })
    .returning(['id', 'text'])
    .executeTakeFirst();
  if (over) {
    const key = `alert ${over.id} over`;
    await tellOwners(tx, ctx, { event: 'alert.recovered', key, text: `Düzeldi: ${over.text}` });
    return true;
  }
  await open('is').set({ quiet_since: now }).execute();
  return false;
}
