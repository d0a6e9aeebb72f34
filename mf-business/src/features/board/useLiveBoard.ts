import { useQueryClient } from '@tanstack/react-query';
import { useLiveReads } from 'mf-shared/query-client';
import { realtime, useServerEvent } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';
import { ringFor } from '../sound/ring.ts';

/** Keeps the board in step with all other tabs, players and processes. */
export function useLiveBoard(businessId: string, from: string, to: string) {
  const client = useQueryClient();
  useEffect(() => realtime.watchWeek(businessId, from, to), [businessId, from, to]);
  useServerEvent('reservationChanged', (reservation) => {
    if (reservation.businessId === businessId) ringFor(client, businessId, reservation);
  });
  useLiveReads(
    [keys.board(businessId), keys.requests(businessId)],
    ['boardChanged', 'slotsChanged', 'reservationChanged'],
    (news) => news.businessId === businessId,
  );
}
