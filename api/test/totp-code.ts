import { TOTP } from 'otpauth';

/** The authenticator app's code at an instant (ms). */
export const totpCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });
