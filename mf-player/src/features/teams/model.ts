import {
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Split,
  solveTeams,
  type TeamKey,
  type TeamPlayer,
} from '../../common/teams/index.ts';

/** A player for the teams; guests have no account. */
export type Member = TeamPlayer & { fullName: string; guest: boolean };
export type Names = Record<TeamKey, string>;

/** The state that undo restores and a reload keeps. */
export type Teams = {
  members: readonly Member[];
  /** Null until the teams are first made. */
  split: Split | null;
  pinned: Readonly<Record<string, TeamKey>>;
  seed: number;
  names: Names;
};

export const OTHER: Record<TeamKey, TeamKey> = { a: 'b', b: 'a' };
/** In Turkish pick-up games one team wears bibs; the names say which. */
export const NO_TEAMS: Teams = {
  members: [],
  split: null,
  pinned: {},
  seed: 0,
  names: { a: 'Yelekliler', b: 'Yeleksizler' },
};

/** The team of a player. */
export function teamOf(split: Split, id: string): TeamKey | null {
  if (split.a.includes(id)) return 'a';
  return split.b.includes(id) ? 'b' : null;
}

const without = (split: Split, id: string): Split => ({
  a: split.a.filter((one) => one !== id),
  b: split.b.filter((one) => one !== id),
});

const into = (split: Split, key: TeamKey, id: string): Split => ({ ...split, [key]: [...split[key], id] });

/** Adds new players while there is room; if teams exist, to the smaller or weaker one. */
export function add(teams: Teams, newcomers: readonly Member[]): Teams {
  let now = teams;
  for (const one of newcomers) {
    const known = now.members.some(({ id }) => id === one.id);
    if (known || now.members.length >= MAX_PLAYERS) continue;
    const split = now.split && into(now.split, needier(now), one.id);
    now = { ...now, members: now.members.concat(one), split };
  }
  return now;
}

function needier({ members, split }: Teams): TeamKey {
  if (!split) return 'a';
  const sum = (key: TeamKey) =>
    members.reduce((total, one) => total + (split[key].includes(one.id) ? one.rating : 0), 0);
  if (split.a.length !== split.b.length) return split.a.length < split.b.length ? 'a' : 'b';
  return sum('a') <= sum('b') ? 'a' : 'b';
}

export function remove(teams: Teams, id: string): Teams {
  const members = teams.members.filter((one) => one.id !== id);
  const { [id]: _gone, ...pinned } = teams.pinned;
  const split = teams.split && members.length >= MIN_PLAYERS ? without(teams.split, id) : null;
  return { ...teams, members, pinned: split ? pinned : {}, split };
}

/** The best teams the first time; afterwards others that are nearly as good. */
export function mix(teams: Teams): Teams {
  if (teams.members.length < MIN_PLAYERS) return teams;
  const seed = teams.split ? teams.seed + 1 : 0;
  return { ...teams, seed, split: solveTeams(teams.members, { seed, pinned: teams.pinned }) };
}

/** Two players of different teams swap places; each keeps their pin, now to the new team. */
export function swap(teams: Teams, one: string, other: string): Teams {
  const { split } = teams;
  const [from, to] = split ? [teamOf(split, one), teamOf(split, other)] : [null, null];
  if (!split || !from || !to || from === to) return teams;
  const moved = { [from]: replaced(split[from], one, other), [to]: replaced(split[to], other, one) };
  return {
    ...teams,
    split: { ...split, ...moved },
    pinned: repinned(teams.pinned, { [one]: to, [other]: from }),
  };
}

const replaced = (ids: readonly string[], old: string, next: string) =>
  ids.map((id) => (id === old ? next : id));

/** Moves the pins of moved players to their new team. */
const repinned = (pinned: Teams['pinned'], moved: Record<string, TeamKey>): Teams['pinned'] =>
  Object.fromEntries(Object.entries(pinned).map(([id, key]) => [id, moved[id] ?? key]));

/** Moves one player to the other team. */
export function move(teams: Teams, id: string): Teams {
  const from = teams.split && teamOf(teams.split, id);
  if (!teams.split || !from) return teams;
  const to = OTHER[from];
  return {
    ...teams,
    split: into(without(teams.split, id), to, id),
    pinned: repinned(teams.pinned, { [id]: to }),
  };
}

/** Pins a player to the team for further mixes, or removes the pin. */
export function togglePin(teams: Teams, id: string): Teams {
  const { [id]: held, ...others } = teams.pinned;
  const team = teams.split && teamOf(teams.split, id);
  if (held || !team) return { ...teams, pinned: others };
  return { ...teams, pinned: { ...others, [id]: team } };
}
