import * as z from 'zod/mini';
import { Ad, AdCreate, AdCreated, AdQuery } from '../ads.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';

export const listAds = call({
  method: 'get',
  path: '/requests',
  summary: 'Ads of one type that are up, newest first',
  access: 'member',
  query: AdQuery,
  answer: z.array(Ad),
  returns: 'page',
});

export const myAds = call({
  method: 'get',
  path: '/requests/mine',
  summary: 'The own ad, while it is up',
  access: 'user',
  answer: z.array(Ad),
});

export const showAd = call({
  method: 'get',
  path: '/requests/:id',
  summary: 'One ad that is up',
  access: 'member',
  answer: Ad,
});

export const createAd = call({
  method: 'post',
  path: '/requests',
  summary: 'Posts an ad for seven days',
  access: 'user',
  body: AdCreate,
  answer: AdCreated,
  status: 201,
  limit: 'ad',
});

export const markAdFound = call({
  method: 'post',
  path: '/requests/:id/found',
  summary: 'Ends an own ad that was answered',
  access: 'user',
  answer: Message,
});

export const withdrawAd = call({
  method: 'delete',
  path: '/requests/:id',
  summary: 'Withdraws an own ad',
  access: 'user',
  answer: Message,
});
