import type { NotNull } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import { EXPIRING_DAYS, type ExpiringQuery, type ExpiringVenue } from 'mf-shared/contracts/money';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import { emailOf } from '../../auth/accounts.ts';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { readPage } from '../../http/keyset.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { askedNotice } from '../payments/index.ts';
import { lastUsed } from '../sessions/index.ts';
import { venueById } from '../venues/index.ts';

/** Venues whose time ends soon, the first end first, or is over, the last end first. */
export async function expiringVenues(
  { db: { q }, clock }: Ctx,
  { state, ...paging }: z.output<typeof ExpiringQuery>,
): Promise<ListPage<ExpiringVenue>> {
  const now = clock();
  const venues = q
    .selectFrom('published_venues as v')
    .select(['v.id', 'v.venue_name', 'v.city', 'v.phone', 'v.next_payment_at', emailOf('v.id').as('email')])
    .where('v.status', '=', 'approved')
    .where('v.closed_at', 'is', null)
    .$narrowType<{ next_payment_at: NotNull }>();
  const { rows, nextCursor } =
    state === 'soon'
      ? await readPage(
          venues
            .where('v.next_payment_at', '>', now)
            .where('v.next_payment_at', '<=', now + EXPIRING_DAYS * DAY_MS),
          paging,
          [
            ['v.next_payment_at', 'asc', 'int'],
            ['v.id', 'asc'],
          ],
        )
      : await readPage(venues.where('v.next_payment_at', '<=', now), paging, [
          ['v.next_payment_at', 'desc', 'int'],
          ['v.id', 'desc'],
        ]);
  const seen = await lastUsed(
    q,
    'business',
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, venue_name, city, phone, email, next_payment_at }) => ({
      ...{ _id: id, id, name: venue_name, city, phone, email: email ?? '' },
      dueAt: new Date(next_payment_at).toISOString(),
      lastLoginAt: seen.get(id) ?? null,
    })),
    nextCursor,
  };
}

/**
 * Reminds a venue of its fee. Answers whether it was told: once a day is enough.
 * @throws `business_not_found`, also for one that never had a due date
 */
export const remindVenue = (ctx: Ctx<AdminActor>, id: string): Promise<boolean> =>
  ctx.db.transact(async (tx) => {
    await tx.lock('venues', id);
    const venue = await venueById(tx.q, id);
    if (!venue?.next_payment_at || venue.closed_at !== null) throw new AppError('business_not_found');
    const now = ctx.clock();
    const notice = askedNotice(venue.next_payment_at, istanbulDate(now));
    const wasTold = await notify(tx, ctx, { to: { model: 'Business', id }, ...notice });
    if (wasTold) await recordAct(tx, ctx, { act: 'venue.remind', subject: { type: 'venue', id } });
    return Boolean(wasTold);
  });
