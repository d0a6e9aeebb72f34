import { HOUR_MS } from 'mf-shared/time';

/** A token that holds for an hour from `now` (milliseconds) unless `claims` name an `exp`; its signature is not one. */
export function token(claims: Record<string, unknown>, now = Date.now()): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor((now + HOUR_MS) / 1000);
  return `${part({ alg: 'HS256' })}.${part({ email: 'x@oyuncu.test', isActive: true, exp, ...claims })}.x`;
}
