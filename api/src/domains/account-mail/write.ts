import { RESET_MINUTES, VERIFY_HOURS } from 'mf-shared/contracts/account-mail';
import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import {
  type Account,
  accountAt,
  findAccount,
  holdAccount,
  isAddressTaken,
  roleOf,
} from '../../auth/accounts.ts';
import { signAppealToken } from '../../auth/appeal-token.ts';
import { signCorrectionToken } from '../../auth/correction-token.ts';
import { hashOf, newToken } from '../../auth/link-token.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountMailRow } from '../../db/schema/account-mails.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { MAILS_AN_HOUR } from './limits.ts';
import {
  changeMail,
  correctionMail,
  deskMail,
  missedMail,
  noticeMail,
  rejectedMail,
  reminderMail,
  resetMail,
  suspendedMail,
  takenMail,
  verifyMail,
} from './mails.ts';
import { writtenSince } from './queries.ts';
import { voidLinks } from './void-links.ts';

const LIFETIMES = {
  reset: RESET_MINUTES * MINUTE_MS,
  verify: VERIFY_HOURS * HOUR_MS,
  change: VERIFY_HOURS * HOUR_MS,
};

/**
 * Writes the mail of a row, with a new link that replaces older links of its kind. Null when there is nothing to
 * send: nobody has the address, nothing is left to verify, or the mailbox got three mails within the hour.
 */
export function writeMail(ctx: AppContext, row: AccountMailRow): Promise<Mail | null> {
  return ctx.db.transact(async (tx) => {
    const account = await receiverOf(tx, row);
    if (!account || !(await isWanted(tx, ctx, row, account))) {
      if (row.account_id === null) await tx.q.deleteFrom('account_mails').where('id', '=', row.id).execute();
      return null;
    }
    const role = roleOf(account.model);
    const { config } = ctx;
    // Each try has another link, so each needs its own id: a mailbox must not drop it as a copy.
    const letter = { config, id: `${row.id}.${row.tries}`, to: row.address, name: account.name, role };
    if (row.purpose === 'notice') return noticeMail(letter, row.detail ?? '');
    if (row.purpose === 'desk') return deskMail(letter, row.detail ?? '');
    if (row.purpose === 'suspended') {
      const side = {
        model: account.model === 'User' ? ('User' as const) : ('Business' as const),
        id: account.ownerId,
      };
      return suspendedMail(
        letter,
        row.detail ?? '',
        await signAppealToken(config.jwtSecret, side, ctx.clock()),
      );
    }
    if (row.purpose === 'correction' || row.purpose === 'correctionReminder') {
      const applicant = { id: account.ownerId, email: row.address };
      // An unproved address may be a stranger's, who must not see the application.
      const isProved = account.verifiedAt !== null;
      const token = isProved ? await signCorrectionToken(config.jwtSecret, applicant, ctx.clock()) : null;
      const isReminder = row.purpose === 'correctionReminder';
      return (isReminder ? reminderMail : correctionMail)(letter, row.detail ?? '', token);
    }
    if (row.purpose === 'rejected') return rejectedMail(letter, row.detail ?? '');
    if (row.purpose === 'correctionMissed') return missedMail(letter);
    if (row.purpose === 'change' && (await isAddressTaken(tx.q, role, row.address))) {
      await note(tx, row, account, { token_hash: null, written_at: ctx.clock() });
      return takenMail(letter);
    }
    const token = newToken();
    await voidLinks(tx.q, account, { purposes: [row.purpose], except: row.id });
    await note(tx, row, account, {
      token_hash: hashOf(token),
      written_at: ctx.clock(),
      expires_at: ctx.clock() + LIFETIMES[row.purpose],
    });
    if (row.purpose === 'reset') return resetMail(letter, token);
    return row.purpose === 'change' ? changeMail(letter, token) : verifyMail(letter, token);
  });
}

/** The receiver of a mail, with the account locked. */
async function receiverOf(
  tx: Tx,
  { model, account_id, address }: AccountMailRow,
): Promise<Account | undefined> {
  const find = () =>
    account_id === null
      ? accountAt(tx.q, roleOf(model), address)
      : findAccount(tx.q, { model, id: account_id });
  const account = await find();
  if (!account) return undefined;
  await holdAccount(tx, account);
  return find();
}

async function isWanted(
  tx: Tx,
  { clock }: AppContext,
  row: AccountMailRow,
  account: Account,
): Promise<boolean> {
  if (row.purpose === 'notice' || row.purpose === 'desk' || row.purpose === 'suspended') return true;
  if (row.purpose === 'rejected' || row.purpose === 'correctionMissed') return account.isRejected === true;
  if (row.purpose === 'correction' || row.purpose === 'correctionReminder')
    return account.isCorrecting === true && account.email === row.address;
  if (row.purpose === 'reset' && !account.mayReset) return false;
  if (row.purpose === 'verify' && (account.verifiedAt !== null || account.email !== row.address))
    return false;
  return (await writtenSince(tx.q, row, clock() - HOUR_MS)) < MAILS_AN_HOUR;
}

type Written = Partial<Pick<AccountMailRow, 'token_hash' | 'written_at' | 'expires_at'>>;

const note = (tx: Tx, { id }: AccountMailRow, account: Account, written: Written) =>
  tx.q
    .updateTable('account_mails')
    .set({ ...written, model: account.model, account_id: account.id })
    .where('id', '=', id)
    .execute();
