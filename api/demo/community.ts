import { AD_DAYS } from 'mf-shared/contracts/ads';
import { LINEUP_SLOTS, placesOf } from 'mf-shared/contracts/lineups';
import { POSITIONS } from 'mf-shared/contracts/users';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { AdRow } from '../src/db/schema/ads.ts';
import type { LineupPlayerRow } from '../src/db/schema/lineup-players.ts';
import type { LineupRow } from '../src/db/schema/lineups.ts';
import type { Random } from './base/random.ts';
import type { Crew } from './crews.ts';
import { LINEUP_NAMES, OPPONENT_WORDS, PLAYER_WORDS, TEAM_WORDS } from './data/ads.ts';
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
  const names = random.sample(LINEUP_NAMES, LINEUP_NAMES.length);
  const draw = (crew: Crew, captain: DemoPlayer, size: number) => {
    const mates = crew.members.filter((player) => player !== captain);
    const name = names[made.lineups.length % names.length] ?? captain.full_name;
    const { row, players } = lineup(base, captain, random.sample(mates, size - 1), name);
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
    const words = random.pick(OPPONENT_WORDS);
    made.ads.push(ad(base, captain, words, { type: 'findOpponent', lineup_id: id, team_size: size }));
  }
  for (const locals of Map.groupBy(others, (player) => player.city ?? '').values()) {
    const people = locals.filter((player) => !captains.has(player));
    const posters = random.sample(people, Math.ceil(people.length / PLAYERS_PER_AD));
    made.ads.push(...posters.map((player) => soloAd(base, player)));
  }
  return made;
}

const hourOf = ({ weekday, start }: Crew) => ({ weekday, start });

/** A lineup with each player at their own position if a place of it is free. */
function lineup({ now, random }: Base, captain: DemoPlayer, mates: readonly DemoPlayer[], name: string) {
  const createdAt = now - random.int(15, 90) * DAY_MS;
  const row: LineupRow = { id: random.idAt(createdAt), user_id: captain.id, name, created_at: createdAt };
  const open = new Set(LINEUP_SLOTS);
  const team = [captain, ...mates];
  // A team has a goalkeeper; players with few possible places choose first.
  const inTurn = team.toSorted((a, b) => choices(a) - choices(b));
  const keeper = keeperOf(inTurn, captain);
  const players = inTurn.map((player, sort): LineupPlayerRow => {
    const slots = [...open].filter((one) => (one.position === 'Kaleci') === (player === keeper));
    const slot = slots.find((one) => one.position === player.position) ?? slots.at(-1);
    if (!slot) throw new Error('A lineup has eleven places.');
    open.delete(slot);
    const [x, y] = [slot.x + random.int(-3, 3), slot.y + random.int(-2, 2)];
    return { lineup_id: row.id, user_id: player.id, sort, position: slot.position, x, y };
  });
  return { row, players };
}

/** The goalkeeper of a team without one: not the captain, who drew the lineup. */
const keeperOf = (team: readonly DemoPlayer[], captain: DemoPlayer) =>
  team.find((player) => player.position === 'Kaleci') ?? team.findLast((player) => player !== captain);

const choices = ({ position }: DemoPlayer) => {
  const own = POSITIONS.find((one) => one === position);
  return own === 'Kaleci' ? 0 : own ? placesOf(own) : LINEUP_SLOTS.length;
};

/** An ad of a player without a lineup: for a player, or for a team to join. */
function soloAd(base: Base, player: DemoPlayer): AdRow {
  const { random } = base;
  return random.chance(0.5)
    ? ad(base, player, random.pick(PLAYER_WORDS), {
        type: 'findPlayer',
        position_needed: random.chance(0.3) ? 'Kaleci' : random.pick(POSITIONS),
      })
    : ad(base, player, random.pick(TEAM_WORDS), {
        type: 'findTeam',
        position: player.position ?? random.pick(POSITIONS),
      });
}

function ad(
  { now, random }: Base,
  player: DemoPlayer,
  description: string,
  what: Pick<AdRow, 'type'> & Partial<AdRow>,
): AdRow {
  const createdAt = now - random.int(1, (AD_DAYS - 1) * 24) * HOUR_MS;
  return {
    id: random.idAt(createdAt),
    user_id: player.id,
    city: player.city ?? 'İstanbul',
    team_size: null,
    lineup_id: null,
    position: null,
    position_needed: null,
    description,
    status: 'active',
    created_at: createdAt,
    expires_at: createdAt + AD_DAYS * DAY_MS,
    ended_at: null,
    ...what,
  };
}
