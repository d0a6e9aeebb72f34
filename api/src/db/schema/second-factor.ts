/** Tables of what is asked for beside the password. */
export type SecondFactorSchema = {
  second_factors: SecondFactorRow;
  recovery_codes: { account_id: string; hash: string };
  passkeys: PasskeyRow;
  factor_challenges: FactorChallengeRow;
};

export type SecondFactorRow = {
  /** The id of the player, the business or the one of its staff, which one of the next three repeats. */
  account_id: string;
  user_id: string | null;
  business_id: string | null;
  staff_id: string | null;
  /** Since when logins ask for it; null while the first factor is being set up. */
  enabled_at: number | null;
  /** Encrypted; null where codes of an app are not in use. */
  totp_secret: string | null;
  /** Encrypted; shown to its owner and not confirmed by a code yet. */
  totp_pending: string | null;
  /** Thirty-second step of the last code that was taken; no code up to it is taken again. */
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
  /** How often the authenticator says that it was used; 0 where it does not count. */
  counter: number;
  /** JSON list, as the browser gave it. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

/** What a challenge may be answered for; one of another purpose does not count. */
export type ChallengePurpose = 'ticket' | 'passkey login' | 'passkey change' | 'passkey new';

export type FactorChallengeRow = {
  /** What an authenticator signs, or the id of a login's ticket. */
  challenge: string;
  account_id: string;
  purpose: ChallengePurpose;
  expires_at: number;
};
