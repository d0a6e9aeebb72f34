import * as calls from 'mf-shared/contracts/calls/rosters';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { answerRoster } from './answer.ts';
import { changeRoster, removeRosterAnswer, rotateRoster } from './captain.ts';
import { createRoster } from './create.ts';
import { showRoster } from './show.ts';

/** Match pages: who comes to a booked hour. */
export const rosterRoutes: Endpoint[] = [
  endpoint(calls.createRoster, (ctx, { body }) => createRoster(ctx, body)),
  endpoint(calls.showRoster, (ctx, { params }) => showRoster(ctx, params.code)),
  endpoint(calls.answerRoster, (ctx, { params, body }) => answerRoster(ctx, params.code, body)),
  endpoint(calls.changeRoster, (ctx, { params, body }) => changeRoster(ctx, params.code, body)),
  endpoint(calls.rotateRoster, (ctx, { params }) => rotateRoster(ctx, params.code)),
  endpoint(calls.removeRosterAnswer, (ctx, { params }) => removeRosterAnswer(ctx, params)),
];
