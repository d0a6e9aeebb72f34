import { expect, it } from 'vitest';
import { UNVERIFIED_MESSAGES } from '../contracts/account-mail.ts';
import { MAX_BLOCKS } from '../contracts/blocks.ts';
import { CORRECTION_DAYS } from '../contracts/booking-terms.ts';
import { MAX_OPEN_CHALLENGES } from '../contracts/challenges.ts';
import type { ErrorCode } from '../contracts/errors.ts';
import { MAX_HOUR_ALERTS } from '../contracts/hour-terms.ts';
import { MIN_LINEUP } from '../contracts/lineups.ts';
import { MATCH_CHANGES, RATEABLE_FOR_MS } from '../contracts/matches.ts';
import { MAX_OPEN_REQUESTS, MAX_WEEKLY_SLOTS } from '../contracts/reservations.ts';
import { MAX_ROSTER_ANSWERS } from '../contracts/roster-terms.ts';
import { MAX_STAFF } from '../contracts/staff.ts';
import { SUBSCRIPTION_AGAIN_DAYS } from '../contracts/subscriptions.ts';
import { REFUND_DAYS } from '../contracts/support.ts';
import { MAX_COMING_TOURNAMENTS, TOURNAMENT_CHANGES } from '../contracts/tournaments.ts';
import { MAX_PHOTO_BYTES } from '../contracts/venues.ts';
import { MAX_WAITING } from '../contracts/waiting-list.ts';
import { BOOKING_HORIZON_WEEKS } from '../schedule/index.ts';
import { DAY_MS } from '../time.ts';
import { ERROR_TEXT } from './index.ts';

const LIMITS: Partial<Record<ErrorCode, number[]>> = {
  slot_too_far: [BOOKING_HORIZON_WEEKS],
  weekly_limit: [MAX_WEEKLY_SLOTS],
  too_many_blocks: [MAX_BLOCKS],
  waiting_too_many: [MAX_WAITING],
  hour_alerts_full: [MAX_HOUR_ALERTS],
  roster_crowded: [MAX_ROSTER_ANSWERS],
  subscription_all_taken: [BOOKING_HORIZON_WEEKS],
  challenge_limit: [MAX_OPEN_CHALLENGES],
  tournament_limit: [MAX_COMING_TOURNAMENTS],
  tournament_changed_often: [TOURNAMENT_CHANGES],
  correction_too_late: [CORRECTION_DAYS],
  staff_limit: [MAX_STAFF],
  photo_too_large: [MAX_PHOTO_BYTES / 1024 ** 2],
  lineup_too_small: [MIN_LINEUP],
  rating_too_late: [RATEABLE_FOR_MS / DAY_MS],
  match_changed_often: [MATCH_CHANGES],
};
const texts: Record<string, string> = ERROR_TEXT;
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

it.each(Object.entries(LIMITS))('the refusal %s names the limit that counts', (code, limits) => {
  expect(numbersOf(texts[code] ?? '')).toEqual(limits);
});

it('every number of days, messages and requests in the other refusals is a limit that counts', () => {
  const others = Object.entries(texts).filter(([code]) => !(code in LIMITS));
  const named = others.flatMap(([, text]) =>
    [...text.matchAll(/(\d+) (gün|istek|istekiniz|isteğiniz|mesaj)/g)].map(([, number]) => Number(number)),
  );
  const known = [REFUND_DAYS, REFUND_DAYS, SUBSCRIPTION_AGAIN_DAYS, MAX_OPEN_REQUESTS, UNVERIFIED_MESSAGES];
  expect(named.toSorted()).toEqual(known.toSorted());
});
