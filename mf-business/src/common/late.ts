import { CORRECTION_DAYS } from 'mf-shared/contracts/booking-terms';
import { addDays, currentNight } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';

/** An hour of a football night; its end in ms. */
type Hour = { date: string; endsAt: number };
/** The time in ms, and whether the viewer is at the desk. */
export type Who = { now: number; isDayStaff: boolean };

const isRecent = ({ endsAt }: Hour, now: number) => endsAt >= now - CORRECTION_DAYS * DAY_MS;

/** Whether a past hour can still be written down. */
export const isForgotten = (hour: Hour, { now, isDayStaff }: Who): boolean =>
  hour.endsAt <= now && (isDayStaff ? hour.date >= currentNight(now) : isRecent(hour, now));

/** Whether a booking can be changed or cancelled, by the rules of the API. */
export const canCorrect = (hour: Hour, { now, isDayStaff }: Who): boolean =>
  hour.endsAt > now || (!isDayStaff && isRecent(hour, now));

/** Whether attendance can be marked; `startsAt` in ms. */
export const canMark = (hour: Hour & { startsAt: number }, { now, isDayStaff }: Who): boolean =>
  hour.startsAt <= now &&
  (hour.endsAt > now ||
    (isRecent(hour, now) && (!isDayStaff || hour.date >= addDays(currentNight(now), -1))));
