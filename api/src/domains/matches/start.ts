import { IsoDate } from 'mf-shared/contracts/common';
import { MATCH_STARTS } from 'mf-shared/contracts/matches';
import { istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Instant (ms) at which a match starts; `validation` for no date, or neither a full nor a half hour. */
export function startOf({ matchDate, hour }: { matchDate: string; hour: string }): number {
  if (!IsoDate.safeParse(matchDate).success) {
    throw new AppError('validation', { fields: { matchDate: 'Geçerli bir tarih seçin.' } });
  }
  const at = MATCH_STARTS.indexOf(hour);
  if (at < 0) throw new AppError('validation', { fields: { hour: 'Tam ya da yarım bir saat seçin.' } });
  return istanbulMidnight(matchDate) + at * HALF_HOUR_MS;
}

/** Throws `match_past`, at the date, for a start that is not ahead of `now` (ms). */
export function requireAhead(startsAt: number, now: number): void {
  if (startsAt > now) return;
  const { message } = new AppError('match_past');
  throw new AppError('match_past', { fields: { matchDate: message } });
}
