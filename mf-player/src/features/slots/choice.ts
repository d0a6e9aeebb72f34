import type { WeeklyAnswer, WeeklyField, WeeklySlot } from 'mf-shared/contracts/reservations';
import type { z } from 'zod/mini';

export type Weekly = z.infer<typeof WeeklyAnswer>;

/** One hour of one pitch, as an address names it. */
export type Choice = { fieldId: string; date: string; timeSlot: string };

/** The hour that a choice names, with what the week says about it. */
export type ChosenSlot = { field: WeeklyField; date: string; slot: WeeklySlot };

const SEPARATOR = '~';

/** `<fieldId>~2026-11-20~21:00-22:00` */
export const writeChoice = ({ fieldId, date, timeSlot }: Choice) => [fieldId, date, timeSlot].join(SEPARATOR);

/** Reads what `writeChoice` wrote; null for anything else. */
export function readChoice(text: string | null): Choice | null {
  const [fieldId, date, timeSlot] = text?.split(SEPARATOR) ?? [];
  return fieldId && date && timeSlot ? { fieldId, date, timeSlot } : null;
}

/** The chosen hour in the week's data, or null when the week has no such hour. */
export function findSlot(week: Weekly | undefined, choice: Choice | null): ChosenSlot | null {
  const field = week?.weeklyData.find((one) => one.fieldId === choice?.fieldId);
  const day = field?.weeklyData.find((one) => one.date === choice?.date);
  const slot = day?.daySlots.find((one) => one.timeSlot === choice?.timeSlot);
  return field && day && slot ? { field, date: day.date, slot } : null;
}

/** The week with one hour changed; everything else stays the same object. */
export function changeSlot(week: Weekly, choice: Choice, change: Partial<WeeklySlot>): Weekly {
  return {
    ...week,
    weeklyData: week.weeklyData.map((field) =>
      field.fieldId !== choice.fieldId
        ? field
        : {
            ...field,
            weeklyData: field.weeklyData.map((day) =>
              day.date !== choice.date
                ? day
                : {
                    ...day,
                    daySlots: day.daySlots.map((slot) =>
                      slot.timeSlot === choice.timeSlot ? { ...slot, ...change } : slot,
                    ),
                  },
            ),
          },
    ),
  };
}
