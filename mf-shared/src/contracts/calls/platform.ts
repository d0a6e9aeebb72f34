import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ClientConfig, ReverseAnswer, ReverseQuery } from '../platform.ts';

export const clientConfig = call({
  method: 'get',
  path: '/config',
  summary: 'Settings of this deployment that browsers need',
  access: 'anyone',
  answer: ClientConfig,
});

export const captchaChallenge = call({
  method: 'get',
  path: '/captcha',
  summary: 'A new proof-of-work challenge',
  access: 'anyone',
  answer: z.unknown(),
});

export const provinceAt = call({
  method: 'get',
  path: '/geo/reverse',
  summary: 'Province at a place',
  access: 'anyone',
  query: ReverseQuery,
  answer: ReverseAnswer,
});

export const pagesCss = call({
  method: 'get',
  path: '/pages.css',
  summary: 'Style sheet of the pages that the API itself answers with',
  access: 'anyone',
  answer: z.string(),
  mediaType: 'text/css',
});
