import type { FreeHour, WeeklyField } from 'mf-shared/contracts/reservations';
import { isAfterMidnight } from 'mf-shared/schedule';

const MOST = 3;
const EVENING = '18:00';

/**
 * The hours of a week that a visitor would ask for first: the next free ones of its evenings, or of its days where no
 * evening has room. At one time the cheapest pitch stands for all.
 */
export function nextHours(fields: readonly WeeklyField[]): FreeHour[] {
  const free = fields.flatMap(({ fieldId, fieldName, weeklyData }) =>
    weeklyData.flatMap(({ date, daySlots }) =>
      daySlots
        .filter((slot) => slot.isAvailable)
        .map(({ timeSlot, startsAt, price }) => ({ fieldId, fieldName, date, timeSlot, startsAt, price })),
    ),
  );
  const evenings = free.filter(isEvening);
  const inOrder = (evenings.length > 0 ? evenings : free).sort(
    (a, b) => a.startsAt - b.startsAt || a.price - b.price,
  );
  return inOrder.filter((hour, at) => hour.startsAt !== inOrder[at - 1]?.startsAt).slice(0, MOST);
}

const isEvening = ({ date, timeSlot, startsAt }: FreeHour): boolean =>
  timeSlot >= EVENING || isAfterMidnight(date, startsAt);
