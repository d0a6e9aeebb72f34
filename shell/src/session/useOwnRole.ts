import { refreshToken } from 'mf-shared/contracts/calls/payments';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';

/**
 * Follows what others decide about who is signed in here. Another role of somebody of a venue's staff counts at once;
 * whoever was taken off, or whose session was ended on another device, is signed out by the refusal of a call.
 */
export function useOwnRole(): void {
  const staffId = useSession((session) => session.business?.staffId);
  // The stored token says what the role was when it was made.
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

/** Asks the API whether it still knows who is signed in. */
async function lookAgain(): Promise<void> {
  const { business, user, refresh } = useSession.getState();
  if (business) await renewToken();
  else if (user) await refresh();
}

/** Takes a token that says what the account is by now. */
export async function renewToken(): Promise<void> {
  const { request } = await import('mf-shared/api-client');
  const { token, adopt } = useSession.getState();
  try {
    const fresh = await request(refreshToken);
    // Whoever signed out or in as somebody else meanwhile keeps what they have.
    if (useSession.getState().token === token) await adopt(fresh.token);
  } catch (error) {
    console.info('The role could not be looked up.', error);
  }
}
