import { randomInt } from 'node:crypto';
import { keyedHash } from '../../auth/secret-box.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';

const COUNT = 10;
const LENGTH = 10;
/** Leaves out letters that look like digits or like one another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The code as it was made, however somebody typed it. */
const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

const hashOf = ({ config }: Pick<AppContext, 'config'>, accountId: string, code: string) =>
  keyedHash(config.jwtSecret, 'recovery codes', `${accountId}:${code}`);

/** Gives an account ten new codes in place of all earlier ones. Stores only their hashes. */
export async function renewCodes(ctx: AppContext, q: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await q.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await q
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(ctx, accountId, code) })))
    .execute();
  return codes.map(shown);
}

/** Uses a code up. Answers false when the account has no such unused code. Of two calls at once one gets true. */
export async function useCode(ctx: AppContext, accountId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db.q
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOf(ctx, accountId, plain(typed)))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
