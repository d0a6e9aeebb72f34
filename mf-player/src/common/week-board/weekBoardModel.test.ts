import { expect, it } from 'vitest';
import {
  actionOf,
  type BoardSlot,
  columnsOf,
  freeCount,
  isNight,
  isPastDay,
  opensLater,
  type SlotState,
  slotState,
} from './weekBoardModel.ts';

const FREE: BoardSlot = {
  ...{ timeSlot: '22:00-23:00', status: 'available', isAvailable: true, isPast: false, price: 1500 },
};
const TAKEN = { ...FREE, status: 'occupied', isAvailable: false } as const;
const LATER = { ...FREE, isAvailable: false, opensOn: '2026-11-25' };
const PAST = { ...TAKEN, isPast: true };
const MINE = { ...TAKEN, mine: true };
const inLine = (status: 'waiting' | 'offered') => ({ waiting: { status, offerUntil: null } });

it.each<[SlotState, BoardSlot, 'reserve' | 'wait' | null]>([
  ['free', FREE, 'reserve'],
  ['taken', TAKEN, 'wait'],
  ['subscription', { ...TAKEN, hasSubscription: true }, 'wait'],
  ['later', LATER, null],
  ['taken', { ...TAKEN, opensOn: '2026-11-25' }, null],
  ['taken', { ...FREE, isAvailable: false }, null],
  ['queued', { ...TAKEN, ...inLine('waiting') }, 'wait'],
  ['offered', { ...TAKEN, ...inLine('offered') }, 'wait'],
  ['offered', { ...FREE, ...inLine('offered') }, 'wait'],
  ['past', PAST, null],
  ['past', { ...FREE, isPast: true }, null],
  ['past', { ...PAST, ...inLine('offered') }, null],
  ['mine', { ...MINE, mineStatus: 'approved' }, null],
  ['mine', { ...PAST, mine: true, mineStatus: 'approved' }, null],
  ['waiting', { ...MINE, mineStatus: 'pending' }, null],
])('an hour is %s: %j', (state, slot, action) => {
  const both = { onReserve: () => {}, onWait: () => {} };
  expect([slotState(slot), actionOf(slot, both), actionOf(slot, {})]).toEqual([state, action, null]);
});

const day = (...daySlots: BoardSlot[]) => ({ date: '2026-11-20', daySlots });

it('a day is past, opens later, or has so many free hours', () => {
  expect([day(PAST, PAST), day(PAST, TAKEN), day()].map(isPastDay)).toEqual([true, false, false]);
  expect([day(LATER, LATER), day(LATER, FREE), day()].map(opensLater)).toEqual(['2026-11-25', null, null]);
  expect(freeCount(day(FREE, TAKEN, LATER, FREE, { ...FREE, ...inLine('offered') }))).toBe(2);
});

it('the columns of a week are the hours of all its days, each once, in the order played', () => {
  const hours = (...slots: string[]) => day(...slots.map((timeSlot) => ({ ...FREE, timeSlot })));
  const field = { fieldName: 'Saha', capacity: '', weeklyData: [] };
  const weeklyData = [hours('23:00-00:00'), hours('22:00-23:00', '23:00-00:00', '00:00-01:00')];
  const columns = columnsOf({ ...field, weeklyData });
  expect(columns).toEqual(['22:00-23:00', '23:00-00:00', '00:00-01:00']);
  expect(columns.map((one) => isNight(columns, one))).toEqual([false, false, true]);
  expect(isNight([], '22:00-23:00')).toBe(false);
});
