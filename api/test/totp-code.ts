import { TOTP } from 'otpauth';

/** The code that an authenticator app shows at an instant, ms. */
export const totpCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });
