import { BRAND } from 'mf-shared/brand';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../auth/secret-box.ts';
import type { AppContext } from '../../context.ts';

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Steps before and after the current one: a phone's clock may be off by half a minute. */
const WINDOW = 1;
const PURPOSE = 'totp secret';

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: BRAND, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S });

/** A new secret: as base32, as the address that QR codes hold, and encrypted for storage. */
export function newSecret({ config }: AppContext, label: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totp(secret, label).toString(), sealed: seal(config.jwtSecret, PURPOSE, secret) };
}

/**
 * The thirty-second step of a code; null when the code fits no step near now. Also null when another `JWT_SECRET`
 * encrypted the secret, so that other methods of the second step go on.
 */
export function stepOf(ctx: AppContext, sealed: string, code: string): number | null {
  const now = ctx.clock();
  const secret = opened(ctx, sealed);
  if (secret === null) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

function opened({ config, log }: AppContext, sealed: string): string | null {
  try {
    return unseal(config.jwtSecret, PURPOSE, sealed);
  } catch (error) {
    log.warn({ err: error }, 'a secret of an authenticator app cannot be read; was JWT_SECRET changed?');
    return null;
  }
}
