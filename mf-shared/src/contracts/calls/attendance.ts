import { BoardAttendance } from '../board.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { ReservationAnswer, ReservationAttendance } from '../reservations.ts';

export const markAttendance = call({
  method: 'post',
  path: '/reservations/attendance',
  summary: 'Say whether who had booked came',
  access: 'business',
  body: ReservationAttendance,
  answer: ReservationAnswer,
});

export const markBoardAttendance = call({
  method: 'post',
  path: '/business/attendance',
  summary: 'Say whether who had booked by phone came, or a regular on one night',
  access: 'business',
  body: BoardAttendance,
  answer: Message,
});
