import { call } from '../call.ts';
import { Message } from '../common.ts';
import { Dismissal, Recommendations } from '../recommendations.ts';

export const listRecommendations = call({
  method: 'get',
  path: '/recommendations',
  summary: 'Free hours, opponents and players for the caller, each with its reasons',
  access: 'user',
  answer: Recommendations,
});

export const dismissRecommendation = call({
  method: 'post',
  path: '/recommendations/dismissals',
  summary: 'Keeps a venue, a team or a player out of the recommendations',
  access: 'user',
  body: Dismissal,
  answer: Message,
});

export const undismissRecommendation = call({
  method: 'delete',
  path: '/recommendations/dismissals/:kind/:targetId',
  summary: 'Lets it be recommended again',
  access: 'user',
  params: Dismissal,
  answer: Message,
});
