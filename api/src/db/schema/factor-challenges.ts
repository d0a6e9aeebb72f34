/** The purpose of a challenge. An answer for another purpose does not count. */
export type ChallengePurpose = 'ticket' | 'passkey login' | 'passkey change' | 'passkey new';

export type FactorChallengeRow = {
  /** The text that an authenticator signs, or the id of a login's ticket. */
  challenge: string;
  account_id: string;
  purpose: ChallengePurpose;
  expires_at: number;
};
