import type { DailyField, DailySlot } from 'mf-shared/contracts/reservations';
import { currentNight, isAfterMidnight } from 'mf-shared/schedule';

/** An hour with its pitch and its football night. */
export type Hour = DailySlot & { fieldName: string; fieldId: string; date: string };

export const hoursOf = (date: string, fields: readonly DailyField[]): Hour[] =>
  fields.flatMap(({ fieldId, fieldName, daySlots }) =>
    daySlots.map((slot) => ({ ...slot, fieldId, fieldName, date })),
  );

const approved = (hours: readonly Hour[]) =>
  hours.filter((hour) => hour.status === 'approved' && hour.kind !== 'closure');

/** Hours that are played at `now`. */
export const playing = (hours: readonly Hour[], now: number) =>
  approved(hours).filter((hour) => hour.startsAt <= now && now < hour.endsAt);

/** The hours that start together next after `now`. */
export function upcoming(hours: readonly Hour[], now: number): Hour[] {
  const coming = approved(hours).filter((hour) => hour.startsAt > now);
  const first = Math.min(...coming.map((hour) => hour.startsAt));
  return coming.filter((hour) => hour.startsAt === first);
}

/** Slots in playing order. */
export const inOrder = (slots: readonly DailySlot[]) => [...slots].sort((a, b) => a.startsAt - b.startsAt);

const FEW = 3;

/**
 * How many past hours of the night `date` to fold: none if they are few. While hours are still to come, the last past one
 * stays. A pitch that has closed for tonight folds whole. An earlier night does not fold, since somebody looks it up.
 */
export function foldable(date: string, slots: readonly DailySlot[], now: number): number {
  const over = slots.filter((slot) => slot.endsAt <= now).length;
  if (over <= FEW) return 0;
  if (over < slots.length) return over - 1;
  return date === currentNight(now) ? over : 0;
}

/** Whether an hour is the first one after midnight. */
export function startsNight(date: string, slots: readonly DailySlot[], index: number): boolean {
  const slot = slots[index];
  const before = slots[index - 1];
  return (
    slot !== undefined &&
    isAfterMidnight(date, slot.startsAt) &&
    (before === undefined || !isAfterMidnight(date, before.startsAt))
  );
}
