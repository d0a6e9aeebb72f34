import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { publishedViews } from './0002-published-views.ts';
import { adminRolesAndAudit } from './0003-admin-roles-and-audit.ts';
import { suspension } from './0005-suspension.ts';
import { queue } from './0006-queue.ts';
import { releases } from './0007-releases.ts';
import { releaseWatch } from './0008-release-watch.ts';
import { doubles } from './0009-doubles.ts';
import { removalsAndAppeals } from './0011-removals-and-appeals.ts';
import { money } from './0012-money.ts';
import { alerts } from './0013-alerts.ts';
import { health } from './0014-health.ts';
import { auditListAndAdmins } from './0015-audit-list-and-admins.ts';
import { corrections } from './0016-corrections.ts';
import { announcements } from './0017-announcements.ts';
import { viewsAndBlocks } from './0018-views-and-blocks.ts';
import { alertSettings } from './0019-alert-settings.ts';
import { bars } from './0020-bars.ts';
import { correctionEnds } from './0022-correction-ends.ts';
import { fewerIndexes } from './0023-fewer-indexes.ts';
import { askingNotices } from './0024-asking-notices.ts';
import { pricedHours } from './0025-priced-hours.ts';
import { hourAlerts } from './0026-hour-alerts.ts';
import { rosters } from './0028-rosters.ts';

/**
 * All migrations in the order of their names, imported statically, so that none can be missed. A database runs each
 * migration once: a change is a new migration with the next number, written here, or in a file of its own if it is long.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-published-views': publishedViews,
  '0003-admin-roles-and-audit': adminRolesAndAudit,
  '0005-suspension': suspension,
  '0006-queue': queue,
  '0007-releases': releases,
  '0008-release-watch': releaseWatch,
  '0009-doubles': doubles,
  '0011-removals-and-appeals': removalsAndAppeals,
  '0012-money': money,
  '0013-alerts': alerts,
  '0014-health': health,
  '0015-audit-list-and-admins': auditListAndAdmins,
  '0016-corrections': corrections,
  '0017-announcements': announcements,
  '0018-views-and-blocks': viewsAndBlocks,
  '0019-alert-settings': alertSettings,
  '0020-bars': bars,
  '0022-correction-ends': correctionEnds,
  '0023-fewer-indexes': fewerIndexes,
  '0024-asking-notices': askingNotices,
  '0025-priced-hours': pricedHours,
  '0026-hour-alerts': hourAlerts,
  '0028-rosters': rosters,
};
