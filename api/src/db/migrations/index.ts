import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { payments } from './0002-payments.ts';
import { community } from './0003-community.ts';
import { friends } from './0004-friends.ts';
import { matches } from './0005-matches.ts';
import { calendar } from './0006-calendar.ts';
import { weeklyRegulars } from './0007-subscriptions.ts';
import { venueSettings } from './0008-venue-settings.ts';
import { waitingList } from './0009-waiting-list.ts';
import { notifications } from './0010-notifications.ts';
import { dampedRatings } from './0011-damped-ratings.ts';
import { recommendations } from './0012-recommendations.ts';
import { board } from './0013-board.ts';
import { paymentQuestions } from './0014-payment-questions.ts';
import { prices } from './0016-prices.ts';
import { attendance } from './0017-attendance.ts';
import { staff } from './0018-staff.ts';
import { income } from './0019-income.ts';
import { notificationSubjects } from './0021-notification-subjects.ts';
import { staffBrowsers } from './0022-staff-browsers.ts';
import { venuePage } from './0023-venue-page.ts';
import { versionsAndMovedNights } from './0024-versions-and-moved-nights.ts';

/** All migrations in the order of their names; imported statically, so that none can be missed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-payments': payments,
  '0003-community': community,
  '0004-friends': friends,
  '0005-matches': matches,
  '0006-calendar': calendar,
  '0007-subscriptions': weeklyRegulars,
  '0008-venue-settings': venueSettings,
  '0009-waiting-list': waitingList,
  '0010-notifications': notifications,
  '0011-damped-ratings': dampedRatings,
  '0012-recommendations': recommendations,
  '0013-board': board,
  '0014-payment-questions': paymentQuestions,
  '0016-prices': prices,
  '0017-attendance': attendance,
  '0018-staff': staff,
  '0019-income': income,
  '0021-notification-subjects': notificationSubjects,
  '0022-staff-browsers': staffBrowsers,
  '0023-venue-page': venuePage,
  '0024-versions-and-moved-nights': versionsAndMovedNights,
};
