import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';

type Change = {
  /** What was changed; null for the venue as a whole. */
  subjectId: string | null;
  /** A Turkish sentence without a full stop that says what was done. */
  text: string;
};

const OWNER = 'İşletme sahibi';

/** Writes down who of a venue did something, in the transaction that does it. */
export async function recordChange(
  tx: Tx,
  { actor, clock }: Ctx<BusinessActor>,
  { subjectId, text }: Change,
): Promise<void> {
  await tx.q
    .insertInto('venue_changes')
    .values({
      id: newId(),
      business_id: actor.id,
      staff_id: actor.staff?.id ?? null,
      who: actor.staff?.name ?? OWNER,
      subject_id: subjectId,
      text,
      created_at: clock(),
    })
    .execute();
}
