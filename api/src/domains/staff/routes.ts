import * as calls from 'mf-shared/contracts/calls/staff';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptInvite, showInvitation } from './accept.ts';
import { listChanges } from './changes.ts';
import { inviteStaff } from './invite.ts';
import { changeStaffRole, listStaff, removeStaff, renewInvite } from './manage.ts';

const ofOwner: Endpoint[] = [
  endpoint(calls.listStaff, listStaff),
  endpoint(calls.inviteStaff, (ctx, { body }) => inviteStaff(ctx, body)),
  endpoint(calls.changeStaffRole, (ctx, { params, body }) => changeStaffRole(ctx, params.id, body.role)),
  endpoint(calls.renewInvite, (ctx, { params }) => renewInvite(ctx, params.id)),
  endpoint(calls.removeStaff, async (ctx, { params }) => {
    await removeStaff(ctx, params.id);
    return { message: 'Ekipten çıkarıldı.' };
  }),
];

/** People who run a venue besides its owner, and what they did. */
export const staffRoutes: Endpoint[] = [
  ...ofOwner,
  endpoint(calls.listChanges, (ctx, { query }) => listChanges(ctx, query)),
  endpoint(calls.showInvitation, (ctx, { query }) => showInvitation(ctx, query.code)),
  endpoint(calls.acceptInvite, async (ctx, { body }) => {
    await acceptInvite(ctx, body.code, body.password);
    return { message: 'Hoş geldiniz! Şimdi giriş yapabilirsiniz.' };
  }),
];
