import { call } from '../call.ts';
import {
  MineQuery,
  Reservation,
  ReservationAnswer,
  ReservationCreate,
  ReservationDecision,
  ReservationMove,
  ReservationPage,
  VenueReservationsQuery,
} from '../reservations.ts';

export const myReservations = call({
  method: 'get',
  path: '/reservations/mine',
  summary: 'Reservations of the signed-in player',
  access: 'user',
  query: MineQuery,
  answer: ReservationPage,
});

export const venueReservations = call({
  method: 'get',
  path: '/reservations/business-reservations',
  summary: 'Reservations of the signed-in business',
  access: 'business',
  query: VenueReservationsQuery,
  answer: ReservationPage,
});

export const oneReservation = call({
  method: 'get',
  path: '/reservations/:id',
  summary: 'One reservation, for its player or its business',
  access: 'member',
  answer: Reservation,
});

export const createReservation = call({
  method: 'post',
  path: '/reservations/create',
  summary: 'Ask for an hour; it is held until the business decides',
  access: 'user',
  body: ReservationCreate,
  answer: ReservationAnswer,
  status: 201,
});

export const moveReservation = call({
  method: 'post',
  path: '/reservations/move',
  summary: 'Move an own hour to another one of the same venue',
  access: 'user',
  body: ReservationMove,
  answer: ReservationAnswer,
});

export const cancelReservation = call({
  method: 'post',
  path: '/reservations/:id/cancel',
  summary: 'Give an own hour back',
  access: 'user',
  answer: ReservationAnswer,
});

export const approveReservation = call({
  method: 'post',
  path: '/reservations/approve',
  summary: 'Approve a waiting request',
  access: 'business',
  body: ReservationDecision,
  answer: ReservationAnswer,
});

export const rejectReservation = call({
  method: 'post',
  path: '/reservations/reject',
  summary: 'Turn a waiting request down',
  access: 'business',
  body: ReservationDecision,
  answer: ReservationAnswer,
});

export const deleteReservation = call({
  method: 'delete',
  path: '/reservations/:id',
  summary: 'Call an approved reservation off and free its hour',
  access: 'business',
  answer: ReservationAnswer,
});
