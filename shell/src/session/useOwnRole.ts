import { refreshToken } from 'mf-shared/contracts/calls/payments';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';

/**
 * Follows changes that others make to the signed-in account. A new staff role counts at once. A removed staff member,
 * or a session ended on another device, is signed out by the refusal of a call.
 */
export function useOwnRole(): void {
  const staffId = useSession((session) => session.business?.staffId);
  // The stored token holds the role at its creation.
  useEffect(() => {
    if (staffId) void renewToken();
  }, [staffId]);
  useServerEvent('staffChanged', ({ staffId }) => {
    if (staffId === useSession.getState().business?.staffId) void renewToken();
  });
  useServerEvent('error', ({ code }) => {
    if (code === 'unauthenticated') void lookAgain();
  });
  useResume(() => {
    if (useSession.getState().business?.staffId) void renewToken();
  });
}

/** Asks the API whether the session is still valid. */
async function lookAgain(): Promise<void> {
  const { business, user, refresh } = useSession.getState();
  if (business) await renewToken();
  else if (user) await refresh();
}

/** Fetches a token with the account's current state. */
export async function renewToken(): Promise<void> {
  const { request } = await import('mf-shared/api-client');
  const { token, adopt } = useSession.getState();
  try {
    const fresh = await request(refreshToken);
    // A session that changed meanwhile keeps its own token.
    if (useSession.getState().token === token) await adopt(fresh.token);
  } catch (error) {
    console.info('The role could not be looked up.', error);
  }
}
