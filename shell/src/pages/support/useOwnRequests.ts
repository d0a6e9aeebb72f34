import { request } from 'mf-shared/api-client';
import { ownSupport } from 'mf-shared/contracts/calls/support';
import type { SupportRequest } from 'mf-shared/contracts/support';
import { useServerEvent } from 'mf-shared/realtime';
import { useCallback, useEffect, useRef, useState } from 'react';

type Read = { rows: SupportRequest[]; nextCursor: string | null };

/** The caller's own requests: `reload` reads them again, `more` adds the next page; an answer's notice reloads them. */
export function useOwnRequests() {
  const [read, setRead] = useState<Read | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const load = useCallback(async (after: Read | null) => {
    const turn = ++latest.current;
    setBusy(true);
    setFailed(false);
    try {
      const page = await request(ownSupport, { query: { cursor: after?.nextCursor ?? undefined } });
      // A late answer must not overwrite a newer one.
      if (turn === latest.current)
        setRead({ rows: [...(after?.rows ?? []), ...page.rows], nextCursor: page.nextCursor });
    } catch {
      if (turn === latest.current) setFailed(true);
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  }, []);
  const reload = useCallback(() => void load(null), [load]);
  useEffect(reload, [reload]);
  useServerEvent('notification', reload);
  return { read, failed, busy, reload, more: () => void load(read) };
}
