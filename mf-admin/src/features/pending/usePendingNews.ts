import { useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';

/** Refreshes the lists while the page is open: venues apply, and other admins decide. */
export function usePendingNews(): void {
  useEffect(() => realtime.watchPending(), []);
  useLiveReads([keys.pending, keys.correcting, keys.rejected, keys.review()], ['pendingChanged']);
}
