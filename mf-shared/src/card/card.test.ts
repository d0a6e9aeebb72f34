import { expect, test } from 'vitest';
import { POSITIONS, type Position, SKILLS } from '../contracts/users.ts';
import { cardRating, fullStats } from './index.ts';

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

test('a missing skill counts 50', () => {
  expect(cardRating({}, 'Forvet')).toBe(50);
  expect(cardRating({ shooting: 100 }, 'Forvet')).toBe(68);
  expect(fullStats({ speed: 10 }).physical).toBe(50);
  expect(fullStats({}, 60).physical).toBe(60);
});

test('halves round up', () => {
  expect(cardRating({ ...all(50), shooting: 60 }, 'Kaleci')).toBe(51);
});

test('without a position the plain mean counts', () => {
  expect(cardRating({ ...all(60), speed: 90 }, null)).toBe(65);
});
