/** Tables of the second factor. */
export type SecondFactorSchema = {
  second_factors: SecondFactorRow;
  recovery_codes: { account_id: string; hash: string };
  passkeys: PasskeyRow;
  factor_challenges: FactorChallengeRow;
};

export type SecondFactorRow = {
  /** The id of the player, the business or the member of staff. One of the next three columns repeats it. */
  account_id: string;
  user_id: string | null;
  business_id: string | null;
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

export type PasskeyRow = {
  /** The authenticator's name for it, base64url. */
  id: string;
  account_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's count of its uses; 0 when it does not count. */
  counter: number;
  /** JSON list, as the browser gave it. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

/** The purpose of a challenge. An answer for another purpose does not count. */
export type ChallengePurpose = 'ticket' | 'passkey login' | 'passkey change' | 'passkey new';

export type FactorChallengeRow = {
  /** The text that an authenticator signs, or the id of a login's ticket. */
  challenge: string;
  account_id: string;
  purpose: ChallengePurpose;
  expires_at: number;
};
