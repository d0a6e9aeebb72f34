export type SecondFactorRow = {
  /** The id of the player, the business or the member of staff. One of the next three columns repeats it. */
  account_id: string;
  user_id: string | null;
  venue_id: string | null;
  staff_id: string | null;
  /** Since when logins ask for a second factor; null while the first one is being set up. */
  enabled_at: number | null;
  /** Encrypted; null when no authenticator app is in use. */
  totp_secret: string | null;
  /** Encrypted; shown to the account's owner, not yet confirmed by a code. */
  totp_pending: string | null;
  /** Thirty-second step of the last accepted code. Codes up to it are refused. */
  totp_last_step: number | null;
  /** Codes tried since `tries_since`. */
  tries: number;
  tries_since: number;
};
