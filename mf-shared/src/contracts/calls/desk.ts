import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  ContactFix,
  DeskAct,
  DeskBlock,
  DeskBlocksQuery,
  DeskHit,
  DeskPlayer,
  DeskSearch,
  DeskVenue,
  DueExtension,
  PinFix,
  SuspensionOrder,
  SuspensionPreview,
} from '../desk.ts';
import { VenueReview } from '../review.ts';

export const searchDesk = call({
  method: 'get',
  path: '/admin/search',
  summary:
    'Players, venues, bookings, payments, tournaments and ads by name, contact or id, the newest first',
  access: 'admin',
  query: DeskSearch,
  answer: z.array(DeskHit),
  returns: 'page',
});

export const deskPlayer = call({
  method: 'get',
  path: '/admin/players/:id',
  summary: 'A player as admins see one',
  access: 'admin',
  answer: DeskPlayer,
});

export const deskVenue = call({
  method: 'get',
  path: '/admin/venues/:id',
  summary: 'A venue as admins see one, in any state',
  access: 'admin',
  answer: DeskVenue,
});

export const playerBlocks = call({
  method: 'get',
  path: '/admin/players/:id/blocks',
  summary: 'Whom a player blocked, or who blocked the player, the latest first',
  access: 'supportDesk',
  query: DeskBlocksQuery,
  answer: z.array(DeskBlock),
  returns: 'page',
});

export const venueBlocks = call({
  method: 'get',
  path: '/admin/venues/:id/blocks',
  summary: 'Whom a venue blocked, or who blocked the venue, the latest first',
  access: 'supportDesk',
  query: DeskBlocksQuery,
  answer: z.array(DeskBlock),
  returns: 'page',
});

export const reviewVenue = call({
  method: 'get',
  path: '/admin/venues/:id/review',
  summary: 'What an admin needs to decide about a venue: likely doubles, its pin, earlier decisions',
  access: 'admin',
  answer: VenueReview,
});

export const unapproveVenue = call({
  method: 'post',
  path: '/admin/venues/:id/unapprove',
  summary: 'Undoes an approval within ten minutes, as long as nobody booked',
  access: 'supportDesk',
  answer: Message,
});

export const previewPlayerSuspension = call({
  method: 'get',
  path: '/admin/players/:id/suspension',
  summary: 'What suspending a player would end',
  access: 'supportDesk',
  answer: SuspensionPreview,
});

export const previewVenueSuspension = call({
  method: 'get',
  path: '/admin/venues/:id/suspension',
  summary: 'What suspending a venue would end',
  access: 'supportDesk',
  answer: SuspensionPreview,
});

export const suspendPlayer = call({
  method: 'post',
  path: '/admin/players/:id/suspend',
  summary: 'Suspends a player and ends what is coming',
  access: 'supportDesk',
  body: SuspensionOrder,
  answer: Message,
});

export const suspendVenue = call({
  method: 'post',
  path: '/admin/venues/:id/suspend',
  summary: 'Suspends a venue, hides it and ends what is coming',
  access: 'supportDesk',
  body: SuspensionOrder,
  answer: Message,
});

export const unsuspendPlayer = call({
  method: 'post',
  path: '/admin/players/:id/restore',
  summary: 'Undoes the suspension of a player; cancelled bookings stay cancelled',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const unsuspendVenue = call({
  method: 'post',
  path: '/admin/venues/:id/restore',
  summary: 'Undoes the suspension of a venue; cancelled bookings stay cancelled',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const correctPlayerContact = call({
  method: 'put',
  path: '/admin/players/:id/contact',
  summary: 'Corrects the e-mail and phone of a player',
  access: 'supportDesk',
  body: ContactFix,
  answer: Message,
});

export const correctVenueContact = call({
  method: 'put',
  path: '/admin/venues/:id/contact',
  summary: 'Corrects the e-mail and phone of a venue',
  access: 'supportDesk',
  body: ContactFix,
  answer: Message,
});

export const correctPin = call({
  method: 'put',
  path: '/admin/venues/:id/pin',
  summary: 'Corrects the place of a venue on the map',
  access: 'supportDesk',
  body: PinFix,
  answer: Message,
});

export const mailPlayerReset = call({
  method: 'post',
  path: '/admin/players/:id/reset-link',
  summary: 'Mails a player a link that sets another password',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const mailVenueReset = call({
  method: 'post',
  path: '/admin/venues/:id/reset-link',
  summary: 'Mails the owner of a venue a link that sets another password',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const endPlayerSessions = call({
  method: 'post',
  path: '/admin/players/:id/end-sessions',
  summary: 'Signs a player out everywhere',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const endVenueSessions = call({
  method: 'post',
  path: '/admin/venues/:id/end-sessions',
  summary: 'Signs all people of a venue out everywhere',
  access: 'supportDesk',
  body: DeskAct,
  answer: Message,
});

export const extendDue = call({
  method: 'post',
  path: '/admin/venues/:id/extend',
  summary: 'Gives a venue more days without payment',
  access: 'financeDesk',
  body: DueExtension,
  answer: Message,
});
