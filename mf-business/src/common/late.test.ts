import { describe, expect, it } from 'vitest';
import { canCorrect, canMark, isForgotten } from './late.ts';

const STARTS = Date.parse('2026-11-20T18:00:00Z');
const ENDS = Date.parse('2026-11-20T19:00:00Z');
const LAST = ENDS + 60 * 24 * 60 * 60 * 1000;
/** Six in the morning in Istanbul: the next football night begins. */
const NIGHT_OVER = Date.parse('2026-11-21T03:00:00Z');
const NEXT_OVER = Date.parse('2026-11-22T03:00:00Z');
const hour = { date: '2026-11-20', startsAt: STARTS, endsAt: ENDS };
const owner = (now: number) => ({ now, isDayStaff: false });
const staff = (now: number) => ({ now, isDayStaff: true });

describe('an hour that is over', () => {
  it('can be corrected for 60 days, by day staff not at all', () => {
    expect([ENDS - 1, ENDS, LAST, LAST + 1].map((now) => canCorrect(hour, owner(now)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([ENDS - 1, ENDS].map((now) => canCorrect(hour, staff(now)))).toEqual([true, false]);
  });

  it('can be written down when it was forgotten, by day staff for the night under way', () => {
    expect([ENDS - 1, ENDS, LAST, LAST + 1].map((now) => isForgotten(hour, owner(now)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([ENDS, NIGHT_OVER - 1, NIGHT_OVER].map((now) => isForgotten(hour, staff(now)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has a mark of who came from its start on, by day staff until the next night is over', () => {
    expect([STARTS - 1, STARTS, LAST, LAST + 1].map((now) => canMark(hour, owner(now)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([STARTS, NEXT_OVER - 1, NEXT_OVER].map((now) => canMark(hour, staff(now)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
