import { Message } from 'mf-shared/contracts/common';
import {
  ChangesQuery,
  Invitation,
  InviteAccept,
  InviteQuery,
  StaffInvite,
  StaffInvited,
  StaffMember,
  StaffRoleChange,
  VenueChange,
} from 'mf-shared/contracts/staff';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptInvite, showInvitation } from './accept.ts';
import { listChanges } from './changes.ts';
import { inviteStaff } from './invite.ts';
import { changeStaffRole, listStaff, removeStaff, renewInvite } from './manage.ts';

const ById = z.object({ id: z.string() });

const ofOwner: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/staff',
      summary: 'People of the own venue',
      access: 'owner',
      response: z.array(StaffMember),
    },
    (ctx) => listStaff(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/staff',
      summary: 'Invites somebody to run the venue too',
      access: 'owner',
      body: StaffInvite,
      response: StaffInvited,
      status: 201,
      limit: 'invite',
    },
    (ctx, { body }) => inviteStaff(ctx, body),
  ),
  endpoint(
    {
      method: 'patch',
      path: '/business/staff/:id',
      summary: 'Gives somebody another role',
      access: 'owner',
      params: ById,
      body: StaffRoleChange,
      response: StaffMember,
    },
    (ctx, { params, body }) => changeStaffRole(ctx, params.id, body.role),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/staff/:id/invite',
      summary: 'Makes a new invitation',
      access: 'owner',
      params: ById,
      response: StaffInvited,
    },
    (ctx, { params }) => renewInvite(ctx, params.id),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/business/staff/:id',
      summary: 'Takes somebody off the staff',
      access: 'owner',
      params: ById,
      response: Message,
    },
    async (ctx, { params }) => {
      await removeStaff(ctx, params.id);
      return { message: 'Ekipten çıkarıldı.' };
    },
  ),
];

/** People who run a venue beside its owner, and what they did. */
export const staffRoutes: Endpoint[] = [
  ...ofOwner,
  endpoint(
    {
      method: 'get',
      path: '/business/changes',
      summary: 'What was changed at the own venue, and by whom',
      access: 'business',
      query: ChangesQuery,
      response: z.array(VenueChange),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { changes, nextCursor } = await listChanges(ctx, query);
      setCursor(nextCursor);
      return changes;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/staff/invitation',
      summary: 'Whom an invitation is for',
      access: 'anyone',
      query: InviteQuery,
      response: Invitation,
    },
    (ctx, { query }) => showInvitation(ctx, query.code),
  ),
  endpoint(
    {
      method: 'post',
      path: '/staff/invitation',
      summary: 'Takes up an invitation',
      access: 'anyone',
      body: InviteAccept,
      response: Message,
      limit: 'register',
    },
    async (ctx, { body }) => {
      await acceptInvite(ctx, body.code, body.password);
      return { message: 'Hoş geldiniz! Şimdi giriş yapabilirsiniz.' };
    },
  ),
];
