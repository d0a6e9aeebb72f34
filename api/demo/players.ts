import { FEET, POSITIONS, type Position, SKILLS, type Skill } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import { DAY_MS } from 'mf-shared/time';
import { DEMO_EMAILS } from '../src/base/demo-accounts.ts';
import type { Random } from './base/random.ts';
import { CITIES } from './data/cities.ts';
import { MEN, SURNAMES, TEAMS, WOMEN } from './data/people.ts';
import { about } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

/** `times` chooses hours and minutes, and nothing else. */
type Base = { now: number; passwordHash: string; random: Random; times: Random };

/** The main skills of a position; the other skills are lower. */
const STRENGTHS: Record<Position, readonly Skill[]> = {
  Kaleci: ['defense', 'physical'],
  Stoper: ['defense', 'physical'],
  Bek: ['speed', 'defense', 'physical'],
  'Orta Saha': ['passing', 'dribbling'],
  'Ofansif Orta Saha': ['passing', 'dribbling', 'shooting'],
  Kanat: ['speed', 'dribbling'],
  Forvet: ['shooting', 'speed'],
};

/** The known player first, then players of all provinces with unique names. */
export function demoPlayers(base: Base): DemoPlayer[] {
  const used = new Set(['Deniz Yılmaz']);
  const others = CITIES.flatMap(({ name, players }) =>
    Array.from({ length: players }, () => player(base, freshName(base.random, used), name)),
  );
  return [knownPlayer(base), ...others].map((row, index) => ({
    ...row,
    phone: `+90${[532, 542, 505, 553][index % 4]}000${String(1000 + index * 7).slice(-4)}`,
  }));
}

function knownPlayer(base: Base): DemoPlayer {
  return {
    ...player(base, 'Deniz Yılmaz', 'İstanbul'),
    email: DEMO_EMAILS.player,
    teams: JSON.stringify(['Gece Kartalları', 'Kramponsuzlar']),
    position: 'Ofansif Orta Saha',
    foot: 'Sağ',
    speed: 78,
    shooting: 81,
    passing: 86,
    dribbling: 84,
    defense: 52,
    physical: 69,
  };
}

function player({ now, passwordHash, random, times }: Base, fullName: string, city: string): DemoPlayer {
  const position = random.pick(POSITIONS);
  const createdAt = about(times, now - random.int(60, 400) * DAY_MS);
  return {
    id: random.idAt(createdAt),
    role: 'user',
    full_name: fullName,
    name_folded: foldTr(fullName),
    email: `${foldTr(fullName).replaceAll(' ', '.')}@oyuncu.topla.test`,
    password_hash: passwordHash,
    phone: null,
    photo: null,
    teams: JSON.stringify(random.sample(TEAMS, random.pick([0, 1, 1, 1, 2, 2]))),
    position,
    foot: random.chance(0.7) ? 'Sağ' : random.pick(FEET),
    city,
    ...skills(random, position),
    token_version: 0,
    created_at: createdAt,
  };
}

/** Six skills that suit the position; every ninth player has no card yet. */
function skills(random: Random, position: Position): Record<Skill, number | null> {
  const empty = random.chance(1 / 9);
  const level = random.int(52, 78);
  const values = SKILLS.map((skill) => {
    const strong = STRENGTHS[position].includes(skill) ? random.int(5, 15) : random.int(-14, 6);
    return [skill, empty ? null : Math.min(94, level + strong)] as const;
  });
  return Object.fromEntries(values) as Record<Skill, number | null>;
}

function freshName(random: Random, used: Set<string>): string {
  for (;;) {
    const name = `${random.pick(random.chance(0.16) ? WOMEN : MEN)} ${random.pick(SURNAMES)}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}
