import { AD_DAYS } from 'mf-shared/contracts/ads';
import { WEEKDAYS } from 'mf-shared/contracts/subscriptions';
import { POSITIONS } from 'mf-shared/contracts/users';
import { formatTime, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { AdRow } from '../src/db/schema/ads.ts';
import type { Random } from './base/random.ts';
import type { Crew } from './crews.ts';
import { OPPONENT_WORDS, PLAYER_WORDS, type Sentences, TEAM_WORDS, TONIGHT } from './data/ads.ts';
import { about } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };

/** Ads of the last days, no two with the same text. */
export function createAds(base: Base) {
  const { now, random } = base;
  const opponentWords = wordsOf(OPPONENT_WORDS);
  const playerWords = wordsOf(PLAYER_WORDS);
  const teamWords = wordsOf(TEAM_WORDS);
  let isTonightFree = true;

  const opponent = (
    captain: DemoPlayer,
    { weekday, start }: Crew,
    team: Pick<AdRow, 'lineup_id' | 'team_size'>,
  ): AdRow => {
    const when = `${WEEKDAYS[weekday]} ${formatTime(start % (24 * 60)).replace(':', '.')}.`;
    return ad(base, captain, { ...team, type: 'findOpponent', description: `${when} ${opponentWords()}` });
  };

  /** An ad of a player without a lineup: for a player, or for a team to join. */
  const solo = (player: DemoPlayer): AdRow => {
    if (random.chance(0.5)) {
      const position = player.position ?? random.pick(POSITIONS);
      return ad(base, player, { type: 'findTeam', position, description: teamWords() });
    }
    const position_needed = random.chance(0.3) ? 'Kaleci' : random.pick(POSITIONS);
    const row = ad(base, player, { type: 'findPlayer', position_needed, description: '' });
    const isTonight = isTonightFree && istanbulDate(row.created_at) === istanbulDate(now);
    if (isTonight) isTonightFree = false;
    return { ...row, description: isTonight ? TONIGHT : playerWords() };
  };

  return { opponent, solo };
}

/** A different text each time, until all pairs are used: the lists have lengths without a common factor. */
function wordsOf([openings, closings]: Sentences): () => string {
  let i = -1;
  return () => {
    i += 1;
    return `${openings[i % openings.length]} ${closings[i % closings.length]}`;
  };
}

function ad(
  { now, random }: Base,
  player: DemoPlayer,
  what: Pick<AdRow, 'type' | 'description'> & Partial<AdRow>,
): AdRow {
  const createdAt = about(random, now - random.int(1, (AD_DAYS - 1) * 24) * HOUR_MS);
  return {
    id: random.idAt(createdAt),
    user_id: player.id,
    city: player.city ?? 'İstanbul',
    team_size: null,
    lineup_id: null,
    position: null,
    position_needed: null,
    status: 'active',
    created_at: createdAt,
    expires_at: createdAt + AD_DAYS * DAY_MS,
    ended_at: null,
    ...what,
  };
}
