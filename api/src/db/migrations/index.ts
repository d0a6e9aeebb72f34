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
import { emailVerification } from './0025-email-verification.ts';
import { rateLimits } from './0028-rate-limits.ts';
import { accountMails } from './0030-account-mails.ts';
import { sessions } from './0032-sessions.ts';
import { secondFactor } from './0033-second-factor.ts';
import { matchConsent } from './0034-match-consent.ts';
import { provenRatings } from './0035-proven-ratings.ts';
import { verifiedRatings } from './0036-verified-ratings.ts';
import { blocksAndReports } from './0037-blocks-and-reports.ts';
import { attendanceOfAll } from './0038-attendance-of-all.ts';
import { health } from './0041-health.ts';
import { unanswered } from './0042-unanswered.ts';
import { personalVenueFeeds } from './0043-personal-venue-feeds.ts';
import { endedVenues } from './0044-ended-venues.ts';
import { support } from './0046-support.ts';
import { factorPurposes } from './0048-factor-purposes.ts';
import { told } from './0049-told.ts';
import { nameWords } from './0050-name-words.ts';
import { singleLines } from './0051-single-lines.ts';
import { playerPhotos } from './0054-player-photos.ts';
import { tournamentChanges } from './0055-tournament-changes.ts';
import { closingVenues } from './0056-closing-venues.ts';
import { usedOffers } from './0057-used-offers.ts';
import { conversationsInOrder } from './0058-conversations-in-order.ts';

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
  '0025-email-verification': emailVerification,
  '0028-rate-limits': rateLimits,
  '0030-account-mails': accountMails,
  '0032-sessions': sessions,
  '0034-match-consent': matchConsent,
  '0035-proven-ratings': provenRatings,
  '0036-verified-ratings': verifiedRatings,
  '0049-told': told,
  '0050-name-words': nameWords,
  '0051-single-lines': singleLines,
  '0041-health': health,
  '0043-personal-venue-feeds': personalVenueFeeds,
  '0044-ended-venues': endedVenues,
  '0046-support': support,
  '0037-blocks-and-reports': blocksAndReports,
  '0038-attendance-of-all': attendanceOfAll,
  '0033-second-factor': secondFactor,
  '0042-unanswered': unanswered,
  '0048-factor-purposes': factorPurposes,
  '0054-player-photos': playerPhotos,
  '0055-tournament-changes': tournamentChanges,
  '0056-closing-venues': closingVenues,
  '0057-used-offers': usedOffers,
  '0058-conversations-in-order': conversationsInOrder,
};
