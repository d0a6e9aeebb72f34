/**
 * What an account's mail is for; `notice` tells the old address that another one was asked for, `rejected` an applicant
 * why a venue was not taken.
 */
export type MailPurpose = 'verify' | 'reset' | 'change' | 'notice' | 'rejected';
export type AccountModel = 'User' | 'Business' | 'Staff';

/**
 * A mail to the owner of an account, and the link in it. The mail waits with `due_at` until it is sent. A claim moves
 * `due_at` into the future, so that the mail is due again if the sender dies. The link's token is made when the mail is
 * written; only its hash is kept.
 */
export type AccountMailRow = {
  id: string;
  purpose: MailPurpose;
  model: AccountModel;
  /** Null for a forgotten password, until somebody has looked whose address it is. */
  account_id: string | null;
  address: string;
  /** Of a notice the address that was asked for, of a rejection the reason. */
  detail: string | null;
  /** SHA-256 of the link's token; null before it is written and once a newer link took its place. */
  token_hash: string | null;
  /** When it is to be sent, in ms; null once that is over. */
  due_at: number | null;
  tries: number;
  created_at: number;
  /** When it was written last, which counts against the address. */
  written_at: number | null;
  expires_at: number | null;
  used_at: number | null;
};

export type AccountMailSchema = { account_mails: AccountMailRow };
