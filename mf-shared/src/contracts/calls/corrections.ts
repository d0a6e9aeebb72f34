import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message, Paging } from '../common.ts';
import {
  CorrectingVenue,
  CorrectionAsked,
  CorrectionRequest,
  CorrectionToken,
  OwnCorrection,
  SentCorrection,
} from '../corrections.ts';
import { MAX_PHOTOS } from '../venues.ts';

export const askCorrection = call({
  method: 'post',
  path: '/admin/ask-correction/:id',
  summary: 'Asks the applicant of a pending business to correct it',
  access: 'supportDesk',
  body: CorrectionRequest,
  answer: CorrectionAsked,
});

export const withdrawCorrection = call({
  method: 'post',
  path: '/admin/withdraw-correction/:id',
  summary: 'Takes a request for corrections back; the business waits for a decision again',
  access: 'supportDesk',
  answer: Message,
});

export const correctingVenues = call({
  method: 'get',
  path: '/admin/corrections',
  summary: 'Businesses that wait for a correction, the longest waiting first',
  access: 'supportDesk',
  query: Paging,
  answer: z.array(CorrectingVenue),
  returns: 'page',
});

export const ownCorrection = call({
  method: 'post',
  path: '/business/correction/show',
  summary: 'What the applicant of a token has to correct',
  access: 'anyone',
  body: CorrectionToken,
  answer: OwnCorrection,
  countsAs: 'read',
});

export const sendCorrection = call({
  method: 'post',
  path: '/business/correction',
  summary: 'Corrects an application, which then waits for a decision again',
  access: 'anyone',
  body: SentCorrection,
  encoding: 'multipart',
  files: { photos: MAX_PHOTOS },
  answer: Message,
  limit: 'register',
});
