import { formatDay } from 'mf-shared/format';

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
  /** The viewer stands in the line for it; while `offered` it is kept for them until `offerUntil` (ms). */
  waiting?: { status: 'waiting' | 'offered'; offerUntil: number | null } | undefined;
  /** TL */
  price: number;
  /** Of an hour further ahead than the venue lets book: the day on which it opens. */
  opensOn?: string | undefined;
};

export type BoardDay = { date: string; daySlots: BoardSlot[] };
export type BoardField = { fieldName: string; capacity: string; weeklyData: BoardDay[] };

/** Names one hour of one pitch. */
export type SlotKey = { fieldName: string; date: string; timeSlot: string };

export type SlotState =
  | 'free'
  | 'mine'
  | 'waiting'
  | 'taken'
  | 'subscription'
  | 'later'
  | 'past'
  /** Taken, and the viewer stands in line. */
  | 'queued'
  /** Kept for the viewer, who was the next in line. */
  | 'offered';

/** What a tile shows. An own hour stays visible as such after it was played. */
export function slotState(slot: BoardSlot): SlotState {
  if (slot.mine) return slot.mineStatus === 'pending' ? 'waiting' : 'mine';
  if (slot.isPast) return 'past';
  if (slot.waiting?.status === 'offered') return 'offered';
  if (slot.isAvailable) return 'free';
  if (slot.status === 'available' && slot.opensOn) return 'later';
  if (slot.waiting) return 'queued';
  return slot.hasSubscription ? 'subscription' : 'taken';
}

/** What a tile does when it is pressed: ask for the hour, or go to its line; null where it is words alone. */
export function actionOf(
  slot: BoardSlot,
  { onReserve, onWait }: Pick<BoardCallbacks, 'onReserve' | 'onWait'>,
): 'reserve' | 'wait' | null {
  const state = slotState(slot);
  if (state === 'free') return onReserve ? 'reserve' : null;
  if (state === 'queued' || state === 'offered') return onWait ? 'wait' : null;
  const isTaken =
    (state === 'taken' || state === 'subscription') && slot.status === 'occupied' && !slot.opensOn;
  return isTaken && onWait ? 'wait' : null;
}

/** A day of which every hour is past, so that nothing on it can be reserved. */
export function isPastDay(day: BoardDay): boolean {
  return day.daySlots.length > 0 && day.daySlots.every((slot) => slot.isPast);
}

/** The day on which the hours of a day open of which none can be had yet; null for any other day. */
export function opensLater(day: BoardDay): string | null {
  const [first] = day.daySlots;
  const all = day.daySlots.every((slot) => slotState(slot) === 'later');
  return all ? (first?.opensOn ?? null) : null;
}

/** 'Henüz açılmadı. 5 Aralık Cumartesi günü açılır.' */
export const opensText = (date: string): string => `Henüz açılmadı. ${formatDay(date)} günü açılır.`;

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
  /** What a free hour's button does, in a word or two. */
  action?: string;
  /** Opens the line for a taken hour; absent where nobody can stand in one. */
  onWait?: (fieldName: string, date: string, timeSlot: string) => void;
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
