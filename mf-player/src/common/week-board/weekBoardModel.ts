import { formatDay, formatDayMonth } from 'mf-shared/format';
import type { SubmitProps } from 'mf-shared/ui/Button';

/** One hour of the week board, in the shape of the weekly answer's slots. */
export type BoardSlot = {
  timeSlot: string;
  status: 'available' | 'occupied';
  isAvailable: boolean;
  isPast: boolean;
  mine?: boolean;
  /** For an own hour: `pending` until the business approves it. */
  mineStatus?: 'pending' | 'approved' | null;
  hasSubscription?: boolean;
  /** Set if the viewer stands in the line. While `offered`, the hour is kept for them until `offerUntil` (ms). */
  waiting?: { status: 'waiting' | 'offered'; offerUntil: number | null } | undefined;
  /** TL */
  price: number;
  /** For an hour beyond the venue's booking horizon: the day on which it opens. */
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
  /** Taken; the viewer stands in line. */
  | 'queued'
  /** Kept for the viewer as the next in line. */
  | 'offered';

/** State of a tile. An own hour keeps its state after it was played. */
export function slotState(slot: BoardSlot): SlotState {
  if (slot.mine) return slot.mineStatus === 'pending' ? 'waiting' : 'mine';
  if (slot.isPast) return 'past';
  if (slot.waiting?.status === 'offered') return 'offered';
  if (slot.isAvailable) return 'free';
  if (slot.status === 'available' && slot.opensOn) return 'later';
  if (slot.waiting) return 'queued';
  return slot.hasSubscription ? 'subscription' : 'taken';
}

/** What a press on a tile does: request the hour, or open its line; null for plain words. */
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

/** Whether every hour of a day is past, so that nothing can be reserved. */
export function isPastDay(day: BoardDay): boolean {
  return day.daySlots.length > 0 && day.daySlots.every((slot) => slot.isPast);
}

/** The day on which a fully unopened day opens; null for any other day. */
export function opensLater(day: BoardDay): string | null {
  const [first] = day.daySlots;
  const all = day.daySlots.every((slot) => slotState(slot) === 'later');
  return all ? (first?.opensOn ?? null) : null;
}

/** 'Henüz açılmadı. 5 Aralık Cumartesi günü açılır.' */
export const opensText = (date: string): string => `Henüz açılmadı. ${formatDay(date)} günü açılır.`;

/** One night on all pitches together. */
export type Night = {
  date: string;
  free: number;
  isPast: boolean;
  /** The day on which the night opens, if no pitch can be asked for yet. */
  later: string | null;
};

/** The nights of the pitches, which all have the same dates. */
export function nightsOf(fields: readonly BoardField[]): Night[] {
  return (fields[0]?.weeklyData ?? []).map(({ date }) => {
    const days = fields.flatMap((field) => field.weeklyData.filter((day) => day.date === date));
    const later = days.map(opensLater);
    return {
      date,
      free: days.reduce((sum, day) => sum + freeCount(day), 0),
      isPast: days.every(isPastDay),
      later: later.every((one) => one !== null) ? (later[0] ?? null) : null,
    };
  });
}

/** Past days in a row: `25 Kasım`, `16–21 Kasım`, `28 Kasım – 2 Aralık` */
export function pastText(days: readonly { date: string }[]): string {
  const from = days[0]?.date ?? '';
  const to = days.at(-1)?.date ?? '';
  if (from === to) return formatDayMonth(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDayMonth(to)}`;
  return `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

/** Number of free hours on a day. */
export function freeCount(day: BoardDay): number {
  return day.daySlots.filter((slot) => slotState(slot) === 'free').length;
}

/**
 * Whether an hour of a football night lies after midnight. Slots stand in playing order, so a slot that starts earlier
 * than the first belongs to the next calendar day.
 */
export function isNight(order: readonly string[], timeSlot: string): boolean {
  const first = order[0];
  return first !== undefined && timeSlot.slice(0, 5) < first.slice(0, 5);
}

/** '20 Kasım Cuma, 21:00-22:00', after midnight '20 Kasım Cuma gecesi, 00:00-01:00'. */
export function slotLabel(date: string, timeSlot: string, night: boolean): string {
  return `${formatDay(date)}${night ? ' gecesi' : ''}, ${timeSlot}`;
}

/** Every time slot of the field's week once, in playing order. */
export function columnsOf(field: BoardField): string[] {
  const days = [...field.weeklyData].sort((a, b) => b.daySlots.length - a.daySlots.length);
  return [...new Set(days.flatMap((day) => day.daySlots.map((slot) => slot.timeSlot)))];
}

/** Callbacks of a board. */
export type BoardCallbacks = {
  /** Absent for viewers that may only look: free hours are then words, not buttons. */
  onReserve?: (fieldName: string, date: string, timeSlot: string) => void;
  /** Label of a free hour's button, one or two words. */
  action?: string;
  /** Opens the line for a taken hour; absent if the board has no lines. */
  onWait?: (fieldName: string, date: string, timeSlot: string) => void;
  /** What the button of an hour sends by itself. */
  submitHour?: (kind: 'slot' | 'line', fieldName: string, date: string, timeSlot: string) => SubmitProps;
  /** Another day was opened on a narrow screen. */
  onDay?: (date: string) => void;
  /** What the tab of a day sends by itself. */
  submitDay?: (date: string) => SubmitProps;
  /** PageUp and PageDown inside the board. */
  onPreviousWeek?: () => void;
  onNextWeek?: () => void;
};

/** The handlers of an hour's tile, and the form that its button sends without scripts. */
export function pressOf(slot: BoardSlot, { fieldName, date, timeSlot }: SlotKey, callbacks: BoardCallbacks) {
  const { onReserve, onWait, submitHour } = callbacks;
  const action = actionOf(slot, callbacks);
  return {
    onReserve: action === 'reserve' ? () => onReserve?.(fieldName, date, timeSlot) : undefined,
    onWait: action === 'wait' ? () => onWait?.(fieldName, date, timeSlot) : undefined,
    submit: action ? submitHour?.(action === 'wait' ? 'line' : 'slot', fieldName, date, timeSlot) : undefined,
  };
}

/** Props of both forms of the board (table and strip) for one field. */
export type BoardPart = BoardCallbacks & {
  field: BoardField;
  /** The day that the strip shows; if absent or in another week, the first with a free hour. */
  chosenDay: string | undefined;
  titleId: string;
  busySlot: string | null;
  changed: ReadonlySet<string>;
};
