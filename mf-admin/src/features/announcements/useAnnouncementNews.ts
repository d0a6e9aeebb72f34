import { useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';

/** Keeps announcements in step while a page of them is open: they begin by themselves, and other admins act. */
export function useAnnouncementNews(): void {
  useEffect(() => realtime.watchPending(), []);
  useLiveReads([keys.announcements('list'), keys.announcements('one')], ['announcementChanged']);
}
