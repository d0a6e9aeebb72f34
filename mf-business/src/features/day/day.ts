import type { DailyField, DailySlot } from 'mf-shared/contracts/reservations';
import { isAfterMidnight } from 'mf-shared/schedule';

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

/** How many past hours of a running night to fold. The last past hour stays, and a few are not worth folding. */
export function foldable(slots: readonly DailySlot[], now: number): number {
  const over = slots.filter((slot) => slot.endsAt <= now).length;
  return over < slots.length && over > FEW ? over - 1 : 0;
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
