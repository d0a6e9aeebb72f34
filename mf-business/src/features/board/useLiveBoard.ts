import { useQueryClient } from '@tanstack/react-query';
import { useLiveReads } from 'mf-shared/query-client';
import { realtime, useServerEvent } from 'mf-shared/realtime';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';
import { ringFor } from '../sound/ring.ts';

/** Keeps the board in step with all other tabs, players and processes. */
export function useLiveBoard(venueId: string, from: string, to: string) {
  const client = useQueryClient();
  useEffect(() => realtime.watchWeek(venueId, from, to), [venueId, from, to]);
  useServerEvent('reservationChanged', (reservation) => {
    if (reservation.businessId === venueId) ringFor(client, venueId, reservation);
  });
  useLiveReads(
    [keys.board(venueId), keys.requests(venueId)],
    ['boardChanged', 'slotsChanged', 'reservationChanged'],
    (news) => news.businessId === venueId,
  );
}
