import type { RosterAnswerRow } from '../../db/schema/rosters.ts';

type Answer = Pick<RosterAnswerRow, 'id' | 'answer' | 'guests' | 'turn' | 'guests_turn'>;
/** How many people of an answer have a place, and where the first one without stands among the reserves. */
export type Standing = { in: number; reserve: number | null };

const NOWHERE: Standing = { in: 0, reserve: null };

/**
 * Who has a place: the first `places` people in the order of their turns. Who is brought along has a turn of their own,
 * so that nobody loses a place to people who were named later.
 */
export function standings(answers: readonly Answer[], places: number): (id: string) => Standing {
  const found = new Map<string, Standing>();
  let before = 0;
  for (const { id, turn: _, count } of arrivals(answers)) {
    const inNow = Math.max(0, Math.min(count, places - before));
    const known = found.get(id) ?? NOWHERE;
    const first = inNow < count ? before + inNow - places + 1 : null;
    found.set(id, { in: known.in + inNow, reserve: known.reserve ?? first });
    before += count;
  }
  return (id) => found.get(id) ?? NOWHERE;
}

const arrivals = (answers: readonly Answer[]) =>
  answers
    .filter(({ answer }) => answer === 'yes')
    .flatMap(({ id, turn, guests, guests_turn }) => [
      { id, turn, count: 1 },
      { id, turn: guests_turn, count: guests },
    ])
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.turn - b.turn);

/** How many places are taken. */
export const filledOf = (answers: readonly Answer[], places: number): number =>
  Math.min(
    places,
    arrivals(answers).reduce((sum, { count }) => sum + count, 0),
  );

/** Ids of the answers of people who have a place now and had none before. */
export function movedUp(
  before: { answers: readonly Answer[]; places: number },
  after: { answers: readonly Answer[]; places: number },
): string[] {
  const [was, is] = [before, after].map(({ answers, places }) => standings(answers, places));
  return before.answers
    .filter(({ id, answer }) => answer === 'yes' && was?.(id).in === 0 && (is?.(id).in ?? 0) > 0)
    .map(({ id }) => id);
}
