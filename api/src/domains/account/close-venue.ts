import type { ClosingPreview } from 'mf-shared/contracts/account';
import { passwordHashOf } from '../../auth/accounts.ts';
import type { BusinessActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { goneHash } from '../../auth/gone-account.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { clearOwnHolds } from '../occupancy/index.ts';
import { confirmOwner, type Proof } from '../second-factor/index.ts';
import { keepRefund } from '../support/index.ts';
import { allWeeksChanged, anonymiseVenue, dropPhotos, photoPaths } from '../venues/index.ts';
import { endLines, holdLinesOf } from '../waiting-list/index.ts';
import { lockAllPitches, tryFinishing } from './finish-closing.ts';
import { endingAt, forgetVenue } from './kept.ts';

/** Counts what closing the account now would end. */
export const previewClosing = (ctx: Ctx<BusinessActor>): Promise<ClosingPreview> =>
  endingAt(ctx.db.q, ctx.actor.id, ctx.clock());

/**
 * Closes the caller's venue for good. Its staff and every session end at once, nobody finds or books it, and the
 * e-mail is free again. Coming hours, requests, subscriptions and places in line end with a message to each player.
 * Past hours, reviews, messages and payments stay without the owner: players and the law need them. A mail answers a
 * refund request.
 * @throws what `confirmOwner` throws
 * @throws `unauthenticated` when the venue was closed since the token was checked
 * @throws `changed_meanwhile` when the password changes at the same moment
 */
export async function closeVenue(ctx: Ctx<BusinessActor>, proof: Proof): Promise<void> {
  const { id } = ctx.actor;
  const owner = { model: 'Business', id } as const;
  const seen = await passwordHashOf(ctx.db.q, owner);
  await confirmOwner(ctx, proof);
  const passwordHash = await goneHash();
  await ctx.db.transact(async (tx) => {
    const lines = await holdLinesOf(tx, await lockAllPitches(tx, id));
    await tx.lock('venues', id);
    const known = await passwordHashOf(tx.q, owner);
    if (known === null) throw new AppError('unauthenticated');
    if (known !== seen) throw new AppError('changed_meanwhile');
    const photos = await photoPaths(tx.q, id);
    // Comes before the news of each hour: the venue's people no longer need them.
    endSessions(tx, ctx, id);
    await keepRefund(tx.q, id);
    await anonymiseVenue(tx.q, { businessId: id, passwordHash, now: ctx.clock() });
    await endLines(tx, ctx, lines);
    await clearOwnHolds(tx, id);
    await forgetVenue(tx.q, id);
    await allWeeksChanged(tx, ctx, id);
    tx.afterCommit(() => dropPhotos(ctx, photos));
  });
  // From here on the account is closed. A job finishes what fails now.
  await tryFinishing(ctx, id);
}
