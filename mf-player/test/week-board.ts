import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { BoardField, BoardSlot } from '../src/common/week-board/weekBoardModel.ts';

export const FREE: Omit<BoardSlot, 'timeSlot'> = {
  status: 'available',
  isAvailable: true,
  isPast: false,
  price: 1500,
};
export const TAKEN = { ...FREE, status: 'occupied' as const, isAvailable: false };
export const HOURS = ['22:00-23:00', '23:00-00:00', '00:00-01:00'];

export type Looks = Record<string, Partial<BoardSlot>>;

/** Three days from 19 November 2026; the first is past. `looks` maps 'day:hour index' to changes of that slot. */
export function field(looks: Looks = {}): BoardField {
  const dates = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const weeklyData = dates.map((date, day) => ({
    date,
    daySlots: HOURS.map((timeSlot, hour) => ({
      ...FREE,
      timeSlot,
      ...(day === 0 ? { ...TAKEN, isPast: true } : {}),
      ...looks[`${day}:${hour}`],
    })),
  }));
  return { fieldName: 'Saha 1', capacity: "7'ye 7", weeklyData };
}

export function width(wide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: wide,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

export const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
export const focused = () => document.activeElement?.textContent ?? '';
