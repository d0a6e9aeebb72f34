import { LINEUP_SLOTS, type LineupPlayerInput } from 'mf-shared/contracts/lineups';
import { firstOf } from 'mf-shared/format';

/** A player that can be placed. */
export type BoardPlayer = {
  id: string;
  fullName: string;
  photo: string | null;
  /** The position from their profile. */
  position: string | null;
  /** Rating of their card, 0 to 100; null if unknown. */
  rating: number | null;
};

/** One of the eleven places: its position in percent of the pitch, and its player. */
export type Place = { x: number; y: number; player: BoardPlayer | null };
/** All eleven, in the order of `LINEUP_SLOTS`. */
export type Places = readonly Place[];

/** How far a place may move from its start, in percent of the pitch. */
const REACH = { x: 12, y: 10 };
/** Beyond these limits a marker would leave the turf. */
const EDGE = { x: 9, top: 8, bottom: 93 };

/** All places of a lineup at their usual position, without players. */
export const emptyPlaces = (): Places => LINEUP_SLOTS.map(({ x, y }) => ({ x, y, player: null }));

/** Place of the player, or -1. */
export const placeOf = (places: Places, playerId: string): number =>
  places.findIndex((place) => place.player?.id === playerId);

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const rounded = (value: number) => Math.round(value * 10) / 10;

const replace = (places: Places, at: number, change: Partial<Place>): Places =>
  places.map((place, index) => (index === at ? { ...place, ...change } : place));

/** Moves the place `at` towards the point, as far as its reach and the pitch allow. */
export function movePlace(places: Places, at: number, point: { x: number; y: number }): Places {
  const home = LINEUP_SLOTS[at];
  if (!home) return places;
  const x = clamp(point.x, Math.max(EDGE.x, home.x - REACH.x), Math.min(100 - EDGE.x, home.x + REACH.x));
  const y = clamp(point.y, Math.max(EDGE.top, home.y - REACH.y), Math.min(EDGE.bottom, home.y + REACH.y));
  return replace(places, at, { x: rounded(x), y: rounded(y) });
}

/** Puts the player on `at` and removes the player who stood there. Null if the player already has another place. */
export function seat(places: Places, at: number, player: BoardPlayer): Places | null {
  const now = placeOf(places, player.id);
  if (now !== -1 && now !== at) return null;
  return replace(places, at, { player });
}

/** Swaps the players of `a` and `b`; either place may be free. */
export function swap(places: Places, a: number, b: number): Places {
  const [from, to] = [places[a]?.player ?? null, places[b]?.player ?? null];
  return replace(replace(places, a, { player: to }), b, { player: from });
}

/** Removes the player from `at`; the place keeps its position. */
export const free = (places: Places, at: number): Places => replace(places, at, { player: null });

/** The best free place for the player: one of their own position, else the first; -1 when all are taken. */
export function bestPlace(places: Places, player: BoardPlayer): number {
  const isFree = (at: number) => places[at]?.player === null;
  const own = LINEUP_SLOTS.findIndex((slot, at) => slot.position === player.position && isFree(at));
  return own === -1 ? places.findIndex((place) => place.player === null) : own;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The nearest place in a direction; straight ahead comes before aside. `from` itself if there is none. */
export function neighbour(places: Places, from: number, direction: Direction): number {
  const start = places[from];
  if (!start) return from;
  const ahead = (place: Place) =>
    ({
      up: start.y - place.y,
      down: place.y - start.y,
      left: start.x - place.x,
      right: place.x - start.x,
    })[direction];
  const aside = (place: Place) =>
    direction === 'up' || direction === 'down' ? Math.abs(place.x - start.x) : Math.abs(place.y - start.y);
  let best = { at: from, cost: Number.POSITIVE_INFINITY };
  for (const [at, place] of places.entries()) {
    if (at === from || ahead(place) < 1) continue;
    const cost = ahead(place) + aside(place) * 1.6;
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** The taken places, as the API expects them. */
export const toPlayers = (places: Places): LineupPlayerInput[] =>
  places.flatMap(({ player, x, y }, at) => {
    const slot = LINEUP_SLOTS[at];
    return player && slot ? [{ player: player.id, position: slot.position, x, y }] : [];
  });

/** Mean of the known ratings, rounded; null without any. */
export function strength(players: readonly { rating: number | null }[]): number | null {
  const known = players.flatMap((one) => one.rating ?? []);
  return known.length ? Math.round(known.reduce((sum, one) => sum + one, 0) / known.length) : null;
}

/** Short sign of a position, as coaches write it. */
export const POSITION_SIGN: Record<string, string> = {
  Kaleci: 'KL',
  Stoper: 'STP',
  Bek: 'BEK',
  'Orta Saha': 'OS',
  'Ofansif Orta Saha': 'OOS',
  Kanat: 'KNT',
  Forvet: 'FV',
};

/** `Ayşe Nur Öz` -> `Ayşe Ö.`, which fits below a marker. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${firstOf(last)}.` : first;
}
