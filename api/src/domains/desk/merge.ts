import type { MergeAct, MergePreview } from 'mf-shared/contracts/merge';
import type { AdminActor } from '../../auth/actor.ts';
import { goneHash } from '../../auth/gone-account.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { type MergedAccounts, mergePlayers } from '../account/index.ts';
import { askForMail } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { tellAccount } from './tell.ts';

/** Ends the transaction of a preview, so that nothing of it stays. */
class Seen extends Error {
  readonly merged: MergedAccounts;
  constructor(merged: MergedAccounts) {
    super('preview');
    this.merged = merged;
  }
}

/**
 * What merging an account into another one would do now: the merge itself, taken back at its end.
 * @throws what `mergePlayers` throws
 */
export async function previewMerge(ctx: Ctx<AdminActor>, from: string, to: string): Promise<MergePreview> {
  try {
    return await ctx.db.transact(async (tx) => {
      throw new Seen(await mergePlayers(tx, ctx, { from, to }, ''));
    });
  } catch (error) {
    if (error instanceof Seen) return toPreview(error.merged);
    throw error;
  }
}

/**
 * Merges two accounts of one player for good. Both are told by mail.
 * @throws `validation` at `name` for another name than that of the account that ends
 * @throws `changed_meanwhile` when the merge would do something else than its preview said
 * @throws what `mergePlayers` throws
 */
export async function mergeAccounts(ctx: Ctx<AdminActor>, id: string, input: MergeAct): Promise<void> {
  const passwordHash = await goneHash();
  await ctx.db.transact(async (tx) => {
    const merged = await mergePlayers(tx, ctx, { from: id, to: input.into }, passwordHash);
    const { from, to, parts } = merged;
    if (input.name.trim() !== from.full_name)
      throw new AppError('validation', { fields: { name: `Kapanacak hesabın adı: ${from.full_name}` } });
    if (toPreview(merged).version !== input.version) throw new AppError('changed_meanwhile');
    const text = `${from.email} ve ${to.email} adreslerinizle açılan iki hesabı birleştirdik. Bundan sonra ${to.email} adresi ve onun şifresiyle giriş yapın; öteki hesap kapandı.`;
    const side = { model: 'User', id: to.id } as const;
    await tellAccount(tx, ctx, { side, account: to, text });
    if (from.email_verified_at !== null)
      await askForMail(tx, ctx, {
        ...{ purpose: 'desk', model: 'User', accountId: to.id, address: from.email, detail: text },
      });
    await recordAct(tx, ctx, {
      ...{ act: 'player.merge', subject: { type: 'player', id: to.id }, reason: input.reason },
      ...{ before: { from: from.id, email: from.email, name: from.full_name }, after: { parts } },
    });
  });
}

function toPreview({ from, to, parts }: MergedAccounts): MergePreview {
  const account = ({ id, full_name, email }: MergedAccounts['from']) => ({
    ...{ _id: id, id, name: full_name, email },
  });
  const version = [from.full_name, ...parts.map((one) => `${one.part}:${one.moved}:${one.dropped}`)].join(
    '|',
  );
  return { from: account(from), into: account(to), parts, version };
}
