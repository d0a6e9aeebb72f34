import type { MergeRule } from '../../http/merge-rule.ts';
import { mailsMerged } from '../account-mail/index.ts';
import { adsMerged } from '../ads/index.ts';
import { appealsMerged } from '../appeals/index.ts';
import { blocksMerged } from '../blocks/index.ts';
import { calendarMerged } from '../calendar/index.ts';
import { challengesMerged } from '../challenges/index.ts';
import { friendsMerged } from '../friends/index.ts';
import { hourAlertsMerged } from '../hour-alerts/index.ts';
import { lineupsMerged } from '../lineups/index.ts';
import { matchesMerged } from '../matches/index.ts';
import { messagesMerged } from '../messages/index.ts';
import { noticesMerged } from '../notifications/index.ts';
import { wordsMerged } from '../players/index.ts';
import { habitsMerged } from '../recommendations/index.ts';
import { removalsMerged } from '../removals/index.ts';
import { reportsMerged } from '../reports/index.ts';
import { reservationsMerged } from '../reservations/index.ts';
import { reviewsMerged } from '../reviews/index.ts';
import { rostersMerged } from '../rosters/index.ts';
import { factorMerged } from '../second-factor/index.ts';
import { sessionsMerged } from '../sessions/index.ts';
import { subscriptionsMerged } from '../subscriptions/index.ts';
import { supportMerged } from '../support/index.ts';
import { tournamentsMerged } from '../tournaments/index.ts';
import { linesMerged, ownLinesMerged } from '../waiting-list/index.ts';

/**
 * What becomes of the rows of an account that is merged into another one, in this order: hours before the lines
 * for them and the reviews that they prove, blocks before friendships, and what tells others before their notices and
 * messages.
 */
export const MERGED: readonly MergeRule[] = [
  linesMerged,
  subscriptionsMerged,
  reservationsMerged,
  ownLinesMerged,
  hourAlertsMerged,
  rostersMerged,
  adsMerged,
  lineupsMerged,
  challengesMerged,
  tournamentsMerged,
  matchesMerged,
  blocksMerged,
  friendsMerged,
  reviewsMerged,
  supportMerged,
  reportsMerged,
  removalsMerged,
  appealsMerged,
  calendarMerged,
  habitsMerged,
  sessionsMerged,
  factorMerged,
  mailsMerged,
  wordsMerged,
  noticesMerged,
  messagesMerged,
];
