import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSlotNews } from './useSlotNews.ts';
import type { BoardField, BoardSlot } from './weekBoardModel.ts';

const HOURS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00'];
const FREE: Omit<BoardSlot, 'timeSlot'> = {
  status: 'available',
  isAvailable: true,
  isPast: false,
  price: 1500,
};
const TAKEN = { status: 'occupied', isAvailable: false } as const;

/** A day of a pitch whose first hours are taken. */
const field = (taken: number, fieldName = 'Saha 1', more: Partial<BoardSlot> = {}): BoardField => ({
  fieldName,
  capacity: "7'ye 7",
  weeklyData: [
    {
      date: '2026-11-20',
      daySlots: HOURS.map((timeSlot, index) => ({
        ...FREE,
        timeSlot,
        ...(index < taken ? { ...TAKEN, ...more } : {}),
      })),
    },
  ],
});
/** The news when one state of the board follows another. */
function newsAfter(before: BoardField[], after: BoardField[], unsettled: string | null = null) {
  const { result, rerender } = renderHook(({ fields, busy }) => useSlotNews(fields, busy), {
    initialProps: { fields: before, busy: null as string | null },
  });
  rerender({ fields: after, busy: unsettled });
  return {
    ...result.current,
    settle: (fields: BoardField[]) => {
      rerender({ fields, busy: null });
      return result.current.news;
    },
  };
}
const told = (hour: string) => `20 Kasım Cuma, ${hour} doldu.`;

it.each([
  [1, told('18:00-19:00')],
  [3, HOURS.slice(0, 3).map(told).join(' ')],
  [4, `${HOURS.slice(0, 3).map(told).join(' ')} 1 saat daha değişti.`],
  [5, `${HOURS.slice(0, 3).map(told).join(' ')} 2 saat daha değişti.`],
])('tells of %i hours that went: the first three, and how many more', (count, sentence) => {
  const { news, changed } = newsAfter([field(0)], [field(count)]);
  expect(news).toBe(sentence);
  expect(changed.size).toBe(count);
});

it('names the pitch where there are several', () => {
  const other = field(0, 'Saha 2');
  expect(newsAfter([field(0), other], [field(1), other]).news).toBe(
    'Saha 1, 20 Kasım Cuma, 18:00-19:00 doldu.',
  );
});

it('tells nothing of what was so already, nor of hours that run out', () => {
  expect(newsAfter([field(2)], [field(2)]).news).toBe('');
  expect(newsAfter([field(0)], [field(1, 'Saha 1', { isPast: true })]).news).toBe('');
  expect(newsAfter([field(0, 'Saha 1')], [field(3, 'Saha 2')]).news).toBe('');
});

it('tells of an hour that is being asked for once it is certain', () => {
  const key = 'Saha 1|2026-11-20|18:00-19:00';
  const { news, settle } = newsAfter([field(0)], [field(1, 'Saha 1', { mine: true })], key);
  expect(news).toBe('');
  expect(settle([field(1, 'Saha 1', { mine: true })])).toBe('20 Kasım Cuma, 18:00-19:00 sizin.');
});
