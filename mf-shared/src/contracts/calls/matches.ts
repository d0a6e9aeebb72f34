import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  ClashQuery,
  Match,
  MatchAnswered,
  MatchClash,
  MatchCorrect,
  MatchCreate,
  MatchCreated,
  MatchPresence,
  MatchQuery,
  MatchSeen,
  RateOpponent,
} from '../matches.ts';

export const createMatch = call({
  method: 'post',
  path: '/matches',
  summary: 'Proposes the match that an own ad led to, and ends the ad; it holds once userB accepts',
  access: 'user',
  body: MatchCreate,
  answer: MatchCreated,
  status: 201,
});

export const listMatches = call({
  method: 'get',
  path: '/matches/:userId',
  summary: 'The own matches, the latest first',
  access: 'user',
  query: MatchQuery,
  answer: z.array(Match),
  returns: 'page',
});

export const matchClashes = call({
  method: 'get',
  path: '/match-clashes',
  summary: 'What the caller, or a player they spoke with, has at the start of a match to be made',
  access: 'user',
  query: ClashQuery,
  answer: z.array(MatchClash),
});

export const acceptMatch = call({
  method: 'post',
  path: '/matches/:matchId/accept',
  summary: 'Accepts a proposal or a change that waits for the caller',
  access: 'user',
  body: MatchSeen,
  answer: MatchAnswered,
});

export const refuseMatch = call({
  method: 'post',
  path: '/matches/:matchId/refuse',
  summary: 'Refuses a proposal, or a change, after which the match stands as before',
  access: 'user',
  body: MatchSeen,
  answer: MatchAnswered,
});

export const cancelMatch = call({
  method: 'post',
  path: '/matches/:matchId/cancel',
  summary: 'A captain calls the match off before its start',
  access: 'user',
  answer: MatchAnswered,
});

export const answerMatch = call({
  method: 'post',
  path: '/matches/:matchId/answer',
  summary: 'A listed player says whether they play, or that they did not',
  access: 'user',
  body: MatchPresence,
  answer: MatchAnswered,
});

export const correctMatch = call({
  method: 'patch',
  path: '/matches/:matchId',
  summary: 'A captain corrects when and where, which the other has to accept, or the own lineup',
  access: 'user',
  body: MatchCorrect,
  answer: MatchAnswered,
});

export const rateOpponent = call({
  method: 'patch',
  path: '/matches/:matchId/rate',
  summary: 'Rates an opponent once',
  access: 'user',
  body: RateOpponent,
  answer: Message,
});
