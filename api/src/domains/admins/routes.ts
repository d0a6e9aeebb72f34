import * as calls from 'mf-shared/contracts/calls/admins';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptInvitation, showInvitation } from './accept.ts';
import { inviteAdmin, listInvitations, revokeInvitation } from './invite.ts';
import { listAdmins } from './list.ts';
import { changeRole, endAdminSessions, removeAdmin } from './rights.ts';

const ofAdmins: Endpoint[] = [
  endpoint(calls.listAdmins, (ctx, { query }) => listAdmins(ctx, query)),
  endpoint(calls.changeAdminRole, async (ctx, { params, body }) => {
    await changeRole(ctx, params.id, body);
    return { message: 'Yetki değişti. Yöneticinin yeniden giriş yapması gerekiyor.' };
  }),
  endpoint(calls.endAdminSessions, async (ctx, { params, body }) => {
    await endAdminSessions(ctx, params.id, body);
    return { message: 'Bütün oturumlar kapatıldı.' };
  }),
  endpoint(calls.removeAdmin, async (ctx, { params, body }) => {
    await removeAdmin(ctx, params.id, body);
    return { message: 'Yönetici yetkisi kaldırıldı.' };
  }),
];

/** Who runs the platform, and how somebody joins them. */
export const adminsRoutes: Endpoint[] = [
  ...ofAdmins,
  endpoint(calls.adminInvitations, (ctx, { query }) => listInvitations(ctx, query)),
  endpoint(calls.inviteAdmin, (ctx, { body }) => inviteAdmin(ctx, body)),
  endpoint(calls.revokeAdminInvitation, async (ctx, { params }) => {
    await revokeInvitation(ctx, params.id);
    return { message: 'Davet geri çekildi.' };
  }),
  endpoint(calls.showAdminInvitation, (ctx, { body }) => showInvitation(ctx, body.token)),
  endpoint(calls.acceptAdminInvitation, async (ctx, { body, device, address }) => {
    await acceptInvitation(ctx, body, { device, address });
    return { message: 'Hoş geldiniz! Şimdi yeni şifrenizle giriş yapın.' };
  }),
];
