import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Paging } from '../common.ts';
import { Message, Review, ReviewInput } from '../venues.ts';

export const listReviews = call({
  method: 'get',
  path: '/business/:id/ratings',
  summary: 'Reviews of a venue, the newest first',
  access: 'anyone',
  query: Paging,
  answer: z.array(Review),
  returns: 'page',
});

export const reviewVenue = call({
  method: 'post',
  path: '/business/:id/ratings',
  summary: 'Reviews a venue, in place of the own earlier review',
  access: 'user',
  body: ReviewInput,
  answer: Message,
});
