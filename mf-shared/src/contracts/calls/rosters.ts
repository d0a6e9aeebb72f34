import { call } from '../call.ts';
import {
  Roster,
  RosterLink,
  RosterOf,
  RosterReplied,
  RosterReply,
  RosterSaved,
  RosterTerms,
} from '../rosters.ts';

export const createRoster = call({
  method: 'post',
  path: '/rosters',
  summary: 'Call people to an own hour; the same hour has one roster',
  access: 'user',
  body: RosterOf,
  answer: RosterLink,
  status: 201,
});

export const showRoster = call({
  method: 'get',
  path: '/rosters/:code',
  summary: 'A match and who comes, for everybody with the link',
  access: 'anyone',
  answer: Roster,
});

export const answerRoster = call({
  method: 'put',
  path: '/rosters/:code/answer',
  summary: 'Say whether one comes, or change that; without an account by a name',
  access: 'anyone',
  body: RosterReply,
  answer: RosterReplied,
  limit: 'rosterAnswer',
});

export const changeRoster = call({
  method: 'put',
  path: '/rosters/:code',
  summary: 'Change places, note and deadline of an own roster',
  access: 'user',
  body: RosterTerms,
  answer: RosterSaved,
});

export const rotateRoster = call({
  method: 'post',
  path: '/rosters/:code/rotate',
  summary: 'Give an own roster another link; the old one ends',
  access: 'user',
  answer: RosterLink,
});

export const removeRosterAnswer = call({
  method: 'delete',
  path: '/rosters/:code/answers/:id',
  summary: 'Take an answer off an own roster',
  access: 'user',
  answer: RosterSaved,
});
