import { LINEUP_SLOTS, placesOf } from 'mf-shared/contracts/lineups';
import { POSITIONS } from 'mf-shared/contracts/users';
import { DAY_MS } from 'mf-shared/time';
import type { LineupPlayerRow } from '../src/db/schema/lineup-players.ts';
import type { LineupRow } from '../src/db/schema/lineups.ts';
import type { Random } from './base/random.ts';
import { about } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };
type Place = (typeof LINEUP_SLOTS)[number];

/** Who stands on the pitch besides goalkeeper and forward, by the size of the team. */
const SHAPES: Record<number, readonly string[]> = {
  5: ['Sol stoper', 'Sağ stoper', 'Ofansif orta saha'],
  6: ['Sol stoper', 'Sağ stoper', 'Sol orta saha', 'Sağ orta saha'],
  7: ['Sol bek', 'Sağ bek', 'Sol orta saha', 'Sağ orta saha', 'Ofansif orta saha'],
  8: ['Sol bek', 'Sağ bek', 'Sol orta saha', 'Sağ orta saha', 'Sol kanat', 'Sağ kanat'],
};

/** The places of a team of that size: the same on the left as on the right. */
function placesFor(size: number): Place[] {
  const shape = SHAPES[size];
  const isKept = ({ label, position }: Place) =>
    position === 'Kaleci' || position === 'Forvet' || (shape ? shape.includes(label) : true);
  const places = LINEUP_SLOTS.filter(isKept);
  // Nine and ten leave the middle of a full team open.
  if (size === 9) return places.filter(({ position }) => position !== 'Orta Saha');
  return size === 10 ? places.filter(({ position }) => position !== 'Ofansif Orta Saha') : places;
}

/** A lineup with each player at their own position if the team has it, else in the line closest to it. */
export function drawLineup(
  { now, random }: Base,
  captain: DemoPlayer,
  mates: readonly DemoPlayer[],
  name: string,
) {
  const createdAt = about(random, now - random.int(15, 90) * DAY_MS);
  const row: LineupRow = { id: random.idAt(createdAt), user_id: captain.id, name, created_at: createdAt };
  const team = [captain, ...mates];
  const open = new Set(placesFor(team.length));
  // A team has a goalkeeper; players with few possible places choose first.
  const inTurn = team.toSorted((a, b) => choices(a) - choices(b));
  const keeper = keeperOf(inTurn, captain);
  const players = inTurn.map((player, sort): LineupPlayerRow => {
    const places = [...open].filter(({ position }) => (position === 'Kaleci') === (player === keeper));
    const place = closestTo(player, places);
    open.delete(place);
    const [x, y] = [place.x + random.int(-3, 3), place.y + random.int(-2, 2)];
    return { lineup_id: row.id, user_id: player.id, sort, position: place.position, x, y };
  });
  return { row, players };
}

function closestTo({ position }: DemoPlayer, places: readonly Place[]): Place {
  const line = LINEUP_SLOTS.find((one) => one.position === position)?.y ?? 50;
  const far = (place: Place) => (place.position === position ? -1 : Math.abs(place.y - line));
  const [place] = places.toSorted((a, b) => far(a) - far(b));
  if (!place) throw new Error('A team has as many places as players.');
  return place;
}

/** The goalkeeper of a team. In a team without one, the last player keeps the goal, but never the captain. */
const keeperOf = (team: readonly DemoPlayer[], captain: DemoPlayer) =>
  team.find((player) => player.position === 'Kaleci') ?? team.findLast((player) => player !== captain);

const choices = ({ position }: DemoPlayer) => {
  const own = POSITIONS.find((one) => one === position);
  return own === 'Kaleci' ? 0 : own ? placesOf(own) : LINEUP_SLOTS.length;
};
