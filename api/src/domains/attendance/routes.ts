import * as calls from 'mf-shared/contracts/calls/attendance';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { markAttendance } from './mark.ts';
import { markBoardAttendance } from './mark-board.ts';

/** Whether people came. */
export const attendanceRoutes: Endpoint[] = [
  endpoint(calls.markAttendance, (ctx, { body }) => markAttendance(ctx, body)),
  endpoint(calls.markBoardAttendance, (ctx, { body }) => markBoardAttendance(ctx, body)),
];
