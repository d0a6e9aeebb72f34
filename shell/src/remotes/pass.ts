import { underApi } from 'mf-shared/api-client/address';
import { openGuarded } from 'mf-shared/contracts/calls/sessions';
import type { ErrorCode } from 'mf-shared/contracts/errors';
import { currentToken, useSession } from 'mf-shared/session';
import { MustEnrol } from './must-enrol.ts';

/** The session that the browser's pass belongs to. */
let taken: string | null = null;

/**
 * Gets the cookie without which the server answers no code of a guarded remote, once for each session. Ends a session that
 * the server no longer knows. Any other refusal shows when the code does not come.
 *
 * @throws `MustEnrol` when the account must set up its second factor first.
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
  if (answer?.ok) {
    taken = token;
    // An answer that nobody reads keeps its connection.
    await answer.text();
  } else if (answer?.status === 401 && currentToken() === token) useSession.getState().sessionOver();
  else if (answer?.status === 403 && (await isEnrolment(answer))) throw new MustEnrol();
}

const isEnrolment = async (answer: Response): Promise<boolean> =>
  ((await answer.json()) as { code?: ErrorCode }).code === 'second_factor_required';
