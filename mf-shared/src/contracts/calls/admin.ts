import * as z from 'zod/mini';
import { AdminLogin, AdminLoginAnswer, Approval, RejectedVenue, Rejection } from '../admin.ts';
import { call } from '../call.ts';
import { Message, Paging } from '../common.ts';
import { PendingVenue } from '../review.ts';

export const loginAdmin = call({
  method: 'post',
  path: '/admin/login',
  summary: 'Session token of an admin',
  access: 'anyone',
  body: AdminLogin,
  answer: AdminLoginAnswer,
  limit: 'login',
});

export const pendingVenues = call({
  method: 'get',
  path: '/admin/pending-businesses',
  summary: 'Businesses that wait for approval, the newest last',
  access: 'supportDesk',
  query: Paging,
  answer: z.array(PendingVenue),
  returns: 'page',
});

export const approveVenue = call({
  method: 'put',
  path: '/admin/approve/:id',
  summary: 'Approves a business and starts its free month',
  access: 'supportDesk',
  query: Approval,
  answer: Message,
});

export const rejectVenue = call({
  method: 'delete',
  path: '/admin/reject/:id',
  summary: 'Rejects a business, which is deleted after 30 days',
  access: 'supportDesk',
  query: Rejection,
  answer: Message,
});

export const rejectedVenues = call({
  method: 'get',
  path: '/admin/rejected-businesses',
  summary: 'Businesses that were rejected within 30 days, the latest first',
  access: 'supportDesk',
  query: Paging,
  answer: z.array(RejectedVenue),
  returns: 'page',
});

export const restoreVenue = call({
  method: 'post',
  path: '/admin/restore/:id',
  summary: 'Undoes a rejection; the business waits for a decision again',
  access: 'supportDesk',
  answer: Message,
});
