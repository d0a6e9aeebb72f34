import type { RefreshedToken } from 'mf-shared/contracts/payments';
import { useResume, useServerEvent } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';

/**
 * Follows what the owner of a venue decides about somebody of its staff: another role counts at once, and whoever
 * was taken off is signed out by the refusal of this call.
 */
export function useOwnRole(): void {
  const staffId = useSession((session) => session.business?.staffId);
  // The stored token says what the role was when it was made.
  useEffect(() => {
    if (staffId) void renew();
  }, [staffId]);
  useServerEvent('staffChanged', ({ staffId }) => {
    if (staffId === useSession.getState().business?.staffId) void renew();
  });
  useServerEvent('error', ({ code }) => {
    if (code === 'unauthenticated' && useSession.getState().business?.staffId) void renew();
  });
  useResume(() => {
    if (useSession.getState().business?.staffId) void renew();
  });
}

async function renew(): Promise<void> {
  const { api } = await import('mf-shared/api-client');
  const { token, adopt } = useSession.getState();
  try {
    const fresh = await api.post<RefreshedToken>('business/refresh-token');
    // Whoever signed out or in as somebody else meanwhile keeps what they have.
    if (useSession.getState().token === token) await adopt(fresh.token);
  } catch (error) {
    console.info('The role could not be looked up.', error);
  }
}
