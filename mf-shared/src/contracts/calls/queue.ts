import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  AnswerTemplate,
  Colleagues,
  HandOver,
  QueueAct,
  QueueCounts,
  QueueDetail,
  QueueItem,
  QueueQuery,
  TemplateInput,
} from '../queue.ts';

export const queueItems = call({
  method: 'get',
  path: '/admin/queue',
  summary:
    'Reports and support requests of a state: urgent ones first, then the oldest; done ones newest first',
  access: 'supportDesk',
  query: QueueQuery,
  answer: z.array(QueueItem),
  returns: 'page',
});

export const queueCounts = call({
  method: 'get',
  path: '/admin/queue/counts',
  summary: 'How many items wait, by state',
  access: 'supportDesk',
  answer: QueueCounts,
});

export const colleagues = call({
  method: 'get',
  path: '/admin/queue/colleagues',
  summary: 'Admins to whom an item can be handed over',
  access: 'supportDesk',
  answer: Colleagues,
});

export const queueItem = call({
  method: 'get',
  path: '/admin/queue/:id',
  summary: 'An item with its conversation and earlier reports',
  access: 'supportDesk',
  answer: QueueDetail,
});

export const takeItem = call({
  method: 'post',
  path: '/admin/queue/:id/take',
  summary: 'Takes an item that nobody has',
  access: 'supportDesk',
  body: QueueAct,
  answer: Message,
});

export const handOverItem = call({
  method: 'post',
  path: '/admin/queue/:id/hand-over',
  summary: 'Gives an item to another admin',
  access: 'supportDesk',
  body: HandOver,
  answer: Message,
});

export const giveBackItem = call({
  method: 'post',
  path: '/admin/queue/:id/give-back',
  summary: 'Puts the own item back for everybody',
  access: 'supportDesk',
  body: QueueAct,
  answer: Message,
});

export const answerTemplates = call({
  method: 'get',
  path: '/admin/answer-templates',
  summary: 'Prepared answers, by title',
  access: 'supportDesk',
  answer: z.array(AnswerTemplate),
});

export const createTemplate = call({
  method: 'post',
  path: '/admin/answer-templates',
  summary: 'Adds a prepared answer',
  access: 'supportDesk',
  body: TemplateInput,
  answer: AnswerTemplate,
  status: 201,
});

export const changeTemplate = call({
  method: 'put',
  path: '/admin/answer-templates/:id',
  summary: 'Changes a prepared answer',
  access: 'supportDesk',
  body: TemplateInput,
  answer: AnswerTemplate,
});

export const deleteTemplate = call({
  method: 'delete',
  path: '/admin/answer-templates/:id',
  summary: 'Deletes a prepared answer',
  access: 'supportDesk',
  answer: Message,
});
