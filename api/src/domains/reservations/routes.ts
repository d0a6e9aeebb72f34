import {
  BusinessReservationsQuery,
  MineQuery,
  Reservation,
  ReservationAnswer,
  ReservationCreate,
  ReservationDecision,
  ReservationId,
  ReservationMove,
  ReservationPage,
} from 'mf-shared/contracts/reservations';
import { endpoint } from '../../http/endpoint.ts';
import { approveReservation } from './approve.ts';
import { businessReservations } from './business-reservations.ts';
import { cancelReservation } from './cancel.ts';
import { createReservation } from './create.ts';
import { deleteReservation } from './delete.ts';
import { myReservations } from './mine.ts';
import { moveReservation } from './move.ts';
import { oneReservation } from './one.ts';
import { rejectReservation } from './reject.ts';

const lists = [
  endpoint(
    {
      method: 'get',
      path: '/reservations/mine',
      summary: 'Reservations of the signed-in player',
      access: 'user',
      query: MineQuery,
      response: ReservationPage,
    },
    (ctx, { query }) => myReservations(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/reservations/business-reservations',
      summary: 'Reservations of the signed-in business',
      access: 'business',
      query: BusinessReservationsQuery,
      response: ReservationPage,
    },
    (ctx, { query }) => businessReservations(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/reservations/:id',
      summary: 'One reservation, for its player or its business',
      access: 'member',
      params: ReservationId,
      response: Reservation,
    },
    (ctx, { params }) => oneReservation(ctx, params.id),
  ),
];

const ofPlayer = [
  endpoint(
    {
      method: 'post',
      path: '/reservations/create',
      summary: 'Ask for an hour; it is held until the business decides',
      access: 'user',
      body: ReservationCreate,
      response: ReservationAnswer,
      status: 201,
    },
    (ctx, { body }) => createReservation(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/reservations/move',
      summary: 'Move an own hour to another one of the same venue',
      access: 'user',
      body: ReservationMove,
      response: ReservationAnswer,
    },
    (ctx, { body }) => moveReservation(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/reservations/:id/cancel',
      summary: 'Give an own hour back',
      access: 'user',
      params: ReservationId,
      response: ReservationAnswer,
    },
    (ctx, { params }) => cancelReservation(ctx, params.id),
  ),
];

const ofBusiness = [
  endpoint(
    {
      method: 'post',
      path: '/reservations/approve',
      summary: 'Approve a waiting request',
      access: 'business',
      body: ReservationDecision,
      response: ReservationAnswer,
    },
    (ctx, { body }) => approveReservation(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/reservations/reject',
      summary: 'Turn a waiting request down',
      access: 'business',
      body: ReservationDecision,
      response: ReservationAnswer,
    },
    (ctx, { body }) => rejectReservation(ctx, body),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/reservations/:id',
      summary: 'Call an approved reservation off and free its hour',
      access: 'business',
      params: ReservationId,
      response: ReservationAnswer,
    },
    (ctx, { params }) => deleteReservation(ctx, params.id),
  ),
];

/** Requests for hours and what becomes of them. */
export const reservationRoutes = [...lists, ...ofPlayer, ...ofBusiness];
