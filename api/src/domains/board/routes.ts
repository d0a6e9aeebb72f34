import * as calls from 'mf-shared/contracts/calls/board';
import { endpoint } from '../../http/endpoint.ts';
import { restoreReservation } from '../reservations/index.ts';
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
  endpoint(calls.readBoard, (ctx, { query }) => readBoard(ctx, query)),
  endpoint(calls.comingMatches, comingMatches),
  endpoint(calls.moveBooking, (ctx, { body }) => moveBooking(ctx, body)),
  endpoint(calls.restoreReservation, (ctx, { params }) => restoreReservation(ctx, params.id)),
];

const phoneBookings = [
  endpoint(calls.createPhoneBooking, (ctx, { body }) => createPhoneBooking(ctx, body)),
  endpoint(calls.restorePhoneBookings, (ctx, { body }) => restorePhoneBookings(ctx, body.bookings)),
  endpoint(calls.editPhoneBooking, (ctx, { params, body }) => editPhoneBooking(ctx, params.id, body)),
  endpoint(calls.cancelPhoneBooking, (ctx, { params, body }) => cancelPhoneBooking(ctx, params.id, body)),
];

const closures = [
  endpoint(calls.closeHours, (ctx, { body }) => closeHours(ctx, body)),
  endpoint(calls.restoreClosures, (ctx, { body }) => restoreClosures(ctx, body)),
  endpoint(calls.reopenHours, (ctx, { params, body }) => reopenHours(ctx, params.id, body)),
];

/** The owner's board and the entries that the venue makes itself. */
export const boardRoutes = [...whole, ...phoneBookings, ...closures];
