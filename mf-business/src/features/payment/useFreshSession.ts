import { request } from 'mf-shared/api-client';
import { refreshToken } from 'mf-shared/contracts/calls/payments';
import { useSession } from 'mf-shared/session';
import { useCallback, useEffect, useState } from 'react';

export type Freshness = 'fresh' | 'working' | 'stale';

/**
 * Exchanges the old token of a business that has just paid (it still says inactive) for a new one, and lets the shell
 * read it. `stale` on failure; then `retry` helps.
 */
export function useFreshSession(hasPaid: boolean): { freshness: Freshness; retry: () => void } {
  const isActive = useSession((session) => session.business?.isActive === true);
  const [failed, setFailed] = useState(false);
  const renew = useCallback(async () => {
    setFailed(false);
    try {
      const { token } = await request(refreshToken);
      await useSession.getState().adopt(token);
      setFailed(useSession.getState().business?.isActive !== true);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (hasPaid && !isActive) void renew();
  }, [hasPaid, isActive, renew]);
  const freshness = isActive ? 'fresh' : failed ? 'stale' : 'working';
  return { freshness, retry: () => void renew() };
}
