import type { BoardEntry } from 'mf-shared/contracts/board';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, vi } from 'vitest';
import { signIn } from './session.ts';

export const STARTS = Date.parse('2026-11-20T18:00:00Z');
export const hour = { timeSlot: '21:00-22:00', startsAt: STARTS, endsAt: STARTS + HOUR_MS };
export const place = { fieldId: 'f1', fieldName: 'Saha 1', date: '2026-11-20' };
export const entry = (part: Partial<BoardEntry>) =>
  ({
    ...{ id: 'e1', _id: 'e1', ...place, ...hour, kind: 'phone', status: 'approved', name: 'Hasan Usta' },
    ...{ phone: '', note: '', price: 1500, userId: null, reason: null, seriesId: null, version: '1' },
    ...part,
  }) as BoardEntry;

export const did = vi.fn();

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => {
    did.mockClear();
    signIn();
  });
}
