import * as calls from 'mf-shared/contracts/calls/desk';
import * as things from 'mf-shared/contracts/calls/desk-things';
import { formatDate } from 'mf-shared/format';
import type { Side } from '../../auth/side.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { deskBlocks } from './blocks.ts';
import { cancelReservation, cancelTournament } from './cancel-things.ts';
import { correctContact, correctPin } from './correct.ts';
import { extendDue } from './extend.ts';
import { mergeAccounts, previewMerge } from './merge.ts';
import { deskPlayer, deskVenue } from './pages.ts';
import { previewSuspension } from './preview.ts';
import { endAllSessions, mailReset } from './reach.ts';
import { unsuspend } from './restore.ts';
import { reviewVenue } from './review.ts';
import { searchDesk } from './search.ts';
import { suspendPlayer } from './suspend-player.ts';
import { suspendVenue } from './suspend-venue.ts';
import { deskAd, deskReservation, deskTournament } from './things.ts';
import { unapproveVenue } from './unapprove.ts';

const player = ({ id }: { id: string }): Side => ({ model: 'User', id });
const venue = ({ id }: { id: string }): Side => ({ model: 'Business', id });

const SUSPENDED = { message: 'Hesap askıya alındı.' };
const RESTORED = { message: 'Hesap yeniden açıldı. İptal edilen rezervasyonlar geri gelmez.' };
const CORRECTED = { message: 'Bilgiler düzeltildi.' };
const MAILED = { message: 'Şifre bağlantısı gönderildi.' };
const SIGNED_OUT = { message: 'Bütün oturumlar kapatıldı.' };

const ofPlayers: Endpoint[] = [
  endpoint(calls.deskPlayer, (ctx, { params }) => deskPlayer(ctx, params.id)),
  endpoint(calls.playerBlocks, (ctx, { params, query }) => deskBlocks(ctx, player(params), query)),
  endpoint(calls.previewPlayerSuspension, (ctx, { params }) => previewSuspension(ctx, player(params))),
  endpoint(calls.suspendPlayer, async (ctx, { params, body }) => {
    await suspendPlayer(ctx, params.id, body);
    return SUSPENDED;
  }),
  endpoint(calls.unsuspendPlayer, async (ctx, { params, body }) => {
    await unsuspend(ctx, player(params), body.reason);
    return RESTORED;
  }),
  endpoint(calls.correctPlayerContact, async (ctx, { params, body }) => {
    await correctContact(ctx, player(params), body);
    return CORRECTED;
  }),
  endpoint(calls.mailPlayerReset, async (ctx, { params, body }) => {
    await mailReset(ctx, player(params), body.reason);
    return MAILED;
  }),
  endpoint(calls.endPlayerSessions, async (ctx, { params, body }) => {
    await endAllSessions(ctx, player(params), body.reason);
    return SIGNED_OUT;
  }),
];

const ofDoubles: Endpoint[] = [
  endpoint(things.previewMerge, (ctx, { params, query }) => previewMerge(ctx, params.id, query.into)),
  endpoint(things.mergeAccounts, async (ctx, { params, body }) => {
    await mergeAccounts(ctx, params.id, body);
    return { message: 'Hesaplar birleştirildi. İki adrese de haber verildi.' };
  }),
];

const ofVenues: Endpoint[] = [
  endpoint(calls.deskVenue, (ctx, { params }) => deskVenue(ctx, params.id)),
  endpoint(calls.reviewVenue, (ctx, { params }) => reviewVenue(ctx, params.id)),
  endpoint(calls.unapproveVenue, async (ctx, { params }) => {
    await unapproveVenue(ctx, params.id);
    return { message: 'Onay geri alındı. Başvuru yeniden bekliyor.' };
  }),
  endpoint(calls.venueBlocks, (ctx, { params, query }) => deskBlocks(ctx, venue(params), query)),
  endpoint(calls.previewVenueSuspension, (ctx, { params }) => previewSuspension(ctx, venue(params))),
  endpoint(calls.suspendVenue, async (ctx, { params, body }) => {
    await suspendVenue(ctx, params.id, body);
    return SUSPENDED;
  }),
  endpoint(calls.unsuspendVenue, async (ctx, { params, body }) => {
    await unsuspend(ctx, venue(params), body.reason);
    return RESTORED;
  }),
  endpoint(calls.correctVenueContact, async (ctx, { params, body }) => {
    await correctContact(ctx, venue(params), body);
    return CORRECTED;
  }),
  endpoint(calls.correctPin, async (ctx, { params, body }) => {
    await correctPin(ctx, params.id, body);
    return { message: 'Konum düzeltildi.' };
  }),
  endpoint(calls.mailVenueReset, async (ctx, { params, body }) => {
    await mailReset(ctx, venue(params), body.reason);
    return MAILED;
  }),
  endpoint(calls.endVenueSessions, async (ctx, { params, body }) => {
    await endAllSessions(ctx, venue(params), body.reason);
    return SIGNED_OUT;
  }),
  endpoint(calls.extendDue, async (ctx, { params, body }) => {
    const until = await extendDue(ctx, params.id, body);
    return { message: `Hizmet süresi ${formatDate(until)} gününe uzatıldı.` };
  }),
];

const ofThings: Endpoint[] = [
  endpoint(things.deskReservation, (ctx, { params }) => deskReservation(ctx, params.id)),
  endpoint(things.deskCancelReservation, async (ctx, { params, body }) => {
    await cancelReservation(ctx, params.id, body);
    return { message: 'Rezervasyon iptal edildi; oyuncuya ve işletmeye haber verildi.' };
  }),
  endpoint(things.deskTournament, (ctx, { params }) => deskTournament(ctx, params.id)),
  endpoint(things.deskCancelTournament, async (ctx, { params, body }) => {
    await cancelTournament(ctx, params.id, body);
    return { message: 'Turnuva iptal edildi; katılanlara haber verildi.' };
  }),
  endpoint(things.deskAd, (ctx, { params }) => deskAd(ctx, params.id)),
];

/** The admins' search, the pages of what it finds, and what admins do there. */
export const deskRoutes: Endpoint[] = [
  endpoint(calls.searchDesk, (ctx, { query }) => searchDesk(ctx, query)),
  ...ofPlayers,
  ...ofDoubles,
  ...ofVenues,
  ...ofThings,
];
