import { render, screen } from '@testing-library/react';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { NowLines } from './NowBoard.tsx';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const game = (date: string, startsAt: number) => ({
  ...{
    key: date,
    date,
    startsAt,
    endsAt: startsAt + HOUR_MS,
    timeSlot: '22:00-23:00',
    name: 'Ali',
    pitch: '',
  },
});

it.each([
  ['2026-11-28', NOW + HOUR_MS, 'Sıradaki'],
  ['2026-11-29', NOW + 25 * HOUR_MS, 'Sıradaki, 29 Kasım Pazar'],
])('names the night of the next match unless it is tonight: %s', (date, startsAt, label) => {
  render(<NowLines now={NOW} playing={[]} next={[game(date, startsAt)]} reading={false} />);
  expect(screen.getByText(/^Sıradaki/).textContent).toBe(label);
});
