import { screen } from '@testing-library/react';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { at, NOW, reservation, TODAY } from '../../../test/world.ts';
import { NextMatch } from './NextMatch.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  signIn();
});

const weekIn = (days: number) => {
  const date = addDays(TODAY, days);
  const occurrences = weeksOf([{ date, startsAt: at(date, 22) }]);
  return { body: { requests: [subscription('s1', { status: 'approved', occurrences })], nextCursor: null } };
};
const hours = () => ({
  body: {
    reservations: [
      reservation('r2', addDays(TODAY, 4)),
      reservation('r1', addDays(TODAY, 1), { status: 'pending' }),
    ],
    nextCursor: null,
  },
});
const start = () => renderAt('/', { '/': <NextMatch /> });

test.each([
  [3, /^Sıradaki maçınız: 22:00 Yıldız Halı Saha 21 Kasım Cmt, 3 gün kaldı$/],
  [5, /^Sıradaki maçınız: 21:00 Çınar Halı Saha 22 Kasım Paz, 4 gün kaldı$/],
])('a week of a subscription in %i days counts as a match, too', async (days, name) => {
  stubApi({ 'GET reservations/mine': hours, 'GET subscription/mine': () => weekIn(days) });
  start();
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test.each(['GET reservations/mine', 'GET subscription/mine'])(
  'while %s cannot be read, no other hour is called the next one',
  async (lost) => {
    const reads = { 'GET reservations/mine': hours, 'GET subscription/mine': () => weekIn(3) };
    stubApi({ ...reads, [lost]: () => ({ status: 500, body: {} }) });
    start();
    expect(await screen.findByText(/Sıradaki maçınız alınamadı/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
