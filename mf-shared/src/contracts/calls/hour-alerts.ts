import { call } from '../call.ts';
import { Message } from '../common.ts';
import { HourAlertMade, HourAlerts } from '../hour-alerts.ts';
import { HourWish } from '../hours.ts';

export const myHourAlerts = call({
  method: 'get',
  path: '/hours/alerts',
  summary: 'Wishes for hours of which the signed-in player is told when one comes free',
  access: 'user',
  answer: HourAlerts,
});

export const createHourAlert = call({
  method: 'post',
  path: '/hours/alerts',
  summary: 'Be told when an hour that fits comes free',
  access: 'user',
  body: HourWish,
  answer: HourAlertMade,
  status: 201,
});

export const deleteHourAlert = call({
  method: 'delete',
  path: '/hours/alerts/:id',
  summary: 'Be told no more',
  access: 'user',
  answer: Message,
});
