import type { BarKind } from 'mf-shared/contracts/bars';
import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Contact, keysOf } from './keys.ts';
import { insertOrKeepBar } from './write.ts';

/**
 * Bars the contact of an account for as long as it is suspended; answers what was not barred before, or not for so
 * long. What is barred for another reason too ends with neither: it stays until an admin removes it.
 */
export async function barWithAccount(
  tx: Tx,
  ctx: AppContext,
  { model, id }: Side,
  contact: Contact & { reason: string },
): Promise<BarKind[]> {
  const why = { reason: contact.reason, ends_at: null, account_model: model, account_id: id };
  const barred: BarKind[] = [];
  for (const key of keysOf(contact)) if (await insertOrKeepBar(tx, ctx, key, why)) barred.push(key.kind);
  return barred;
}

/** Ends what was barred with an account; answers that. */
export async function unbarWithAccount(tx: Tx, { id }: Side): Promise<BarKind[]> {
  const rows = await tx.q.deleteFrom('bars').where('account_id', '=', id).returning('kind').execute();
  return rows.map(({ kind }) => kind).toSorted();
}
