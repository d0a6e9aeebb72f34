import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { BoardField, BoardSlot } from '../src/common/week-board/weekBoardModel.ts';

const HOURS = [17, 18, 19, 20, 21, 22, 23, 24, 25];
const two = (hour: number) => String(hour % 24).padStart(2, '0');

type Look = Partial<BoardSlot>;
const TAKEN: Look = { status: 'occupied', isAvailable: false };
const LOOKS: Record<string, Look> = {
  '3-21': { ...TAKEN, mine: true, mineStatus: 'approved' },
  '4-22': { ...TAKEN, mine: true, mineStatus: 'pending' },
  '2-21': { ...TAKEN, hasSubscription: true },
  '3-20': { ...TAKEN, hasSubscription: true },
  '5-22': { ...TAKEN, mine: true, mineStatus: 'approved', hasSubscription: true },
};

function slot(day: number, hour: number): BoardSlot {
  const taken = (day * 7 + hour * 5) % 4 === 0 || (hour === 21 && day > 3);
  return {
    timeSlot: `${two(hour)}:00-${two(hour + 1)}:00`,
    status: taken ? 'occupied' : 'available',
    isAvailable: !taken,
    isPast: day < 2 || (day === 2 && hour < 20),
    price: hour >= 20 && hour < 24 ? 1500 : 1200,
    ...LOOKS[`${day}-${hour}`],
  };
}

/** A week whose third day is today, with every state of a tile. */
export function demoField(fieldName: string): BoardField {
  const monday = addDays(istanbulDate(Date.now()), -2);
  return {
    fieldName,
    capacity: "7'ye 7",
    weeklyData: Array.from({ length: 7 }, (_, day) => ({
      date: addDays(monday, day),
      daySlots: HOURS.map((hour) => slot(day, hour)),
    })),
  };
}

/** The same week; the hour `timeSlot` of `date` is taken. */
export function take(field: BoardField, date: string, timeSlot: string): BoardField {
  const weeklyData = field.weeklyData.map((day) =>
    day.date === date
      ? {
          ...day,
          daySlots: day.daySlots.map((one) =>
            one.timeSlot === timeSlot
              ? { ...one, ...TAKEN, mine: true, mineStatus: 'pending' as const }
              : one,
          ),
        }
      : day,
  );
  return { ...field, weeklyData };
}
