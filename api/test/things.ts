import { type Call, paramNames } from 'mf-shared/contracts/call';
import { announcementThings } from './announcement-things.ts';
import { closeIn, phoned } from './board.ts';
import { approve, booked, cancel, reject } from './booking.ts';
import { createLineup, posted } from './community.ts';
import { deskThings } from './desk-things.ts';
import { createStaff } from './factories.ts';
import { agreed, draft, post, write } from './matches.ts';
import { moneyThings } from './money-things.ts';
import { removalThings } from './removal-things.ts';
import { called } from './rosters.ts';
import { onWeek, pause, requested, subscribed } from './subscriptions.ts';
import { askedForHelp } from './support.ts';
import type { State, Thing } from './thing.ts';
import type { Known } from './valid-input.ts';
import { joined } from './waiting.ts';

export type { People, Side, State, Thing } from './thing.ts';

const BOTH = ['player', 'venue'] as const;
const NOT_YOURS = ['not_yours'] as const;
const PAUSE = { from: '2026-11-27', until: '2026-12-04' };
const CUP = { name: 'Kupa', date: '2026-12-20', location: { city: 'Muş' }, fee: 0, capacity: 8 };

const reservation = (decide?: typeof approve): State => ({
  of: BOTH,
  make: async (app, { player, venue }) => {
    const { id } = await booked(app, player, venue);
    await decide?.(app, venue, id);
    return { id };
  },
});

const regular = (start: typeof subscribed, isPaused = false): State => ({
  of: BOTH,
  make: async (app, { player, venue }) => {
    const { id } = await start(app, player, venue);
    if (isPaused) await pause(app, venue, id, PAUSE);
    return { id, gives: PAUSE };
  },
});

/** A week of a running subscription; without `skippedBy` it is held. */
const week = (skippedBy?: 'player' | 'venue'): State => ({
  of: skippedBy ? [skippedBy] : BOTH,
  make: async (app, people) => {
    const { occurrences } = await subscribed(app, people.player, people.venue);
    const id = occurrences[2]?.id ?? '';
    if (skippedBy) await onWeek(app, people[skippedBy], 'skip', id);
    return { id };
  },
});

/** The player's place in line for the other player's hour. */
const place = (isOffered: boolean): State => ({
  of: ['player'],
  make: async (app, { player, other, venue }) => {
    const hour = await booked(app, other, venue);
    const { id } = await joined(app, player, venue);
    if (isOffered) await cancel(app, other, hour.id);
    return { id };
  },
});

/** A match of the player with the other one, who must answer a proposal. */
const match = (isHeld: boolean): State => ({
  of: isHeld ? ['player', 'other'] : ['other'],
  make: async (app, { player, other }) => {
    await write(app, other, player);
    const json = draft(app, player, other, { requestId: (await posted(app, player)).id });
    const { id, version } = isHeld
      ? await agreed(app, player, other, json)
      : (await post(app, player, json)).body.match;
    return { id, gives: { version } };
  },
});

/** What a player makes by a call, under `name` in its answer. */
const created = (path: string, name: string, json: Known): State => ({
  of: ['player'],
  make: async (app, { player: { token } }) => {
    const { body } = await app.call<Record<string, { id: string }>>('post', `/api${path}`, { token, json });
    return { id: body[name]?.id ?? '', gives: { ...json, version: 1 } };
  },
});

/** Things by address. The walks try each call below one, unless it has rows of its own. */
export const THINGS: Readonly<Record<string, Thing>> = {
  '/reservations/:id': {
    ...{ table: 'reservations', stranger: NOT_YOURS },
    states: {
      approved: reservation(approve),
      asked: reservation(),
      rejected: reservation(reject),
    },
  },
  '/subscription/:id': {
    ...{ table: 'subscriptions', stranger: NOT_YOURS },
    states: { running: regular(subscribed), asked: regular(requested), paused: regular(subscribed, true) },
  },
  '/subscription/occurrences/:id': {
    ...{ table: 'subscription_occurrences', stranger: NOT_YOURS },
    states: {
      held: week(),
      'skipped by the player': week('player'),
      'skipped by the venue': week('venue'),
    },
  },
  '/waiting-list/:id': {
    ...{ table: 'waiting_entries', stranger: NOT_YOURS },
    states: { offered: place(true), waiting: place(false) },
  },
  '/business/phone-bookings/:id': {
    ...{ table: 'phone_bookings', stranger: ['not_yours', 'not_found'] },
    states: {
      written: {
        of: ['venue'],
        make: async (app, { venue }) => {
          const { id, version } = await phoned(app, venue);
          return { id, gives: { version } };
        },
      },
    },
  },
  '/business/closures/:id': {
    ...{ table: 'closures', stranger: ['not_yours', 'not_found'] },
    states: {
      closed: {
        of: ['venue'],
        make: async (app, { venue }) => {
          const [closure] = (await closeIn(app, venue)).body.closures;
          return { id: closure?.id ?? '', gives: { version: closure?.version, scope: 'night' } };
        },
      },
    },
  },
  '/business/staff/:id': {
    ...{ table: 'staff', stranger: NOT_YOURS },
    states: {
      employed: {
        of: ['venue'],
        make: async (app, { venue }) => ({ id: (await createStaff(app, venue, 'manager')).staffId }),
      },
    },
  },
  '/business/:id': {
    ...{ table: 'venues', stranger: 'none', isPublic: true },
    states: {
      open: { of: BOTH, make: async (_, { venue }) => venue },
      unpaid: {
        of: ['venue'],
        make: async (app, { venue: { id } }) => {
          const owed = app.db.q.updateTable('venues').set({ next_payment_at: app.time.now - 1 });
          await owed.where('id', '=', id).execute();
          return { id };
        },
        stranger: ['business_not_found'],
      },
    },
  },
  '/users/:id': {
    ...{ table: 'users', stranger: 'none', isPublic: true },
    states: { playing: { of: ['player'], make: async (_, { player }) => player } },
  },
  '/friends/:id': {
    ...{ table: 'friendships', stranger: NOT_YOURS },
    states: {
      accepted: {
        of: ['player', 'other'],
        make: async (app, { player, other }) => {
          const json = { receiverId: other.id };
          await app.call('post', '/api/friends/add', { token: player.token, json });
          const made = app.db.q.selectFrom('friendships').select('id').where('sender_id', '=', player.id);
          const { id } = await made.executeTakeFirstOrThrow();
          await app.call('post', `/api/friends/accept/${id}`, { token: other.token });
          return { id };
        },
      },
    },
  },
  '/lineups/:id': {
    ...{ table: 'lineups', stranger: NOT_YOURS },
    states: {
      saved: { of: ['player'], make: (app, { player }) => createLineup(app, player) },
    },
  },
  '/requests/:id': {
    ...{ table: 'ads', stranger: NOT_YOURS, isPublic: true },
    states: { open: { of: ['player'], make: (app, { player }) => posted(app, player) } },
  },
  '/matches/:matchId': {
    ...{ table: 'matches', stranger: ['match_not_found', 'forbidden', 'not_yours'] },
    states: { held: match(true), proposed: match(false) },
  },
  '/tournaments/:id': {
    ...{ table: 'tournaments', stranger: NOT_YOURS, isPublic: true },
    states: { coming: created('/tournaments/create', 'tournament', CUP) },
  },
  '/hours/alerts/:id': {
    ...{ table: 'hour_alerts', stranger: NOT_YOURS },
    states: {
      waits: created('/hours/alerts', 'alert', {
        ...{ city: 'Muş', date: '2026-11-20', earliest: '20:00', latest: '22:00' },
      }),
    },
  },
  '/rosters/:code': {
    ...{ table: 'rosters', stranger: NOT_YOURS, isPublic: true },
    states: {
      open: {
        of: ['player'],
        make: async (app, { player, venue }) => ({ id: await called(app, player, venue) }),
      },
    },
  },
  '/challenges/:id': {
    ...{ table: 'challenges', stranger: NOT_YOURS },
    states: {
      open: created('/challenges/create', 'challenge', {
        ...{ type: 'rakip-bul', details: 'Maç', contactInfo: '0532' },
      }),
    },
  },
  '/support/:id': {
    ...{ table: 'support_requests', stranger: ['not_found'] },
    states: {
      'asked back': {
        of: ['player'],
        make: async (app, { player, admin: { token } }) => {
          const { id } = await askedForHelp(app, player);
          const json = { text: 'Ne zaman?' };
          await app.call('post', `/api/admin/support/${id}/ask`, { token, json });
          return { id };
        },
      },
    },
  },
  '/admin/queue/:id': {
    ...{ table: 'queue_items', stranger: 'none' },
    states: {
      waiting: {
        of: ['admin'],
        make: async (app, { player }) => ({ ...(await askedForHelp(app, player)), gives: { version: 1 } }),
      },
    },
  },
  '/admin/answer-templates/:id': {
    ...{ table: 'answer_templates', stranger: 'none' },
    states: {
      kept: {
        of: ['admin'],
        make: async (app, { admin: { token } }) => {
          const json = { title: 'Selam', text: 'Merhaba {ad}' };
          const { body } = await app.call<{ id: string }>('post', '/api/admin/answer-templates', {
            token,
            json,
          });
          return { id: body.id };
        },
      },
    },
  },
  ...deskThings,
  ...removalThings,
  '/admin/support/:id': {
    ...{ table: 'support_requests', stranger: 'none' },
    states: {
      asked: {
        of: ['admin'],
        make: (app, { player }) => askedForHelp(app, player),
      },
    },
  },
  ...moneyThings,
  ...announcementThings,
  '/admin/reports/:id': {
    ...{ table: 'reports', stranger: 'none' },
    states: {
      open: {
        of: ['admin'],
        make: async (app, { player: { token, id }, other }) => {
          const json = { subject: { type: 'person', id: other.id }, reason: 'fake' };
          await app.call('post', '/api/reports', { token, json });
          const made = app.db.q.selectFrom('reports').select('id').where('reporter_id', '=', id);
          return made.executeTakeFirstOrThrow();
        },
      },
    },
  },
};

export type About = { param: string; thing: Thing };

/** The thing that a call is about, by its address. */
export function thingOf({ path }: Call): About | undefined {
  const found = Object.entries(THINGS).find(([at]) => path === at || path.startsWith(`${at}/`));
  const [param, ...others] = paramNames(path);
  return found && param && others.length === 0 ? { param, thing: found[1] } : undefined;
}
