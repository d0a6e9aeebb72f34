import { ReservationAnswer, ReservationAttendance } from 'mf-shared/contracts/reservations';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { markAttendance } from './mark.ts';

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
];
