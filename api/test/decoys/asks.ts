import type { Call } from 'mf-shared/contracts/call';
import { createApp } from '../../src/app.ts';
import { calls } from '../calls.ts';
import type { TestApp } from '../harness.ts';
import { ALLOWED, type Role } from '../permissions/roles.ts';
import { thingOf } from '../things.ts';
import { validInput } from '../valid-input.ts';
import { rowsOf } from './put.ts';
import type { World } from './world.ts';
import { FEEDS } from './world-office.ts';

export type Who = 'player' | 'venue' | 'manager' | 'staff' | 'visitor' | 'admin';
export type Asks = { who: Who; path: string }[];
const FRIDAY = 'businessId=v-home&date=2026-11-20';
const MONTH = 'from=2026-11-01&to=2026-11-30';

const OF_MEMBERS = [
  '/lineups/u-player',
  '/lineups/u-mate',
  '/messages/partner/User/u-mate',
  '/requests?type=findPlayer',
  '/users/search?city=İstanbul',
  '/users/search?name=ali',
];

const OF_STAFF = [
  '/business/changes?subjectId=r-coming',
  '/messages/history-business/u-player',
  '/reservations/business-reservations?businessId=v-home&status=pending',
  '/subscription/requests?status=pending',
];

/** Ids of others' rows, or of deleted ones. */
const NOT_THEIRS = ['/lineups/u-far', '/messages/partner/Business/v-asked', '/messages/partner/User/u-far'];

/** Reads with inputs of their own, by account. */
const ASKS: Partial<Record<Who, readonly string[]>> = {
  player: [
    ...OF_MEMBERS,
    '/friends/pending?direction=sent',
    '/friends/status/u-mate',
    '/friends/statuses?ids=u-mate,u-asker,u-asked,u-far',
    '/lineups/u-asker',
    '/matches/u-player',
    '/matches/u-player?rateable=true',
    '/matches/u-mate',
    '/messages/history/u-mate',
    '/messages/history/v-home',
    '/messages/partner/Business/v-home',
    '/requests?type=findTeam',
    '/reservations/mine?when=upcoming',
    '/reservations/mine?when=past',
    '/subscription/mine?status=pending',
    `/waiting-list/line?${FRIDAY}&timeSlot=21:00-22:00&fieldName=Saha 2`,
    '/reservations/weekly-user?businessId=v-other&startDate=2026-11-18&endDate=2026-11-24',
    '/waiting-list/line?businessId=v-other&date=2026-11-20&timeSlot=19:30-20:30&fieldName=Sahil',
    ...NOT_THEIRS,
  ],
  venue: [
    ...OF_MEMBERS,
    ...OF_STAFF,
    `/business/income?${MONTH}`,
    `/business/income.csv?${MONTH}`,
    '/payments/status?paymentId=pay-failed',
    '/payments/status?paymentId=pay-other',
    ...NOT_THEIRS,
  ],
  staff: ['/business/board?from=2026-11-18&to=2026-11-20'],
  visitor: [`/calendar/${FEEDS.player}.ics`, `/calendar/${FEEDS.venue}.ics`],
  admin: ['/admin/reports?status=resolved', '/admin/support?status=answered'],
};

/** Reads without rows of anybody, or with a secret that their own tests hold. */
export const NOT_ASKED = [
  '/admin/health',
  '/captcha',
  '/config',
  '/geo/reverse',
  '/notifications/unsubscribe',
  '/notifications/vapid-key',
  '/pages.css',
  '/staff/invitation',
];

const ROLE_OF: Record<Exclude<Who, 'visitor'>, Role> = {
  ...{ player: 'user', venue: 'business', manager: 'manager', staff: 'staff', admin: 'admin' },
};

/** Ids in the queries of reads. */
const OF_THE_WORLD = { businessId: 'v-home', ids: 'u-mate' };

/** The addresses of a read: one for each row that it may be about. */
async function addressesOf(app: TestApp, call: Call): Promise<string[]> {
  const about = thingOf(call);
  if (!about && call.path.includes(':')) return [];
  const rows = about ? await rowsOf(app, about.thing.table) : [{ id: '' }];
  const { query } = validInput(call, OF_THE_WORLD);
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return rows.map(({ id }) => {
    const path = call.path.replace(/:\w+/, String(id));
    return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
  });
}

/** Whether a call is open to an account of the world. */
const admits = ({ access }: Call, who: Who) =>
  who === 'visitor' ? access === 'anyone' : ALLOWED[access]?.includes(ROLE_OF[who]);

/** All reads of a world: those with inputs of their own, and each read by everybody whom its access admits. */
export async function asksIn(app: TestApp): Promise<Asks> {
  const everybody = ['visitor', ...Object.keys(ROLE_OF)] as Who[];
  const asks: Asks = everybody.flatMap((who) => (ASKS[who] ?? []).map((path) => ({ who, path })));
  for (const call of calls.filter(({ method, path }) => method === 'get' && !NOT_ASKED.includes(path))) {
    const paths = await addressesOf(app, call);
    const readers = everybody.filter((who) => admits(call, who));
    asks.push(...readers.flatMap((who) => paths.map((path) => ({ who, path }))));
  }
  return asks;
}

/** Answers by `who path`; texts as received. */
export type Shown = Record<string, string>;

/** The token of an account; none for a visitor. */
export const tokenOf = (world: World, who: Who): string | undefined =>
  who === 'visitor' ? undefined : world[who].token;

/** A version of venues' calendars that no cache has seen, also after the rows were restored. */
let version = 1000;

/** Makes these reads, without the caches of venues. */
export async function readAll(app: TestApp, world: World, asks: Asks): Promise<Shown> {
  await app.db.q.updateTable('venues').set({ calendar_version: version++ }).execute();
  const api = createApp(app.ctx);
  const shown: Shown = {};
  for (const { who, path } of asks) {
    const token = tokenOf(world, who);
    const answer = await api.request(`/api${encodeURI(path)}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    // A calendar contains the time of reading, a venue's export the version of its calendar.
    const text = (await answer.text()).replace(/(DTSTAMP:|"calendarVersion": ).*?(?=,?\r?\n)/g, '$10');
    shown[`${who} ${path}`] = `${answer.status} ${text}`;
  }
  return shown;
}

/** The path of a read. */
export const pathOf = (ask: string): string => ask.slice(ask.indexOf(' ') + 1);

/** The reads whose answers differ; of several that differ in the same way, the first. */
export function changed(before: Shown, after: Shown): string[] {
  const seen = new Set<string>();
  return Object.keys(after).filter((ask) => {
    const change = JSON.stringify([pathOf(ask), before[ask], after[ask]]);
    return before[ask] !== after[ask] && !seen.has(change) && seen.add(change);
  });
}

/** Kinds of challenges, which look like ids. */
const NO_IDS = ['rakip-bul', 'eksik-oyuncu'];

/** Ids of the world in an answer, in order. */
export function idsIn(answer: string): string[] {
  const found = answer.match(/(?<![\w-])[a-z]{1,9}-[a-z-]*[a-z](?![\w-])/g) ?? [];
  return [...new Set(found)].filter((id) => !NO_IDS.includes(id));
}
