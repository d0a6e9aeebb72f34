import { useQueryClient } from '@tanstack/react-query';
import { realtime, useResume, useServerEvent } from 'mf-shared/realtime';
import { useCallback, useEffect } from 'react';
import { keys } from '../../common/keys.ts';
import { ringFor } from '../sound/ring.ts';

/** Keeps the board in step with all other tabs, players and processes. */
export function useLiveBoard(businessId: string, from: string, to: string) {
  const client = useQueryClient();
  const readAnew = useCallback(() => {
    void client.invalidateQueries({ queryKey: keys.board(businessId) });
    void client.invalidateQueries({ queryKey: keys.requests(businessId) });
  }, [client, businessId]);
  const ours = (data: { businessId: string }) => {
    if (data.businessId === businessId) readAnew();
  };
  useEffect(() => realtime.watchWeek(businessId, from, to), [businessId, from, to]);
  useServerEvent('boardChanged', ours);
  useServerEvent('slotsChanged', ours);
  useServerEvent('reservationChanged', (reservation) => {
    if (reservation.businessId === businessId) ringFor(client, businessId, reservation);
    ours(reservation);
  });
  useResume(readAnew);
}
