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
