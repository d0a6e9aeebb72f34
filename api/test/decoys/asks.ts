import { createApp } from '../../src/app.ts';
import { readsOfVenue } from '../calls.ts';
import type { TestApp } from '../harness.ts';
import type { World } from './world.ts';
import { FEEDS } from './world-office.ts';

export type Who = 'player' | 'venue' | 'manager' | 'staff' | 'visitor' | 'admin';
const FRIDAY = 'businessId=v-home&date=2026-11-20';
const WEEK = 'from=2026-11-18&to=2026-11-24';
const MONTH = 'from=2026-11-01&to=2026-11-30';

const OF_MEMBERS = [
  '/blocks',
  '/lineups/u-player',
  '/lineups/u-mate',
  '/messages/partner/User/u-mate',
  '/notifications',
  '/notifications/preferences',
  '/notifications/unread-count',
  '/requests?type=findPlayer',
  '/requests/a-mate',
  '/users/u-mate',
  '/users/search?city=İstanbul',
  '/users/search?name=ali',
  '/account/export',
  '/account/second-factor',
  '/account/sessions',
  '/support',
  '/verify-email',
  '/reservations/r-asked',
  '/reservations/r-coming/calendar.ics',
  '/subscription/s-player',
];

const OF_STAFF = [
  `/business/board?${WEEK}`,
  '/business/changes',
  '/business/changes?subjectId=r-coming',
  '/business/coming-matches',
  '/business/ranking/own',
  '/messages/chat-list-business',
  '/messages/history-business/u-player',
  '/messages/unread-business',
  '/profile/business',
  '/reservations/business-reservations?businessId=v-home',
  '/reservations/business-reservations?businessId=v-home&status=pending',
  `/reservations/daily?${FRIDAY}`,
  '/subscription/requests',
  '/subscription/requests?status=pending',
];

/** Ids of others' rows, or of deleted ones. */
const NOT_THEIRS = [
  '/lineups/u-far',
  '/messages/partner/Business/v-asked',
  '/messages/partner/User/u-far',
  '/users/u-far',
];

/** The reads of everybody, by account. */
export const ASKS: Record<Who, readonly string[]> = {
  player: [
    ...OF_MEMBERS,
    '/calendar/feed',
    '/challenges',
    '/friends/list',
    '/friends/pending',
    '/friends/pending?direction=sent',
    '/friends/status/u-mate',
    '/friends/statuses?ids=u-mate,u-asker,u-asked,u-far',
    '/lineups/u-asker',
    '/match-clashes?matchDate=2026-11-20&hour=20:30',
    '/matches/u-player',
    '/matches/u-player?rateable=true',
    '/matches/u-mate',
    '/messages/chat-list',
    '/messages/history/u-mate',
    '/messages/history/v-home',
    '/messages/partner/Business/v-home',
    '/messages/unread',
    '/profile/user',
    '/recommendations',
    '/requests?type=findOpponent',
    '/requests?type=findTeam',
    '/requests/mine',
    '/requests/a-player',
    '/reservations/r-mate',
    '/subscription/s-mate',
    '/reservations/mine',
    '/reservations/mine?when=upcoming',
    '/reservations/mine?when=past',
    '/reservations/weekly-user?businessId=v-home&startDate=2026-11-18&endDate=2026-11-24',
    '/subscription/mine',
    '/subscription/mine?status=pending',
    '/tournaments',
    '/tournaments/t-mate',
    '/tournaments/t-player',
    '/users/u-player',
    `/waiting-list/line?${FRIDAY}&timeSlot=21:00-22:00&fieldName=Saha 2`,
    '/reservations/weekly-user?businessId=v-other&startDate=2026-11-18&endDate=2026-11-24',
    '/waiting-list/line?businessId=v-other&date=2026-11-20&timeSlot=19:30-20:30&fieldName=Sahil',
    '/waiting-list/mine',
    ...NOT_THEIRS,
  ],
  venue: [
    ...OF_MEMBERS,
    ...OF_STAFF,
    '/account/closing',
    `/business/income?${MONTH}`,
    `/business/income.csv?${MONTH}`,
    '/business/prices',
    '/business/settings',
    '/business/staff',
    '/calendar/business-feed',
    '/payments/invoices',
    '/payments/status',
    '/payments/status?paymentId=pay-failed',
    '/payments/status?paymentId=pay-other',
    '/reservations/r-other',
    ...NOT_THEIRS,
  ],
  manager: ['/calendar/business-feed', '/account/sessions', '/account/export', '/payments/invoices'],
  staff: ['/account/sessions', '/business/board?from=2026-11-18&to=2026-11-20', '/notifications'],
  visitor: [
    '/business/ranking?city=İstanbul',
    '/business/search?city=İstanbul',
    ...['v-asked', 'v-home'].flatMap((id) => readsOfVenue.map(({ path }) => path.replace(':id', id))),
    `/calendar/${FEEDS.player}.ics`,
    `/calendar/${FEEDS.venue}.ics`,
    '/reservations/weekly-user?businessId=v-home&startDate=2026-11-18&endDate=2026-11-24',
  ],
  admin: [
    '/admin/pending-businesses',
    '/admin/rejected-businesses',
    '/admin/reports',
    '/admin/reports?status=resolved',
    '/admin/support',
    '/admin/support?status=answered',
  ],
};

/** Reads without rows of anybody, or with a secret that their own tests hold. */
export const NOT_ASKED = [
  '/captcha',
  '/config',
  '/geo/reverse',
  '/notifications/unsubscribe',
  '/notifications/vapid-key',
  '/pages.css',
  '/staff/invitation',
];

/** Answers by `who path`; texts as received. */
export type Shown = Record<string, string>;

/** The token of an account; none for a visitor. */
export const tokenOf = (world: World, who: Who): string | undefined =>
  who === 'visitor' ? undefined : world[who].token;

/** Reads everything, without the caches of venues. */
export async function readAll(app: TestApp, world: World, of = Object.keys(ASKS) as Who[]): Promise<Shown> {
  await app.db.q
    .updateTable('venues')
    .set((eb) => ({ calendar_version: eb('calendar_version', '+', 1) }))
    .execute();
  const api = createApp(app.ctx);
  const shown: Shown = {};
  for (const who of of) {
    for (const path of ASKS[who]) {
      const token = tokenOf(world, who);
      const answer = await api.request(`/api${encodeURI(path)}`, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      // A calendar contains the time of reading, a venue's export the version of its calendar.
      const text = (await answer.text()).replace(/(DTSTAMP:|"calendarVersion": ).*?(?=,?\r?\n)/g, '$10');
      shown[`${who} ${path}`] = `${answer.status} ${text}`;
    }
  }
  return shown;
}

/** The reads whose answers differ. */
export const changed = (before: Shown, after: Shown): string[] =>
  Object.keys(after).filter((ask) => before[ask] !== after[ask]);

/** Kinds of challenges, which look like ids. */
const NO_IDS = ['rakip-bul', 'eksik-oyuncu'];

/** Ids of the world in an answer, in order. */
export function idsIn(answer: string): string[] {
  const found = answer.match(/(?<![\w-])[a-z]{1,9}-[a-z-]*[a-z](?![\w-])/g) ?? [];
  return [...new Set(found)].filter((id) => !NO_IDS.includes(id));
}
