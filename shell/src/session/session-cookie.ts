import { SESSION_COOKIE } from 'mf-shared/contracts/server-render';
import { placeOf } from '../common/manifests.ts';

/**
 * Lets the server draw the venue's home for the account of that token. Other requests do not carry it. It ends with the
 * token, at `exp` in seconds.
 */
export function keepSessionCookie(token: string, exp: number): void {
  write(`${token}; Expires=${new Date(exp * 1000).toUTCString()}`);
}

export const dropSessionCookie = (): void => write('; Max-Age=0');

function write(value: string): void {
  const path = placeOf('venueHome');
  // Without a home for venues nothing reads it, and every request would carry it.
  if (path === '/') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in half of the supported browsers
  document.cookie = `${SESSION_COOKIE}=${value}; Path=${path}; SameSite=Lax${secure}`;
}
