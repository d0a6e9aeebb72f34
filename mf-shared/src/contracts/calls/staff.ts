import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
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
} from '../staff.ts';

export const listStaff = call({
  method: 'get',
  path: '/business/staff',
  summary: 'People of the own venue',
  access: 'owner',
  answer: z.array(StaffMember),
});

export const inviteStaff = call({
  method: 'post',
  path: '/business/staff',
  summary: 'Invites somebody to run the venue too',
  access: 'owner',
  body: StaffInvite,
  answer: StaffInvited,
  status: 201,
  limit: 'invite',
});

export const changeStaffRole = call({
  method: 'patch',
  path: '/business/staff/:id',
  summary: 'Gives somebody another role',
  access: 'owner',
  body: StaffRoleChange,
  answer: StaffMember,
});

export const renewInvite = call({
  method: 'post',
  path: '/business/staff/:id/invite',
  summary: 'Makes a new invitation',
  access: 'owner',
  answer: StaffInvited,
});

export const removeStaff = call({
  method: 'delete',
  path: '/business/staff/:id',
  summary: 'Takes somebody off the staff',
  access: 'owner',
  answer: Message,
});

export const listChanges = call({
  method: 'get',
  path: '/business/changes',
  summary: 'What was changed at the own venue, and by whom',
  access: 'business',
  query: ChangesQuery,
  answer: z.array(VenueChange),
  returns: 'page',
});

export const showInvitation = call({
  method: 'get',
  path: '/staff/invitation',
  summary: 'Whom an invitation is for',
  access: 'anyone',
  query: InviteQuery,
  answer: Invitation,
});

export const acceptInvite = call({
  method: 'post',
  path: '/staff/invitation',
  summary: 'Takes up an invitation',
  access: 'anyone',
  body: InviteAccept,
  answer: Message,
  limit: 'register',
});
