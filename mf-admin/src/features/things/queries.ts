import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deskAd, deskReservation, deskTournament } from 'mf-shared/contracts/calls/desk-things';
import { keys } from '../../common/keys.ts';

/** A reservation as admins see one. */
export const reservationQuery = (id: string) =>
  queryOptions({
    queryKey: keys.thing('reservation', id),
    queryFn: ({ signal }) => request(deskReservation, { params: { id }, signal }),
  });

/** A tournament as admins see one. */
export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.thing('tournament', id),
    queryFn: ({ signal }) => request(deskTournament, { params: { id }, signal }),
  });

/** An ad as admins see one. */
export const adQuery = (id: string) =>
  queryOptions({
    queryKey: keys.thing('ad', id),
    queryFn: ({ signal }) => request(deskAd, { params: { id }, signal }),
  });
