import { IsoDate } from 'mf-shared/contracts/common';
import { MATCH_STARTS } from 'mf-shared/contracts/matches';
import { istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/**
 * The start of a match (ms).
 * @throws `validation` for an invalid date, or a time that is not a full or half hour
 */
export function startOf({ matchDate, hour }: { matchDate: string; hour: string }): number {
  if (!IsoDate.safeParse(matchDate).success) {
    throw new AppError('validation', { fields: { matchDate: 'Geçerli bir tarih seçin.' } });
  }
  const at = MATCH_STARTS.indexOf(hour);
  if (at < 0) throw new AppError('validation', { fields: { hour: 'Tam ya da yarım bir saat seçin.' } });
  return istanbulMidnight(matchDate) + at * HALF_HOUR_MS;
}

/**
 * Checks that a start is after `now` (ms).
 * @throws `match_past` at the date
 */
export function requireAhead(startsAt: number, now: number): void {
  if (startsAt > now) return;
  const { message } = new AppError('match_past');
  throw new AppError('match_past', { fields: { matchDate: message } });
}
