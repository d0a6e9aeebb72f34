import { useQueryClient } from '@tanstack/react-query';
import { realtime, useResume, useServerEvent } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { refreshLists } from './queries.ts';

/** Refreshes the lists while the page is open: venues apply, and other admins decide. */
export function usePendingNews(): void {
  const client = useQueryClient();
  useEffect(() => realtime.watchPending(), []);
  useServerEvent('pendingChanged', () => void refreshLists(client));
  useResume(() => void refreshLists(client));
}
