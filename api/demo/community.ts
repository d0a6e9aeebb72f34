import type { AdRow } from '../src/db/schema/ads.ts';
import type { LineupPlayerRow } from '../src/db/schema/lineup-players.ts';
import type { LineupRow } from '../src/db/schema/lineups.ts';
import { createAds } from './ads.ts';
import type { Random } from './base/random.ts';
import type { Crew } from './crews.ts';
import { LINEUP_NAMES } from './data/ads.ts';
import { drawLineup } from './lineups.ts';
import type { Team } from './matches.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };
export type DemoCommunity = {
  lineups: LineupRow[];
  lineupPlayers: LineupPlayerRow[];
  ads: AdRow[];
  teams: Team[];
};

const SIZES = [5, 6, 7, 7, 7, 7, 7, 8, 8, 11];
/** Share of crews with a lineup, and share of those that look for an opponent. */
const DRAWN = 0.5;
const SEEKING = 0.6;
/** Number of players in a city for each ad of a player without a team. */
const PLAYERS_PER_AD = 9;

/**
 * Lineups of crews, and open ads. The known player comes first and has three lineups and no ad, so that one can be
 * posted.
 */
export function demoCommunity(
  base: Base,
  [known, ...others]: readonly DemoPlayer[],
  crews: readonly Crew[],
): DemoCommunity {
  if (!known) throw new Error('The known player comes first.');
  const { random } = base;
  const made: DemoCommunity = { lineups: [], lineupPlayers: [], ads: [], teams: [] };
  const ads = createAds(base);
  const names = random.sample(LINEUP_NAMES, LINEUP_NAMES.length);
  const draw = (crew: Crew, captain: DemoPlayer, size: number) => {
    const mates = crew.members.filter((player) => player !== captain);
    const name = names[made.lineups.length % names.length] ?? captain.full_name;
    const { row, players } = drawLineup(base, captain, random.sample(mates, size - 1), name);
    made.lineups.push(row);
    made.lineupPlayers.push(...players);
    made.teams.push({ row, players, place: crew.venue.row.venue_name, ...hourOf(crew) });
    return row;
  };
  const captains = new Set([known]);
  for (const crew of crews) {
    const [captain] = crew.bookers;
    if (captain === known) for (const size of [11, 7, 5]) draw(crew, known, size);
    if (!captain || captains.has(captain) || !random.chance(DRAWN)) continue;
    captains.add(captain);
    const size = Math.min(random.pick(SIZES), crew.members.length);
    const { id } = draw(crew, captain, size);
    if (!random.chance(SEEKING)) continue;
    made.ads.push(ads.opponent(captain, crew, { lineup_id: id, team_size: size }));
  }
  for (const locals of Map.groupBy(others, (player) => player.city ?? '').values()) {
    const people = locals.filter((player) => !captains.has(player));
    const posters = random.sample(people, Math.ceil(people.length / PLAYERS_PER_AD));
    made.ads.push(...posters.map(ads.solo));
  }
  return made;
}

const hourOf = ({ weekday, start }: Crew) => ({ weekday, start });
