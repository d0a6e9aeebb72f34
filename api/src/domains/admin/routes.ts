import { AdminLogin, AdminLoginAnswer, RejectedBusiness, Rejection } from 'mf-shared/contracts/admin';
import { Business } from 'mf-shared/contracts/business';
import { Message, Paging } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { loginAdmin } from '../players/login.ts';
import { approveBusiness } from './approve.ts';
import { listPending } from './pending.ts';
import { rejectBusiness } from './reject.ts';
import { listRejected } from './rejected.ts';
import { restoreBusiness } from './restore.ts';

const ById = z.object({ id: z.string() });

/** Login of admins and their decisions on new businesses. */
export const adminRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/admin/login',
      summary: 'Session token of an admin',
      access: 'anyone',
      body: AdminLogin,
      response: AdminLoginAnswer,
      limit: 'login',
    },
    (ctx, { body, device, address }) => loginAdmin(ctx, body, { device, address }),
  ),
  endpoint(
    {
      method: 'get',
      path: '/admin/pending-businesses',
      summary: 'Businesses that wait for approval, the newest last',
      access: 'admin',
      query: Paging,
      response: z.array(Business),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { businesses, nextCursor } = await listPending(ctx, query);
      setCursor(nextCursor);
      return businesses;
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/admin/approve/:id',
      summary: 'Approves a business and starts its free month',
      access: 'admin',
      params: ById,
      response: Message,
    },
    async (ctx, { params }) => {
      await approveBusiness(ctx, params.id);
      return { message: 'İşletme onaylandı.' };
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/admin/reject/:id',
      summary: 'Rejects a business, which is deleted after 30 days',
      access: 'admin',
      params: ById,
      query: Rejection,
      response: Message,
    },
    async (ctx, { params, query }) => {
      await rejectBusiness(ctx, params.id, query.reason);
      return { message: 'İşletme reddedildi.' };
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/admin/rejected-businesses',
      summary: 'Businesses that were rejected within 30 days, the latest first',
      access: 'admin',
      query: Paging,
      response: z.array(RejectedBusiness),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { businesses, nextCursor } = await listRejected(ctx, query);
      setCursor(nextCursor);
      return businesses;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/admin/restore/:id',
      summary: 'Undoes a rejection; the business waits for a decision again',
      access: 'admin',
      params: ById,
      response: Message,
    },
    async (ctx, { params }) => {
      await restoreBusiness(ctx, params.id);
      return { message: 'Red kararı geri alındı.' };
    },
  ),
];
