import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../auth/secret-box.ts';
import type { AppContext } from '../../context.ts';

const PURPOSE = 'web hook secret';
const BYTES = 32;

/** A new secret: as its receiver keeps it, and encrypted for storage. */
export function newHookSecret({ config }: Pick<AppContext, 'config'>): { secret: string; sealed: string } {
  const secret = `topla_${randomBytes(BYTES).toString('base64url')}`;
  return { secret, sealed: seal(config.jwtSecret, PURPOSE, secret) };
}

/** The headers that prove a body: when it was signed, and the HMAC of both. Null when the secret cannot be read. */
export function signed(
  { config, clock }: AppContext,
  sealed: string,
  body: string,
): Record<string, string> | null {
  let secret: string;
  try {
    secret = unseal(config.jwtSecret, PURPOSE, sealed);
  } catch {
    return null;
  }
  const timestamp = String(Math.floor(clock() / 1000));
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'Topla-Timestamp': timestamp, 'Topla-Signature': `sha256=${mac}` };
}
