import { screen } from '@testing-library/react';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { BoardPage } from '../src/features/board/BoardPage.tsx';
import { signIn } from './session.ts';

/** A Wednesday evening. */
export const NOW = Date.parse('2026-11-18T15:20:00Z');
export const NIGHT = addDays(currentNight(NOW), 2);
export const at = (hour: number) => {
  const startsAt = istanbulMidnight(NIGHT) + hour * HOUR_MS;
  return { timeSlot: `${hour}:00-${hour + 1}:00`, startsAt, endsAt: startsAt + HOUR_MS };
};

export const entry = (hour: number, part: Partial<BoardEntry> = {}): BoardEntry => ({
  id: 'p1',
  _id: 'p1',
  kind: 'phone',
  fieldId: 'f1',
  date: NIGHT,
  ...at(hour),
  status: 'approved',
  name: 'Hasan Usta',
  phone: '',
  note: '',
  price: 1500,
  userId: null,
  reason: null,
  seriesId: null,
  version: '1',
  ...part,
});

export const at19 = { fieldId: 'f1', date: NIGHT, timeSlot: '19:00-20:00' };

/** Two pitches from 18:00 to 22:00; entries take their hours. */
export function board(entries: BoardEntry[] = []): BoardAnswer {
  const free = (fieldId: string) =>
    [18, 19, 20, 21]
      .map((hour) => ({ ...at(hour), price: 1500 }))
      .filter((one) => !entries.some((held) => held.fieldId === fieldId && held.startsAt === one.startsAt));
  const field = (fieldId: string, fieldName: string) => ({
    fieldId,
    fieldName,
    capacity: "7'ye 7",
    archived: false,
    days: [{ date: NIGHT, free: free(fieldId) }],
  });
  return { fields: [field('f1', 'Saha 1'), field('f2', 'Saha 2')], entries, lastDate: addDays(NIGHT, 80) };
}

export function serve(entries: BoardEntry[], overrides: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET business/board': () => board(entries),
    'GET reservations/business-reservations': () => ({ reservations: [], nextCursor: null }),
    ...overrides,
  });
}

export const hour = (pitch: number, from: number) =>
  screen.getByRole('button', { name: new RegExp(`^Saha ${pitch}, .*, ${from}:00-`) });
export async function open(entries: BoardEntry[] = [], overrides = {}) {
  const requests = serve(entries, overrides);
  renderAt(`/business/board?date=${NIGHT}`, <BoardPage />);
  await screen.findByRole('grid');
  return requests;
}
export const sent = async (requests: Request[], path: string) => {
  const request = requests.find((one) => one.method !== 'GET' && one.url.includes(path));
  return request?.clone().json();
};

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => {
    vi.setSystemTime(NOW);
    signIn();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
