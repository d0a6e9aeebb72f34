import {
  BoardAnswer,
  BoardMove,
  BoardMoved,
  BoardQuery,
  ClosureAnswer,
  ClosureCreate,
  ClosureReopen,
  ClosureRestore,
  ComingMatches,
  PhoneBookingAnswer,
  PhoneBookingCancel,
  PhoneBookingCancelled,
  PhoneBookingCreate,
  PhoneBookingEdit,
  PhoneBookingId,
  PhoneBookingRestore,
} from 'mf-shared/contracts/board';
import { ReservationAnswer, ReservationId } from 'mf-shared/contracts/reservations';
import { endpoint } from '../../http/endpoint.ts';
import { restoreReservation } from '../reservations/restore.ts';
import { readBoard } from './board.ts';
import { cancelPhoneBooking } from './cancel-phone.ts';
import { closeHours } from './close.ts';
import { comingMatches } from './coming-matches.ts';
import { createPhoneBooking } from './create-phone.ts';
import { editPhoneBooking } from './edit-phone.ts';
import { moveBooking } from './move.ts';
import { reopenHours } from './reopen.ts';
import { restoreClosures } from './restore-closures.ts';
import { restorePhoneBookings } from './restore-phone.ts';

const whole = [
  endpoint(
    {
      method: 'get',
      path: '/business/board',
      summary: 'All pitches of up to seven football nights: what is booked, closed and free',
      access: 'business',
      query: BoardQuery,
      response: BoardAnswer,
    },
    (ctx, { query }) => readBoard(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/business/coming-matches',
      summary: 'What is booked for tonight and the nights to come, also while the fee is not paid',
      access: 'anyBusiness',
      response: ComingMatches,
    },
    (ctx) => comingMatches(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/board/move',
      summary: 'Take a reservation, a phone booking or one night of a regular to another hour or pitch',
      access: 'business',
      body: BoardMove,
      response: BoardMoved,
    },
    (ctx, { body }) => moveBooking(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/reservations/:id/restore',
      summary: 'Take back that a reservation was called off or turned down',
      access: 'business',
      params: ReservationId,
      response: ReservationAnswer,
    },
    (ctx, { params }) => restoreReservation(ctx, params.id),
  ),
];

const phoneBookings = [
  endpoint(
    {
      method: 'post',
      path: '/business/phone-bookings',
      summary: 'Write down hours for somebody on the phone, also every week',
      access: 'business',
      body: PhoneBookingCreate,
      response: PhoneBookingAnswer,
      status: 201,
    },
    (ctx, { body }) => createPhoneBooking(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/phone-bookings/restore',
      summary: 'Take the cancellation of phone bookings back',
      access: 'business',
      body: PhoneBookingRestore,
      response: PhoneBookingAnswer,
    },
    (ctx, { body }) => restorePhoneBookings(ctx, body.bookings),
  ),
  endpoint(
    {
      method: 'put',
      path: '/business/phone-bookings/:id',
      summary: 'Change name, phone, note and price of a phone booking',
      access: 'business',
      params: PhoneBookingId,
      body: PhoneBookingEdit,
      response: PhoneBookingAnswer,
    },
    (ctx, { params, body }) => editPhoneBooking(ctx, params.id, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/phone-bookings/:id/cancel',
      summary: 'Call a phone booking off, alone or with those of its series that follow',
      access: 'business',
      params: PhoneBookingId,
      body: PhoneBookingCancel,
      response: PhoneBookingCancelled,
    },
    (ctx, { params, body }) => cancelPhoneBooking(ctx, params.id, body),
  ),
];

const closures = [
  endpoint(
    {
      method: 'post',
      path: '/business/closures',
      summary: 'Close hours of one or several pitches, also every week',
      access: 'business',
      body: ClosureCreate,
      response: ClosureAnswer,
      status: 201,
    },
    (ctx, { body }) => closeHours(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/closures/restore',
      summary: 'Close hours again that were opened a moment ago',
      access: 'business',
      body: ClosureRestore,
      response: ClosureAnswer,
    },
    (ctx, { body }) => restoreClosures(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/closures/:id/reopen',
      summary: 'Open closed hours again: one, a night, or all of the same go',
      access: 'business',
      params: PhoneBookingId,
      body: ClosureReopen,
      response: ClosureAnswer,
    },
    (ctx, { params, body }) => reopenHours(ctx, params.id, body),
  ),
];

/** The owner's board: what is written into it by hand. */
export const boardRoutes = [...whole, ...phoneBookings, ...closures];
