import type { MergePart } from 'mf-shared/contracts/merge';
import type { AppContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Two accounts of one player: `from` ends, `to` stays. */
export type Pair = { from: string; to: string };
/** Rows that went over, and rows that ended because the account that stays has the like or may not have more. */
export type Merged = { moved: number; dropped: number };

/** What becomes of a domain's rows when two accounts of one player are merged. */
export type MergeRule = {
  /** Under which name the desk shows the counts; absent where nobody misses anything. */
  part?: MergePart;
  /** The columns with ids of players that no longer name `from` afterwards. */
  columns: { readonly [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] };
  /** Locks what `merge` changes, after the accounts and before anything is written. */
  hold?: (tx: Tx, ctx: AppContext, pair: Pair) => Promise<unknown>;
  merge: (tx: Tx, ctx: AppContext, pair: Pair) => Promise<Merged>;
};

/** The counts of rows that all went over. */
export const allMoved = ({ numUpdatedRows }: { numUpdatedRows: bigint }): Merged => ({
  ...{ moved: Number(numUpdatedRows), dropped: 0 },
});

/** A rule for rows that end with the account, and that nobody misses. */
export const forgotten = (
  columns: MergeRule['columns'],
  forget: (q: Tx['q'], id: string, now: number) => Promise<unknown>,
): MergeRule => ({
  columns,
  merge: async (tx, ctx, { from }) => {
    await forget(tx.q, from, ctx.clock());
    return { moved: 0, dropped: 0 };
  },
});
