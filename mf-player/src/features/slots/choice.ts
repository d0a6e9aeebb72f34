import type { WeeklyAnswer, WeeklyField, WeeklySlot } from 'mf-shared/contracts/reservations';
import type { z } from 'zod/mini';
import type { Choice } from '../../common/hour-address.ts';

export type Weekly = z.infer<typeof WeeklyAnswer>;

/** The chosen hour with its data from the week. */
export type ChosenSlot = { field: WeeklyField; date: string; slot: WeeklySlot };

/** The chosen hour in the week's data; null if the week does not have it. */
export function findSlot(week: Weekly | undefined, choice: Choice | null): ChosenSlot | null {
  const field = week?.weeklyData.find((one) => one.fieldId === choice?.fieldId);
  const day = field?.weeklyData.find((one) => one.date === choice?.date);
  const slot = day?.daySlots.find((one) => one.timeSlot === choice?.timeSlot);
  return field && day && slot ? { field, date: day.date, slot } : null;
}

/** What an address asks of a week: a free hour to request, or a taken one to wait for. */
export function askedIn(week: Weekly | undefined, choice: Choice | null, line: Choice | null) {
  const chosen = findSlot(week, choice);
  const lined = findSlot(week, line);
  const isTaken = ({ slot }: ChosenSlot) => !slot.isAvailable && !slot.mine;
  return {
    // An hour that has become free needs no line.
    wanted: [chosen, lined].find((one) => one?.slot.isAvailable) ?? null,
    waited: lined && isTaken(lined) && !lined.slot.isPast ? lined : null,
    /** Whether somebody else was faster. */
    isGone: chosen !== null && isTaken(chosen),
  };
}

/** The week with one changed hour; all other objects stay the same. */
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
