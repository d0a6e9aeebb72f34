import { formatPhone } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import type { ChallengeRow } from '../src/db/schema/challenges.ts';
import type { Random } from './base/random.ts';
import { CHALLENGES } from './data/social.ts';
import { about } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };

/** Challenges of players of each city, with phone numbers; none of the known player. */
export function demoChallenges({ now, random }: Base, [, ...players]: readonly DemoPlayer[]): ChallengeRow[] {
  return CHALLENGES.map(({ type, details, city, hours }) => {
    const creator = random.pick(players.filter((player) => player.city === city));
    const createdAt = about(random, now - hours * HOUR_MS);
    return {
      id: random.idAt(createdAt),
      creator_id: creator.id,
      type,
      details,
      contact_info: formatPhone(creator.phone ?? ''),
      created_at: createdAt,
    };
  });
}
