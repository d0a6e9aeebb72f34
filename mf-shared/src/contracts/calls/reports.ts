import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { AdminReport, ReportCreate, ReportResolve, ReportResolved, ReportsQuery } from '../reports.ts';

export const createReport = call({
  method: 'post',
  path: '/reports',
  summary: 'Reports a person, a venue or something that one of them put up',
  access: 'member',
  body: ReportCreate,
  answer: Message,
  status: 201,
  limit: 'report',
});

export const listReports = call({
  method: 'get',
  path: '/admin/reports',
  summary: 'Reports that wait, or that were resolved, the oldest first',
  access: 'supportDesk',
  query: ReportsQuery,
  answer: z.array(AdminReport),
  returns: 'page',
});

export const resolveReport = call({
  method: 'post',
  path: '/admin/reports/:id/resolve',
  summary: 'Closes a report',
  access: 'supportDesk',
  body: ReportResolve,
  answer: ReportResolved,
});
