export { purgeInvitations } from './invite.ts';
