import * as z from 'zod/mini';
import { LinkToken } from '../account-mail.ts';
import {
  AdminAccount,
  AdminAct,
  AdminInvitation,
  AdminInvite,
  AdminInviteAccept,
  AdminInvited,
  AdminRoleChange,
  ShownAdminInvitation,
} from '../admins.ts';
import { call } from '../call.ts';
import { Message, Paging } from '../common.ts';

export const listAdmins = call({
  method: 'get',
  path: '/admin/admins',
  summary: 'All admins, by role',
  access: 'platformOwner',
  query: Paging,
  answer: z.array(AdminAccount),
  returns: 'page',
});

export const changeAdminRole = call({
  method: 'put',
  path: '/admin/admins/:id/role',
  summary: 'Gives another admin another role, and ends their sessions',
  access: 'platformOwner',
  body: AdminRoleChange,
  answer: Message,
});

export const endAdminSessions = call({
  method: 'post',
  path: '/admin/admins/:id/sign-out',
  summary: 'Ends all sessions of another admin',
  access: 'platformOwner',
  body: AdminAct,
  answer: Message,
});

export const removeAdmin = call({
  method: 'post',
  path: '/admin/admins/:id/remove',
  summary: 'Takes the rights of another admin away, who stays a player',
  access: 'platformOwner',
  body: AdminAct,
  answer: Message,
});

export const adminInvitations = call({
  method: 'get',
  path: '/admin/admin-invitations',
  summary: 'Invitations of admins that nobody accepted yet',
  access: 'platformOwner',
  query: Paging,
  answer: z.array(AdminInvitation),
  returns: 'page',
});

export const inviteAdmin = call({
  method: 'post',
  path: '/admin/admin-invitations',
  summary: 'Invites somebody to become an admin; the answer has the only link',
  access: 'platformOwner',
  body: AdminInvite,
  answer: AdminInvited,
  status: 201,
  limit: 'invite',
});

export const revokeAdminInvitation = call({
  method: 'delete',
  path: '/admin/admin-invitations/:id',
  summary: 'Takes an invitation back',
  access: 'platformOwner',
  answer: Message,
});

export const showAdminInvitation = call({
  method: 'post',
  path: '/admin/invitation',
  summary: 'Whom an invitation of an admin is for',
  access: 'anyone',
  body: LinkToken,
  answer: ShownAdminInvitation,
  countsAs: 'read',
});

export const acceptAdminInvitation = call({
  method: 'post',
  path: '/admin/invitation/accept',
  summary: 'Becomes an admin, with a password of one’s own',
  access: 'anyone',
  body: AdminInviteAccept,
  answer: Message,
  limit: 'login',
});
