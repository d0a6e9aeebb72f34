/** Addresses of the demo's accounts, in a domain that nobody can own. */
export const DEMO_EMAILS = {
  player: 'oyuncu@topla.test',
  business: 'isletme@topla.test',
  admin: 'admin@topla.test',
} as const;
/** Password of every demo account. Production refuses it. */
export const DEMO_PASSWORD = 'Topla-2026!';
