import type { Endpoint } from '../http/endpoint.ts';
import { accountRoutes } from './account/routes.ts';
import { accountMailRoutes } from './account-mail/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { adminsRoutes } from './admins/routes.ts';
import { adRoutes } from './ads/routes.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { appealRoutes } from './appeals/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { barRoutes } from './bars/routes.ts';
import { blockRoutes } from './blocks/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { challengeRoutes } from './challenges/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { friendRoutes } from './friends/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { hourAlertRoutes } from './hour-alerts/routes.ts';
import { hourRoutes } from './hours/routes.ts';
import { incomeRoutes } from './income/routes.ts';
import { lineupRoutes } from './lineups/routes.ts';
import { matchRoutes } from './matches/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { moneyRoutes } from './money/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { platformRoutes } from './platform/routes.ts';
import { playerRoutes } from './players/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { queueRoutes } from './queue/routes.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { releaseWatchRoutes } from './release-watch/routes.ts';
import { releaseRoutes } from './releases/routes.ts';
import { removalRoutes } from './removals/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { rosterRoutes } from './rosters/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { settingsRoutes, venueRoutes } from './venues/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { webHookRoutes } from './web-hooks/routes.ts';

/** Every call of the API, domain by domain. */
export const endpoints: readonly Endpoint[] = [
  ...messageRoutes,
  ...blockRoutes,
  ...reportRoutes,
  ...supportRoutes,
  ...releaseWatchRoutes,
  ...queueRoutes,
  ...releaseRoutes,
  ...moderationRoutes,
  ...removalRoutes,
  ...appealRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...accountMailRoutes,
  ...calendarRoutes,
  ...platformRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...attendanceRoutes,
  ...availabilityRoutes,
  ...priceRoutes,
  ...staffRoutes,
  ...healthRoutes,
  ...webHookRoutes,
  ...hourAlertRoutes,
  ...hourRoutes,
  ...incomeRoutes,
  ...settingsRoutes,
  ...boardRoutes,
  ...venueRoutes,
  ...reviewRoutes,
  ...reservationRoutes,
  ...waitingListRoutes,
  ...subscriptionRoutes,
  ...rosterRoutes,
  ...playerRoutes,
  ...adminRoutes,
  ...adminsRoutes,
  ...auditRoutes,
  ...deskRoutes,
  ...barRoutes,
  ...viewRoutes,
  ...moneyRoutes,
  ...announcementRoutes,
  ...lineupRoutes,
  ...adRoutes,
  ...recommendationRoutes,
  ...matchRoutes,
  ...friendRoutes,
  ...tournamentRoutes,
  ...challengeRoutes,
];
