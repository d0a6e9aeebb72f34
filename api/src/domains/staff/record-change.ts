import type { BusinessActor } from '../../auth/actor.ts';
import { requireVenue } from '../../auth/hold-venue.ts';
import { inParts } from '../../base/breathe.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

type Change = {
  /** The changed thing; null for the venue as a whole. */
  subjectId: string | null;
  /** A Turkish sentence without a full stop: what was done. */
  text: string;
};

const PART = 200;
const OWNER = 'İşletme sahibi';

/**
 * Records who of a venue did something, in the transaction that does it.
 * @throws `unauthenticated` when the person was dismissed or the venue closed since the token was checked
 */
export const recordChange = (tx: Tx, ctx: Ctx<BusinessActor>, change: Change): Promise<void> =>
  recordChanges(tx, ctx, [change]);

/** The same for many things done in one go. */
export async function recordChanges(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  changes: readonly Change[],
): Promise<void> {
  await requireVenue(tx, ctx);
  const { actor, clock } = ctx;
  const rows = changes.map(({ subjectId, text }) => ({
    id: newId(),
    venue_id: actor.id,
    staff_id: actor.staff?.id ?? null,
    who: actor.staff?.name ?? OWNER,
    subject_id: subjectId,
    text,
    created_at: clock(),
  }));
  await inParts(rows, PART, (part) => tx.q.insertInto('venue_changes').values(part).execute());
}
