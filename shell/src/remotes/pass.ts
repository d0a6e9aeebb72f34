import { underApi } from 'mf-shared/api-client/address';
import { openGuarded } from 'mf-shared/contracts/calls/sessions';
import { currentToken } from 'mf-shared/session';

/** The session that the browser's pass belongs to. */
let taken: string | null = null;

/**
 * Gets the cookie without which the server answers no code of a guarded remote, once for each session. A refusal shows
 * when the code does not come.
 */
export async function takePass(): Promise<void> {
  const token = currentToken();
  if (token === null || token === taken) return;
  const answer = await fetch(underApi(openGuarded.path), {
    method: openGuarded.method.toUpperCase(),
    headers: { Authorization: `Bearer ${token}` },
    // The API may have an origin of its own.
    credentials: 'include',
  }).catch(() => null);
  if (answer?.ok) taken = token;
}
