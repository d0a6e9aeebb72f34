import { DAY_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { RosterAnswerRow, RosterRow } from '../../db/schema/rosters.ts';
import { type Booking, bookingOf } from './booking.ts';
import { answersOf } from './queries.ts';

/** How long a match that was played shows who came. */
const SHOWN_FOR_MS = 30 * DAY_MS;

/** A roster with its hour as it stands now, and its answers in the order of arrival. */
export type Seen = { roster: RosterRow; booking: Booking; answers: readonly RosterAnswerRow[] };

/**
 * What the link of a roster shows at `now` (ms).
 * @throws `roster_not_found` without a roster, and for a match that is long over
 */
export async function seenOf(q: Queries, roster: RosterRow | undefined, now: number): Promise<Seen> {
  const booking = roster && (await bookingOf(q, roster, now));
  if (!booking || now >= booking.endsAt + SHOWN_FOR_MS) throw new AppError('roster_not_found');
  return { roster, booking, answers: await answersOf(q, roster.id) };
}
