import { randomBytes } from 'node:crypto';
import type { RosterLink, RosterOf } from 'mf-shared/contracts/rosters';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { type BookingKey, bookingOf, isLive, placeOf } from './booking.ts';
import { placesOf } from './places.ts';

const NOT_FOUND = { reservation: 'reservation_not_found', occurrence: 'occurrence_not_found' } as const;
/** 128 bits: nobody finds a link by trying. */
const CODE_BYTES = 16;

/** The address of a match page. */
export const pathOf = (code: string): string => `/mac/${code}`;

/** The part of a link that nobody can guess. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/**
 * Opens the match page of an own coming hour. The same hour again has the same page.
 * @throws `reservation_not_found`, `occurrence_not_found`, `not_yours`
 * @throws `roster_closed` for an hour that has begun or does not stand
 */
export const createRoster = (
  ctx: Ctx<UserActor>,
  { kind, id }: z.output<typeof RosterOf>,
): Promise<RosterLink> =>
  ctx.db.transact(async (tx) => {
    // The own account is locked, and nobody else has rosters of its hours: two presses make one.
    await holdPlayer(tx, ctx);
    const key: BookingKey = { kind, booking_id: id };
    const now = ctx.clock();
    const booking = await bookingOf(tx.q, key, now);
    if (!booking) throw new AppError(NOT_FOUND[kind]);
    if (booking.ownerId !== ctx.actor.id) throw new AppError('not_yours');
    const known = await codeOf(tx.q, key);
    if (known !== undefined) return { message: READY, path: pathOf(known) };
    if (!isLive(booking) || booking.startsAt <= now) throw new AppError('roster_closed');
    const code = newCode();
    const { capacity } = await placeOf(tx.q, booking);
    await tx.q
      .insertInto('rosters')
      .values({
        ...{ id: newId(), code, captain_id: ctx.actor.id, ...key, moves: booking.moves },
        ...{ places: placesOf(capacity), note: '', answers_until: null, created_at: now },
      })
      .execute();
    return { message: READY, path: pathOf(code) };
  });

const READY = 'Maç sayfanız hazır. Bağlantıyı arkadaşlarınıza gönderin.';

async function codeOf(q: Queries, { kind, booking_id }: BookingKey): Promise<string | undefined> {
  const found = await q
    .selectFrom('rosters')
    .select('code')
    .where('kind', '=', kind)
    .where('booking_id', '=', booking_id)
    .executeTakeFirst();
  return found?.code;
}
