import { BoardAttendance } from 'mf-shared/contracts/board';
import { Message } from 'mf-shared/contracts/common';
import { ReservationAnswer, ReservationAttendance } from 'mf-shared/contracts/reservations';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { markAttendance } from './mark.ts';
import { markOther } from './mark-other.ts';

/** Who came and who did not. */
export const attendanceRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/reservations/attendance',
      summary: 'Say whether who had booked came',
      access: 'business',
      body: ReservationAttendance,
      response: ReservationAnswer,
    },
    (ctx, { body }) => markAttendance(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/attendance',
      summary: 'Say whether who had booked by phone came, or a regular on one night',
      access: 'business',
      body: BoardAttendance,
      response: Message,
    },
    (ctx, { body }) => markOther(ctx, body),
  ),
];
