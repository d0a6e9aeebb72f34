import { request } from 'mf-shared/api-client';
import { ownRemoval } from 'mf-shared/contracts/calls/removals';
import type { Removal } from 'mf-shared/contracts/removals';
import { answerText } from 'mf-shared/error-text';
import { useServerEvent } from 'mf-shared/realtime';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A removal of own content; a notice reads it again, since it may tell of its decision. */
export function useRemoval(id: string) {
  const [removal, set] = useState<Removal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);
  const load = useCallback(async () => {
    const turn = ++latest.current;
    try {
      const now = await request(ownRemoval, { params: { id } });
      if (turn !== latest.current) return;
      set(now);
      setFailure(null);
    } catch (error) {
      if (turn === latest.current) setFailure(answerText(error, 'Bu sayfa şu anda yüklenemiyor.'));
    }
  }, [id]);
  const reload = useCallback(() => void load(), [load]);
  useEffect(reload, [reload]);
  useServerEvent('notification', reload);
  return { removal, failure: removal ? null : failure, reload, set };
}
