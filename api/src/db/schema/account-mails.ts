/**
 * The purpose of an account's mail. `notice` tells the old address that another one was asked for. `rejected` tells an
 * applicant why the venue was rejected. `correctionMissed` tells an applicant that the application ended without the
 * correction. `desk` tells what an admin did with the account; `suspended` tells of its suspension, with a link to
 * appeal; `correction` tells an applicant what to correct, with a link to do it, and `correctionReminder` reminds of it.
 */
export type MailPurpose =
  | 'verify'
  | 'reset'
  | 'change'
  | 'notice'
  | 'rejected'
  | 'correctionMissed'
  | 'desk'
  | 'suspended'
  | 'correction'
  | 'correctionReminder';

export type AccountModel = 'User' | 'Business' | 'Staff';

/**
 * A mail to the owner of an account, and the link in it. It waits with `due_at` until it is sent. A claim moves
 * `due_at` into the future, so that the mail is due again if the sender dies. The link's token is made when the mail is
 * written; only its hash is kept.
 */
export type AccountMailRow = {
  id: string;
  purpose: MailPurpose;
  model: AccountModel;
  /** Null for a forgotten password, until the account with this address is looked up. */
  account_id: string | null;
  address: string;
  /** For a notice: the address that was asked for. For a rejection: the reason. For a correction: what to correct. For the desk: what it says. */
  detail: string | null;
  /** SHA-256 of the link's token; null before the mail is written and after a newer link replaced it. */
  token_hash: string | null;
  /** When to send it, in ms; null once that is over. */
  due_at: number | null;
  tries: number;
  created_at: number;
  /** When it was last written; counts towards the address's limit. */
  written_at: number | null;
  expires_at: number | null;
  used_at: number | null;
};
