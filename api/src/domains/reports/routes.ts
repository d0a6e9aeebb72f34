import { Message } from 'mf-shared/contracts/common';
import {
  AdminReport,
  ReportCreate,
  ReportId,
  ReportResolve,
  ReportResolved,
  ReportsQuery,
} from 'mf-shared/contracts/reports';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { createReport } from './create.ts';
import { listReports } from './list.ts';
import { resolveReport } from './resolve.ts';

/** What players and venues report, and what admins make of it. */
export const reportRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/reports',
      summary: 'Reports a person, a venue or something that one of them put up',
      access: 'member',
      body: ReportCreate,
      response: Message,
      status: 201,
      limit: 'report',
    },
    (ctx, { body }) => createReport(ctx, body),
  ),
  endpoint(
    {
      method: 'get',
      path: '/admin/reports',
      summary: 'Reports that wait, or that were resolved, the oldest first',
      access: 'admin',
      query: ReportsQuery,
      response: z.array(AdminReport),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { reports, nextCursor } = await listReports(ctx, query);
      setCursor(nextCursor);
      return reports;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/admin/reports/:id/resolve',
      summary: 'Closes a report',
      access: 'admin',
      params: ReportId,
      body: ReportResolve,
      response: ReportResolved,
    },
    async (ctx, { params, body }) => ({
      message: 'Bildirim sonuçlandırıldı.',
      report: await resolveReport(ctx, params.id, body),
    }),
  ),
];
