import { formatDay } from '../format/index.ts';

/** One hour of the week board; the slots of the weekly answer fit as they are. */
export type BoardSlot = {
  timeSlot: string;
  status: 'available' | 'occupied';
  isAvailable: boolean;
  isPast: boolean;
  mine?: boolean;
  /** Of an own hour: whether the business has still to approve it. */
  mineStatus?: 'pending' | 'approved' | null;
  hasSubscription?: boolean;
  /** TL */
  price: number;
};

export type BoardDay = { date: string; daySlots: BoardSlot[] };
export type BoardField = { fieldName: string; capacity: string; weeklyData: BoardDay[] };

/** Names one hour of one pitch. */
export type SlotKey = { fieldName: string; date: string; timeSlot: string };

export type SlotState = 'free' | 'mine' | 'waiting' | 'taken' | 'subscription' | 'past';

/** What a tile shows. An own hour stays visible as such after it was played. */
export function slotState(slot: BoardSlot): SlotState {
  if (slot.mine) return slot.mineStatus === 'pending' ? 'waiting' : 'mine';
  if (slot.isPast) return 'past';
  if (slot.isAvailable) return 'free';
  return slot.hasSubscription ? 'subscription' : 'taken';
}

/** A day of which every hour is past, so that nothing on it can be reserved. */
export function isPastDay(day: BoardDay): boolean {
  return day.daySlots.length > 0 && day.daySlots.every((slot) => slot.isPast);
}

/** Number of hours still to be had on a day. */
export function freeCount(day: BoardDay): number {
  return day.daySlots.filter((slot) => slotState(slot) === 'free').length;
}

/**
 * Whether an hour lies after midnight in its football night: slots stand in the order they are played, so
 * one that starts earlier than the first belongs to the next calendar day.
 */
export function isNight(order: readonly string[], timeSlot: string): boolean {
  const first = order[0];
  return first !== undefined && timeSlot.slice(0, 5) < first.slice(0, 5);
}

/** '20 Kasım Cuma, 21:00-22:00', after midnight '20 Kasım Cuma gecesi, 00:00-01:00'. */
export function slotLabel(date: string, timeSlot: string, night: boolean): string {
  return `${formatDay(date)}${night ? ' gecesi' : ''}, ${timeSlot}`;
}

/** Every time slot of the field's week once, in the order played. */
export function columnsOf(field: BoardField): string[] {
  const days = [...field.weeklyData].sort((a, b) => b.daySlots.length - a.daySlots.length);
  return [...new Set(days.flatMap((day) => day.daySlots.map((slot) => slot.timeSlot)))];
}

/** What a board asks of its owner. */
export type BoardCallbacks = {
  /** Absent for those who may only look: free hours are then words, not buttons. */
  onReserve?: (fieldName: string, date: string, timeSlot: string) => void;
  /** Another day was opened on a narrow screen. */
  onDay?: (date: string) => void;
  /** PageUp and PageDown inside the board. */
  onPreviousWeek?: () => void;
  onNextWeek?: () => void;
};

/** What the two forms of the board (table and strip) get for one field. */
export type BoardPart = BoardCallbacks & {
  field: BoardField;
  /** The day that the strip shows; without one, or in another week, the first that has a free hour. */
  chosenDay: string | undefined;
  titleId: string;
  busySlot: string | null;
  changed: ReadonlySet<string>;
};
