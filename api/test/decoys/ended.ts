import type { QueueKind } from 'mf-shared/contracts/queue';
import type { TestApp } from '../harness.ts';
import { like, put, type RowOf, type Table } from './put.ts';
import { at } from './world-bookings.ts';
import { friendship } from './world-community.ts';
import { match } from './world-matches.ts';
import { block, conversation, message, news, waiting } from './world-talk.ts';

type Make = (app: TestApp, id: string) => Promise<unknown>;

/** A copy of a row with a new id and the values of `other`. */
const as =
  <T extends Table>(table: T, one: string, other: Partial<RowOf<T>>): Make =>
  (app, id) =>
    like(app, table, one, { id, ...other } as Partial<RowOf<T>>);

/** The same with its item of the queue, which is done. */
const inQueue =
  <T extends 'reports' | 'support_requests'>(
    kind: QueueKind,
    ...row: [table: T, one: string, other: Partial<RowOf<T>>]
  ): Make =>
  async (app, id) => {
    await as(...row)(app, id);
    await put(app, 'queue_items', { ...waiting(id, kind, 1), state: 'done' });
  };

const CANCELLED = { status: 'cancelled', decided_at: 2 } as const;
const LONG_AGO = at('2026-03-13');
const FAR = 'u-far';

/** Hours that are not held, or not now, by id. */
const bookings: Record<string, Make> = {
  'r-rejected': as('reservations', 'r-asked', { status: 'rejected', decided_at: 2 }),
  'r-withdrawn': as('reservations', 'r-asked', { ...CANCELLED, end_reason: 'player' }),
  'r-cancelled': as('reservations', 'r-coming', {
    ...CANCELLED,
    end_reason: 'business',
    ...at('2026-11-21', 19),
  }),
  'r-expired': as('reservations', 'r-asked', { ...CANCELLED, end_reason: 'expired' }),
  'r-lapsed': as('reservations', 'r-asked', { expires_at: 1, ...at('2026-11-20', 20) }),
  'r-long-ago': as('reservations', 'r-past', LONG_AGO),
  'r-next-week': as('reservations', 'r-coming', at('2026-11-28')),
  'r-mate-rejected': as('reservations', 'r-mate', { status: 'rejected', ...at('2026-11-20', 20) }),
  'b-cancelled': as('phone_bookings', 'b-phone', { status: 'cancelled', ...at('2026-11-20', 22) }),
  'b-long-ago': as('phone_bookings', 'b-past', LONG_AGO),
  'c-long-ago': (app, id) => {
    const { time_slot: _, ...night } = LONG_AGO;
    return like(app, 'closures', 'c-closed', { id, ...night });
  },
};

const weeks: Record<string, Make> = {
  's-rejected': as('subscriptions', 's-mate', { user_id: 'u-player', status: 'rejected' }),
  's-cancelled': as('subscriptions', 's-player', {
    status: 'cancelled',
    end_reason: 'player',
    user_id: 'u-asker',
  }),
  'o-cancelled': as('subscription_occurrences', 'o-next', {
    ...{ ...at('2026-11-26', 22), status: 'cancelled', subscription_id: 's-cancelled', user_id: 'u-player' },
  }),
  'o-taken': as('subscription_occurrences', 'o-next', {
    ...{ ...at('2026-11-25', 22), status: 'taken', user_id: 'u-mate', subscription_id: 's-mate' },
  }),
  'o-skipped-before': as('subscription_occurrences', 'o-past', {
    ...{ ...at('2026-11-13', 19), status: 'skipped', pitch_id: 'p-two' },
  }),
  'w-left': as('waiting_entries', 'w-player', { turn: 2, status: 'left', ended_at: 2 }),
  'w-missed': as('waiting_entries', 'w-player', { turn: 3, status: 'missed', ended_at: 2, offered_at: 1 }),
  'w-ended': as('waiting_entries', 'w-player', { turn: 4, status: 'ended', user_id: 'u-asker', ended_at: 2 }),
  'w-of-others': as('waiting_entries', 'w-player', { turn: 5, user_id: 'u-asker', ...at('2026-11-20', 20) }),
};

const community: Record<string, Make> = {
  'a-found': as('ads', 'a-player', { status: 'found', ended_at: 2 }),
  'a-withdrawn': as('ads', 'a-mate', { status: 'withdrawn', ended_at: 2 }),
  'a-expired': as('ads', 'a-mate', { expires_at: 2, user_id: 'u-asker' }),
  'a-of-blocked': as('ads', 'a-mate', { user_id: FAR }),
  'a-other-type': as('ads', 'a-mate', { type: 'findTeam', user_id: 'u-asked', position: 'Bek' }),
  'ch-of-blocked': as('challenges', 'ch-mate', { creator_id: FAR }),
  'ch-expired': as('challenges', 'ch-mate', { created_at: 2 }),
  't-of-blocked': as('tournaments', 't-mate', { organizer_id: FAR }),
  't-past': as('tournaments', 't-mate', { date: '2026-03-03' }),
  't-cancelled': as('tournaments', 't-mate', { cancelled_at: 2 }),
  'f-of-others': (app, id) => put(app, 'friendships', friendship(id, 'u-mate', 'u-asker', 2)),
  'f-asked-others': (app, id) => put(app, 'friendships', friendship(id, 'u-mate', 'u-asked')),
};

const matches: Record<string, Make> = {
  'g-refused': (app, id) => match(app, { id, status: 'refused' }, at('2026-11-15')),
  'g-cancelled': (app, id) => match(app, { id, status: 'cancelled' }, at('2026-11-16')),
  'g-unanswered': (app, id) =>
    match(app, { id, status: 'proposed', awaits: 'a' }, at('2026-11-15', 21), null),
  'g-long-ago': (app, id) => match(app, { id }, at('2026-03-13')),
  'g-of-two-others': (app, id) => match(app, { id, user_a: 'u-asked', user_b: 'u-mate' }, at('2026-11-20')),
  'g-missed': async (app, id) => {
    await match(app, { id }, at('2026-11-12'));
    const mine = app.db.q.updateTable('match_participants').set({ answer: 'absent' });
    await mine.where('match_id', '=', id).where('user_id', '=', 'u-player').execute();
  },
};

const PLAYER = ['User', 'u-player'] as const satisfies [string, string];
const ASKER = ['User', 'u-asker'] as const satisfies [string, string];

const talk: Record<string, Make> = {
  'm-of-others': (app, id) => put(app, 'messages', message(id, [...ASKER], ['User', 'u-mate'], 1)),
  'm-of-namesake': (app, id) =>
    put(app, 'messages', message(id, ['Business', 'v-other'], ['User', 'u-mate'], 1)),
  'conversation-read': (app) =>
    put(
      app,
      'conversations',
      conversation([...ASKER], [...PLAYER], 3),
      conversation([...ASKER], ['Business', 'v-home'], 3),
    ),
  'n-of-others': (app, id) => put(app, 'notifications', news(id, [...ASKER], 1)),
  'blocks-us': (app) =>
    put(app, 'blocks', block([...ASKER], [...PLAYER]), block([...ASKER], ['Business', 'v-home'])),
  'session-over': (app, id) =>
    put(app, 'sessions', {
      ...{ id, user_id: 'u-player', venue_id: null, staff_id: null, role: 'user', device: 'Safari' },
      ...{ token_version: 0, created_at: 1, last_used_at: 1, expires_at: 2, limited: 0 },
    }),
  'x-resolved': inQueue('report', 'reports', 'x-player', {
    status: 'resolved',
    outcome: 'dismissed',
    resolved_by: 'u-admin',
    resolved_at: 2,
  }),
  'q-answered': inQueue('support', 'support_requests', 'q-mate', {
    status: 'answered',
    answer: 'Tamam',
    answered_at: 2,
  }),
};

const office: Record<string, Make> = {
  'v-unpaid': (app, id) => venueLike(app, id, { next_payment_at: 1 }),
  'v-rejected': (app, id) =>
    venueLike(app, id, { ...GONE, rejected_at: app.time.now - 5, reject_reason: 'Eksik' }),
  'v-closed': (app, id) => venueLike(app, id, { status: 'pending', closed_at: 5 }),
  'v-elsewhere': (app, id) => venueLike(app, id, { city: 'Muş' }),
  'p-archived': as('pitches', 'p-two', { archived_at: 2, name: 'Saha 9' }),
  'u-gone': async (app, id) => {
    await like(app, 'users', 'u-mate', { id, email: 'gone@oyuncu.test' });
    await put(app, 'name_words', { word: 'ali', user_id: id });
    await app.db.q.updateTable('users').set({ deleted_at: 2 }).where('id', '=', id).execute();
  },
  'u-elsewhere': as('users', 'u-mate', { email: 'else@oyuncu.test', city: 'Muş' }),
  'u-second-admin': as('users', 'u-admin', { email: 'second@oyuncu.test' }),
  'pay-started': as('payments', 'pay-home', { status: 'initialised', provider_token: 's', created_at: 2 }),
  'invitation-over': as('admin_invitations', 'invitation', {
    ...{ email: 'can@yonetici.test', token_hash: 'b', expires_at: 1 },
  }),
  'staff-elsewhere': as('staff', 'staff-invited', {
    venue_id: 'v-other',
    email: 'b@ekip.test',
    invite_hash: 'b',
  }),
};

const GONE = { status: 'pending', next_payment_at: null } as const;
const venueLike = (app: TestApp, id: string, other: Partial<RowOf<'venues'>>) =>
  like(app, 'venues', 'v-other', { id, email: `${id}@isletme.test`, ...other });

/** Ended rows and rows of others, by kind. */
export const ENDED = { bookings, weeks, community, matches, talk, office };

/** Writes ended rows of these kinds; by default of all. */
export async function addEnded(app: TestApp, kinds: readonly Record<string, Make>[] = Object.values(ENDED)) {
  for (const rows of kinds) for (const [id, make] of Object.entries(rows)) await make(app, id);
}
