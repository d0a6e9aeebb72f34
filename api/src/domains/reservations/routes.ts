import * as calls from 'mf-shared/contracts/calls/reservations';
import { endpoint } from '../../http/endpoint.ts';
import { approveReservation } from './approve.ts';
import { cancelReservation } from './cancel.ts';
import { createReservation } from './create.ts';
import { deleteReservation } from './delete.ts';
import { myReservations } from './mine.ts';
import { moveReservation } from './move.ts';
import { oneReservation } from './one.ts';
import { rejectReservation } from './reject.ts';
import { venueReservations } from './venue-reservations.ts';

const lists = [
  endpoint(calls.myReservations, (ctx, { query }) => myReservations(ctx, query)),
  endpoint(calls.venueReservations, (ctx, { query }) => venueReservations(ctx, query), { keeps: true }),
  endpoint(calls.oneReservation, (ctx, { params }) => oneReservation(ctx, params.id)),
];

const ofPlayer = [
  endpoint(calls.createReservation, (ctx, { body }) => createReservation(ctx, body)),
  endpoint(calls.moveReservation, (ctx, { body }) => moveReservation(ctx, body)),
  endpoint(calls.cancelReservation, (ctx, { params }) => cancelReservation(ctx, params.id)),
];

const ofVenue = [
  endpoint(calls.approveReservation, (ctx, { body }) => approveReservation(ctx, body)),
  endpoint(calls.rejectReservation, (ctx, { body }) => rejectReservation(ctx, body)),
  endpoint(calls.deleteReservation, (ctx, { params }) => deleteReservation(ctx, params.id)),
];

/** Requests for hours, and their outcome. */
export const reservationRoutes = [...lists, ...ofPlayer, ...ofVenue];
