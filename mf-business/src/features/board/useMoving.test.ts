import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { toGrid } from './model.ts';
import { inHand } from './useMoving.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const startsAt = istanbulMidnight(FRIDAY) + 20 * 3_600_000;
const booked = {
  id: 'p1',
  fieldId: 'f1',
  date: FRIDAY,
  startsAt,
  endsAt: startsAt + HOUR_MS,
} as BoardEntry;
const page = (date: string, entries: BoardEntry[]) =>
  toGrid(
    {
      fields: [{ fieldId: 'f1', fieldName: 'Saha 1', days: [{ date, free: [] }] }],
      entries,
    } as unknown as BoardAnswer,
    [date],
    null,
  );
const picked = page(FRIDAY, [booked]).tiles[0]?.[0] ?? null;

describe('what is in hand', () => {
  it('is as the shown page has it', () => {
    const newer = { ...booked, version: '2' };
    expect(inHand(picked, page(FRIDAY, [newer]))?.entry).toBe(newer);
  });

  it('is nothing once somebody else took it away, or has the hour', () => {
    expect(inHand(picked, page(FRIDAY, []))).toBeNull();
    expect(inHand(picked, page(FRIDAY, [{ ...booked, id: 'p2' }]))).toBeNull();
  });

  it('is what was picked up where the page does not show it', () => {
    expect(inHand(picked, page(SATURDAY, []))).toBe(picked);
    expect(inHand(null, page(SATURDAY, []))).toBeNull();
  });

  it('is looked for on its own pitch', () => {
    const fields = ['f0', 'f1'].map((fieldId) => ({
      fieldId,
      fieldName: fieldId,
      days: [{ date: FRIDAY, free: [] }],
    }));
    const both = toGrid({ fields, entries: [booked] } as unknown as BoardAnswer, [FRIDAY], null);
    expect(inHand(picked, both)?.entry).toBe(booked);
  });
});
