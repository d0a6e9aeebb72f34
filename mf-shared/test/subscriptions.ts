import type { Occurrence, Subscription } from 'mf-shared/contracts/subscriptions';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';

/** The first Tuesday of a far year, so that no test depends on today. */
const FIRST = '2098-01-07';

/** Consecutive weeks of a subscription with these states. */
export const weeksOf = (states: readonly Partial<Occurrence>[]): Occurrence[] =>
  states.map((state, index) => {
    const date = addDays(FIRST, 7 * index);
    const startsAt = istanbulMidnight(date) + 22 * HOUR_MS;
    const week = { timeSlot: '22:00-23:00', startsAt, endsAt: startsAt + HOUR_MS, price: 1500 };
    return {
      _id: `w${index}`,
      id: `w${index}`,
      date,
      usualDate: null,
      fieldName: 'Kapalı Saha',
      ...week,
      status: 'held',
      skippedBy: null,
      cancelUntil: startsAt - 24 * HOUR_MS,
      ...state,
    };
  });

/** A subscription as the API returns it. */
export const subscription = (id: string, part: Partial<Subscription> = {}): Subscription => ({
  _id: id,
  id,
  businessId: 'b1',
  businessName: 'Yıldız Halı Saha',
  businessPhone: '+902121112233',
  fieldId: 'f1',
  fieldName: 'Kapalı Saha',
  dayOfWeek: 'Salı',
  timeSlot: '22:00-23:00',
  isAfterMidnight: false,
  isOutsideHours: false,
  status: 'pending',
  pausedFrom: null,
  pausedUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  user: { _id: 'u1', id: 'u1', fullName: 'İpek Şahin', email: 'ipek@topla.test', phone: '+905321234567' },
  occurrences: [],
  ...part,
});
