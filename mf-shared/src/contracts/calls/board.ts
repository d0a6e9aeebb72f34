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
  PhoneBookingRestore,
} from '../board.ts';
import { call } from '../call.ts';
import { ReservationAnswer } from '../reservations.ts';

export const readBoard = call({
  method: 'get',
  path: '/business/board',
  summary: 'All pitches of up to seven football nights: what is booked, closed and free',
  access: 'business',
  query: BoardQuery,
  answer: BoardAnswer,
});

export const comingMatches = call({
  method: 'get',
  path: '/business/coming-matches',
  summary: 'What is booked for tonight and the nights to come, also while the fee is not paid',
  access: 'anyBusiness',
  answer: ComingMatches,
});

export const moveBooking = call({
  method: 'post',
  path: '/business/board/move',
  summary: 'Take a reservation, a phone booking or one night of a regular to another hour or pitch',
  access: 'business',
  body: BoardMove,
  answer: BoardMoved,
});

export const restoreReservation = call({
  method: 'post',
  path: '/reservations/:id/restore',
  summary: 'Take back that a reservation was called off or turned down',
  access: 'business',
  answer: ReservationAnswer,
});

export const createPhoneBooking = call({
  method: 'post',
  path: '/business/phone-bookings',
  summary: 'Write down hours for somebody on the phone, also every week',
  access: 'business',
  body: PhoneBookingCreate,
  answer: PhoneBookingAnswer,
  status: 201,
});

export const restorePhoneBookings = call({
  method: 'post',
  path: '/business/phone-bookings/restore',
  summary: 'Take the cancellation of phone bookings back',
  access: 'business',
  body: PhoneBookingRestore,
  answer: PhoneBookingAnswer,
});

export const editPhoneBooking = call({
  method: 'put',
  path: '/business/phone-bookings/:id',
  summary: 'Change name, phone, note and price of a phone booking',
  access: 'business',
  body: PhoneBookingEdit,
  answer: PhoneBookingAnswer,
});

export const cancelPhoneBooking = call({
  method: 'post',
  path: '/business/phone-bookings/:id/cancel',
  summary: 'Call a phone booking off, alone or with those of its series that follow',
  access: 'business',
  body: PhoneBookingCancel,
  answer: PhoneBookingCancelled,
});

export const closeHours = call({
  method: 'post',
  path: '/business/closures',
  summary: 'Close hours of one or several pitches, also every week',
  access: 'business',
  body: ClosureCreate,
  answer: ClosureAnswer,
  status: 201,
});

export const restoreClosures = call({
  method: 'post',
  path: '/business/closures/restore',
  summary: 'Close hours again that were opened a moment ago',
  access: 'business',
  body: ClosureRestore,
  answer: ClosureAnswer,
});

export const reopenHours = call({
  method: 'post',
  path: '/business/closures/:id/reopen',
  summary: 'Open closed hours again: one, a night, or all of the same go',
  access: 'business',
  body: ClosureReopen,
  answer: ClosureAnswer,
});
