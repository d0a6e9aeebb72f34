import { call } from '../call.ts';
import { Message } from '../common.ts';
import { WaitingAccepted, WaitingEntries, WaitingHour, WaitingJoined, WaitingLine } from '../waiting-list.ts';

export const myEntries = call({
  method: 'get',
  path: '/waiting-list/mine',
  summary: 'Hours for which the signed-in player waits',
  access: 'user',
  answer: WaitingEntries,
});

export const waitingLine = call({
  method: 'get',
  path: '/waiting-list/line',
  summary: 'How many wait for an hour, and the own place',
  access: 'user',
  query: WaitingHour,
  answer: WaitingLine,
});

export const joinLine = call({
  method: 'post',
  path: '/waiting-list',
  summary: 'Wait for an hour that is taken',
  access: 'user',
  body: WaitingHour,
  answer: WaitingJoined,
  status: 201,
});

export const acceptOffer = call({
  method: 'post',
  path: '/waiting-list/:id/accept',
  summary: 'Take the hour that is kept for the player',
  access: 'user',
  answer: WaitingAccepted,
  status: 201,
});

export const declineOffer = call({
  method: 'post',
  path: '/waiting-list/:id/decline',
  summary: 'Pass the hour that is kept for the player on to the next',
  access: 'user',
  answer: Message,
});

export const leaveLine = call({
  method: 'delete',
  path: '/waiting-list/:id',
  summary: 'Leave the line',
  access: 'user',
  answer: Message,
});
