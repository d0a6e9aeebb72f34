import * as z from 'zod/mini';
import { Bar, BarInput, BarRemoval, BarSearch } from '../bars.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';

export const listBars = call({
  method: 'get',
  path: '/admin/bars',
  summary: 'E-mail addresses and phones with which nobody opens an account, the newest first',
  access: 'admin',
  query: BarSearch,
  answer: z.array(Bar),
  returns: 'page',
});

export const addBar = call({
  method: 'post',
  path: '/admin/bars',
  summary: 'Bars an e-mail address or a phone',
  access: 'supportDesk',
  body: BarInput,
  answer: Bar,
  status: 201,
});

export const removeBar = call({
  method: 'post',
  path: '/admin/bars/:id/remove',
  summary: 'Allows a barred address or phone again',
  access: 'supportDesk',
  body: BarRemoval,
  answer: Message,
});
