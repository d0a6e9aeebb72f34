import { expect, test } from 'vitest';
import {
  add,
  type Member,
  mix,
  move,
  NO_TEAMS,
  remove,
  swap,
  type Teams,
  teamOf,
  togglePin,
} from './model.ts';
import { inTeam, shareText } from './words.ts';

const member = (id: string, rating = 60, change: Partial<Member> = {}): Member => ({
  id,
  fullName: `Oyuncu ${id}`,
  rating,
  position: 'Kanat',
  guest: false,
  ...change,
});
const of = (count: number) =>
  add(
    NO_TEAMS,
    Array.from({ length: count }, (_, at) => member(`p${at}`, 50 + at)),
  );
const made = (count = 6): Teams & { split: NonNullable<Teams['split']> } => {
  const teams = mix(of(count));
  if (!teams.split) throw new Error('No teams were made.');
  return { ...teams, split: teams.split };
};

test('nobody is chosen twice, nor more than 22', () => {
  expect(add(of(5), [member('p1'), member('new')]).members).toHaveLength(6);
  expect(of(30).members).toHaveLength(22);
});

test('fewer than four make no teams', () => {
  expect(mix(of(3)).split).toBeNull();
  expect(mix(of(4)).split).not.toBeNull();
});

test('a latecomer joins the smaller team, and of two equal ones the weaker', () => {
  const teams = made(6);
  const late = add(teams, [member('x', 99), member('y', 1)]);
  const [x, y] = [late.split && teamOf(late.split, 'x'), late.split && teamOf(late.split, 'y')];
  expect(x).not.toBe(y);
  expect(late.split?.a).toHaveLength(4);
  const even = mix(
    add(
      NO_TEAMS,
      ['p', 'q', 'r', 's'].map((id) => member(id)),
    ),
  );
  expect(add(even, [member('x')]).split?.a).toContain('x');
});

test('two of different teams swap, two of one team do not', () => {
  const teams = made();
  const [one = '', mate = ''] = teams.split.a;
  const [other = ''] = teams.split.b;
  const swapped = swap(teams, one, other);
  expect(swapped.split && [teamOf(swapped.split, one), teamOf(swapped.split, other)]).toEqual(['b', 'a']);
  expect(swap(teams, one, mate)).toBe(teams);
});

test('a pinned player stays through every mix, also after a swap by hand', () => {
  const teams = made(8);
  const [one = ''] = teams.split.a;
  const [other = ''] = teams.split.b;
  let now = swap(togglePin(togglePin(teams, one), other), one, other);
  for (let i = 0; i < 6; i++) {
    now = mix(now);
    expect(now.split && [teamOf(now.split, one), teamOf(now.split, other)]).toEqual(['b', 'a']);
  }
  expect(togglePin(now, one).pinned).toEqual({ [other]: 'a' });
});

test('one who leaves leaves teams and pins; below four there are no teams', () => {
  const teams = made(4);
  const [one = ''] = teams.split.a;
  const [other = ''] = teams.split.b;
  const three = remove(togglePin(teams, other), one);
  expect([three.split, three.pinned]).toEqual([null, {}]);
  const five = made(5);
  const [first = '', mate = ''] = five.split.a;
  expect(remove(togglePin(togglePin(five, first), mate), first).pinned).toEqual({ [mate]: 'a' });
  const gone = remove(five, five.split.a[0] ?? '');
  expect([...(gone.split?.a ?? []), ...(gone.split?.b ?? [])]).toHaveLength(4);
});

test('one may go over alone', () => {
  const teams = made();
  const [one = ''] = teams.split.a;
  expect(move(teams, one).split?.b).toContain(one);
  expect(move(togglePin(teams, one), one).pinned).toEqual({ [one]: 'b' });
});

test('a team stands from the own goal on, the strongest first, equals by name', () => {
  const members = [
    ...[member('z', 60, { fullName: 'Zeki' }), member('ç', 60, { fullName: 'Çetin' })],
    ...[member('d', 60, { fullName: 'Deniz' }), member('a', 70, { fullName: 'Zuhal' })],
    member('k', 1, { position: 'Kaleci' }),
  ];
  const teams = { ...NO_TEAMS, members, split: { a: members.map(({ id }) => id), b: [] } };
  expect(inTeam(teams, 'a').map(({ id }) => id)).toEqual(['k', 'a', 'ç', 'd', 'z']);
});

test('the message names teams, players, guests and the difference', () => {
  const four = [
    member('p0', 70, { position: 'Kaleci' }),
    member('p1', 70),
    member('p2', 60, { position: 'Kaleci' }),
  ];
  const text = shareText(mix(add(NO_TEAMS, [...four, member('g', 80, { guest: true, position: null })])));
  expect(text).toContain('Yelekliler (2 kişi, ortalama ');
  expect(text).toContain('- Oyuncu p0 (Kaleci) 70');
  expect(text).toContain('- Oyuncu g (Mevkisiz, misafir) 80');
  expect(text).toMatch(/Fark: oyuncu başına [\d,]+ puan/);
});
