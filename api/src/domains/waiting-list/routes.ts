import { Message } from 'mf-shared/contracts/common';
import {
  WaitingAccepted,
  WaitingEntries,
  WaitingHour,
  WaitingId,
  WaitingJoined,
  WaitingLine,
} from 'mf-shared/contracts/waiting-list';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptOffer } from './accept.ts';
import { joinLine } from './join.ts';
import { declineOffer, leaveLine } from './leave.ts';
import { myEntries, waitingLine } from './lists.ts';

const reading = [
  endpoint(
    {
      method: 'get',
      path: '/waiting-list/mine',
      summary: 'Hours for which the signed-in player waits',
      access: 'user',
      response: WaitingEntries,
    },
    (ctx) => myEntries(ctx),
  ),
  endpoint(
    {
      method: 'get',
      path: '/waiting-list/line',
      summary: 'How many wait for an hour, and the own place',
      access: 'user',
      query: WaitingHour,
      response: WaitingLine,
    },
    (ctx, { query }) => waitingLine(ctx, query),
  ),
];

const writing = [
  endpoint(
    {
      method: 'post',
      path: '/waiting-list',
      summary: 'Wait for an hour that is taken',
      access: 'user',
      body: WaitingHour,
      response: WaitingJoined,
      status: 201,
    },
    (ctx, { body }) => joinLine(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/waiting-list/:id/accept',
      summary: 'Take the hour that is kept for the player',
      access: 'user',
      params: WaitingId,
      response: WaitingAccepted,
      status: 201,
    },
    (ctx, { params }) => acceptOffer(ctx, params.id),
  ),
  endpoint(
    {
      method: 'post',
      path: '/waiting-list/:id/decline',
      summary: 'Pass the hour that is kept for the player on to the next',
      access: 'user',
      params: WaitingId,
      response: Message,
    },
    (ctx, { params }) => declineOffer(ctx, params.id),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/waiting-list/:id',
      summary: 'Leave the line',
      access: 'user',
      params: WaitingId,
      response: Message,
    },
    (ctx, { params }) => leaveLine(ctx, params.id),
  ),
];

/** Lines for taken hours. */
export const waitingListRoutes: Endpoint[] = [...reading, ...writing];
