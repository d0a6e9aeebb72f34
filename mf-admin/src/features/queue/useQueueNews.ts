import { useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';

/** Keeps the queue in step while a page of it is open: items come, and other admins act. */
export function useQueueNews(): void {
  useEffect(() => realtime.watchPending(), []);
  useLiveReads([keys.queue()], ['queueChanged']);
}
