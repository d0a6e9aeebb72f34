import { expect, test } from 'vitest';
import { POSITIONS, type Position, SKILLS } from '../contracts/users.ts';
import { cardRating, foilOf, fullStats, ratedStats } from './index.ts';

const all = (value: number) => Object.fromEntries(SKILLS.map((skill) => [skill, value]));

test('equal skills give exactly that rating in every position, so each row of weights adds up to one', () => {
  for (const position of POSITIONS) {
    for (const value of [0, 1, 33, 50, 77, 99, 100]) expect(cardRating(all(value), position)).toBe(value);
  }
});

test.each<[Position, number]>([
  ['Kaleci', 67],
  ['Stoper', 64],
  ['Bek', 68],
  ['Orta Saha', 71],
  ['Ofansif Orta Saha', 73],
  ['Kanat', 76],
  ['Forvet', 73],
])('a quick dribbler as %s is rated %i', (position, rating) => {
  const stats = { speed: 90, shooting: 60, passing: 70, dribbling: 80, defense: 40, physical: 85 };
  expect(cardRating(stats, position)).toBe(rating);
});

test.each<[Position | null, number[]]>([
  ['Kaleci', [10, 5, 10, 5, 35, 35]],
  ['Stoper', [10, 5, 10, 10, 40, 25]],
  ['Bek', [15, 5, 15, 10, 30, 25]],
  ['Orta Saha', [15, 15, 25, 20, 15, 10]],
  ['Ofansif Orta Saha', [20, 25, 25, 20, 5, 5]],
  ['Kanat', [30, 20, 15, 20, 5, 10]],
  ['Forvet', [25, 35, 10, 20, 5, 5]],
  [null, [17, 17, 17, 17, 17, 17]],
])('%s: each skill alone gives its own weight', (position, weights) => {
  const alone = (skill: string) => cardRating({ ...all(0), [skill]: 100 }, position);
  const skills = ['speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical'];
  expect(skills.map(alone)).toEqual(weights);
});

test('a card shines by its rating', () => {
  const foils = [0, 59, 60, 74, 75, 84, 85, 100].map(foilOf);
  expect(foils).toEqual([
    ...['bronze', 'bronze', 'silver', 'silver'],
    ...['gold', 'gold', 'floodlit', 'floodlit'],
  ]);
});

test('a missing skill counts 50', () => {
  expect(cardRating({}, 'Forvet')).toBe(50);
  expect(cardRating({ shooting: 100 }, 'Forvet')).toBe(68);
  expect(fullStats({ speed: 10 }).physical).toBe(50);
  expect(fullStats({}, 60).physical).toBe(60);
});

test('halves round up, also those that fractions would come just below', () => {
  expect(cardRating({ ...all(50), shooting: 60 }, 'Kaleci')).toBe(51);
  const half = { speed: 28, shooting: 18, passing: 1, dribbling: 52, defense: 78, physical: 48 };
  expect(cardRating(half, 'Kaleci')).toBe(51);
});

test('without a position the plain mean counts', () => {
  expect(cardRating({ ...all(60), speed: 90 }, null)).toBe(65);
});

test('ratings move a skill away from the declared value, which weighs as five of them', () => {
  const sums = { speed: 160, shooting: 0, passing: 100, dribbling: 200, defense: 99, physical: 101 };
  expect(ratedStats({ speed: 73, shooting: 70, passing: 50, dribbling: 0 }, { count: 2, sums })).toEqual({
    speed: 75,
    shooting: 50,
    passing: 50,
    dribbling: 29,
    defense: 50,
    physical: 50,
  });
  expect(ratedStats({ speed: 73 }, { count: 0, sums })).toEqual({ speed: 73 });
});
