import { randomBytes } from 'node:crypto';
import type { ClosingPreview } from 'mf-shared/contracts/account';
import type { BusinessActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashPassword } from '../../auth/password.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { allWeeksChanged } from '../availability/calendar.ts';
import { lockPitches } from '../availability/lock-pitches.ts';
import { dropPhotos } from '../business/drop-photos.ts';
import { forgetNotifications } from '../notifications/forget.ts';
import { endAtVenue as endReservations, holdLiveAt } from '../reservations/end-at-venue.ts';
import { confirmOwner, type Proof } from '../second-factor/confirm.ts';
import { endAtVenue as endSubscriptions, holdSubscriptionsOn } from '../subscriptions/end.ts';
import { keepRefund } from '../support/keep-refund.ts';
import { endLines, holdLinesOf } from '../waiting-list/end-at-venue.ts';
import {
  anonymiseVenue,
  endingAt,
  ownerHash,
  photosOf,
  pitchIdsOf,
  removeVenueRecords,
} from './venue-queries.ts';

/** What closing the account would end now. */
export const previewClosing = (ctx: Ctx<BusinessActor>): Promise<ClosingPreview> =>
  endingAt(ctx.db.q, ctx.actor.id, ctx.clock());

/**
 * Closes the caller's venue for good: coming hours, requests, weekly hours and places in line end with a message to
 * each player, its people and every session end at once, the e-mail is free again. What players and the law need stays
 * without the owner: past hours, reviews, messages, payments. A refund that was asked for is answered by mail. Throws as
 * `confirmOwner` does, and `changed_meanwhile` when the password changes at the same moment.
 */
export async function closeVenue(ctx: Ctx<BusinessActor>, proof: Proof): Promise<void> {
  const { id } = ctx.actor;
  const seen = await ownerHash(ctx.db.q, id);
  await confirmOwner(ctx, proof);
  // Nobody knows what it is the hash of.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await ctx.db.transact(async (tx) => {
    const pitchIds = await holdAllPitches(tx, id);
    const regulars = await holdSubscriptionsOn(tx, ctx, pitchIds);
    const reservations = await holdLiveAt(tx, ctx, id);
    const lines = await holdLinesOf(tx, pitchIds);
    await tx.lock('businesses', id);
    const known = await ownerHash(tx.q, id);
    if (known === null) throw new AppError('unauthenticated');
    if (known !== seen) throw new AppError('changed_meanwhile');
    const photos = await photosOf(tx.q, id);
    // Before the news of each hour, which are nothing to its people any more.
    endSessions(tx, ctx, id);
    await keepRefund(tx.q, id);
    await anonymiseVenue(tx.q, { businessId: id, passwordHash, now: ctx.clock() });
    await endLines(tx, ctx, lines);
    await endReservations(tx, ctx, reservations);
    await endSubscriptions(tx, ctx, regulars);
    await removeVenueRecords(tx.q, id);
    // After the players were told, which leaves something at the venue's end as well.
    await forgetNotifications(tx.q, id);
    await allWeeksChanged(tx, ctx, id);
    tx.afterCommit(() => dropPhotos(ctx, photos));
  });
}

/** Nobody books any of the venue's hours from here on, nor adds a pitch, which takes all of them. */
async function holdAllPitches(tx: Tx, businessId: string): Promise<string[]> {
  for (let held: string[] = []; ; ) {
    const ids = await pitchIdsOf(tx.q, businessId);
    if (ids.length === held.length) return ids;
    await lockPitches(tx, ids);
    held = ids;
  }
}
