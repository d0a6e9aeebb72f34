import { calls } from '../calls.ts';
import type { Table } from '../decoys/put.ts';
import { admits } from '../permissions/inherited.ts';
import { idInputs } from '../permissions/inputs.ts';
import { thingOf } from '../things.ts';
import { validInput } from '../valid-input.ts';

export type Who = 'player' | 'mate' | 'asker' | 'venue' | 'staff' | 'other' | 'admin';
type Row = { id: string; version: number } & Record<string, unknown>;
type Call = {
  /** `method /path`; a call with several cases names the case behind a colon. */
  call: string;
  by: readonly Who[];
  /** Input beyond the id in the address; `email` is the caller's. */
  json?: (row: Row, email: string) => object | undefined;
};

const PLAYERS = ['player', 'mate', 'asker'] as const;
const VENUES = ['venue', 'staff', 'other'] as const;
const SKILLS = { speed: 60, shooting: 60, passing: 60, dribbling: 60, defense: 60, physical: 60 };
const CUP = { date: '2026-12-19', location: { city: 'İzmir' }, fee: 50, capacity: 4 };
const FREE_HOUR = { date: '2026-11-23', timeSlot: '19:00-20:00' };
const versioned = ({ version }: Row) => ({ version });
/** A version as the board writes it. */
const seen = ({ version }: Row) => ({ version: String(version) });

/** Calls with inputs or callers of their own about one row of a table. `:id` is the row's. */
const OWN: Partial<Record<Table, readonly Call[]>> = {
  reservations: [
    {
      ...{ call: 'post /reservations/move', by: PLAYERS },
      json: ({ id, field_name }) => ({ reservationId: id, fieldName: field_name, ...FREE_HOUR }),
    },
    { call: 'post /reservations/approve', by: VENUES, json: ({ id }) => ({ reservationId: id }) },
    { call: 'post /reservations/reject', by: VENUES, json: ({ id }) => ({ reservationId: id }) },
    {
      ...{ call: 'post /reservations/attendance', by: VENUES },
      json: ({ id }) => ({ reservationId: id, attendance: 'no_show' }),
    },
  ],
  subscriptions: [
    { call: 'post /subscription/approve', by: VENUES, json: ({ id }) => ({ requestId: id }) },
    { call: 'post /subscription/reject', by: VENUES, json: ({ id }) => ({ requestId: id }) },
    {
      ...{ call: 'post /subscription/:id/pause', by: VENUES },
      json: () => ({ from: '2026-11-23', until: '2026-12-06' }),
    },
  ],
  subscription_occurrences: [
    {
      ...{ call: 'post /business/attendance', by: VENUES },
      json: ({ id }) => ({ kind: 'subscription', id, attendance: 'played' }),
    },
  ],
  phone_bookings: [
    {
      call: 'put /business/phone-bookings/:id',
      by: VENUES,
      json: (row) => ({ name: 'Yeni', ...seen(row) }),
    },
    {
      ...{ call: 'post /business/phone-bookings/:id/cancel', by: VENUES },
      json: (row) => ({ scope: 'one', ...seen(row) }),
    },
    {
      ...{ call: 'post /business/phone-bookings/restore', by: VENUES },
      json: (row) => ({ bookings: [{ id: row.id, ...seen(row) }] }),
    },
    {
      ...{ call: 'post /business/attendance', by: VENUES },
      json: ({ id }) => ({ kind: 'phone', id, attendance: 'no_show' }),
    },
  ],
  closures: [
    {
      ...{ call: 'post /business/closures/:id/reopen', by: VENUES },
      json: (row) => ({ scope: 'night', ...seen(row) }),
    },
  ],
  ads: [
    {
      ...{ call: 'post /reports', by: PLAYERS },
      json: ({ id }) => ({ subject: { type: 'ad', id }, reason: 'spam', text: '' }),
    },
  ],
  matches: [
    { call: 'post /matches/:id/answer: in', by: PLAYERS, json: () => ({ answer: 'in' }) },
    { call: 'post /matches/:id/answer: out', by: PLAYERS, json: () => ({ answer: 'out' }) },
    { call: 'patch /matches/:id', by: PLAYERS, json: (row) => ({ hour: '21:30', ...versioned(row) }) },
    {
      ...{ call: 'patch /matches/:id/rate: one', by: ['player'] },
      json: () => ({ raterId: 'u-player', rateeId: 'u-mate', ratings: SKILLS }),
    },
    {
      ...{ call: 'patch /matches/:id/rate: the other', by: ['mate'] },
      json: () => ({ raterId: 'u-mate', rateeId: 'u-player', ratings: SKILLS }),
    },
  ],
  friendships: [
    { call: 'post /friends/accept/:id', by: PLAYERS },
    { call: 'post /friends/reject/:id', by: PLAYERS },
    { call: 'post /friends/withdraw/:id', by: PLAYERS },
  ],
  tournaments: [
    { call: 'post /tournaments/register', by: PLAYERS, json: ({ id }) => ({ tournamentId: id }) },
    { call: 'delete /tournaments/register/:id', by: PLAYERS },
    {
      call: 'put /tournaments/:id',
      by: PLAYERS,
      json: (row) => ({ name: 'Kupa', ...CUP, ...versioned(row) }),
    },
  ],
  users: [
    { call: 'post /friends/add', by: PLAYERS, json: ({ id }) => ({ receiverId: id }) },
    {
      ...{ call: 'post /messages/send', by: PLAYERS },
      json: ({ id }) => ({ receiverId: id, receiverModel: 'User', content: 'Selam' }),
    },
    {
      ...{ call: 'post /messages/send-business', by: VENUES },
      json: ({ id }) => ({ receiverId: id, receiverModel: 'User', content: 'Selam' }),
    },
    { call: 'post /blocks', by: [...PLAYERS, 'venue'], json: ({ id }) => ({ id, type: 'User' }) },
    { call: 'delete /blocks/:id', by: [...PLAYERS, 'venue'] },
  ],
  venues: [
    {
      ...{ call: 'post /messages/send', by: PLAYERS },
      json: ({ id }) => ({ receiverId: id, receiverModel: 'Business', content: 'Selam' }),
    },
    { call: 'post /business/:id/ratings', by: PLAYERS, json: () => ({ rating: 2, comment: 'İdare eder' }) },
    {
      ...{ call: 'post /reservations/create', by: PLAYERS },
      json: ({ id }, userEmail) => ({ businessId: id, fieldName: 'Saha 1', userEmail, ...FREE_HOUR }),
    },
    {
      ...{ call: 'post /subscription/request', by: PLAYERS },
      json: ({ id }) => ({
        businessId: id,
        fieldName: 'Saha 1',
        dayOfWeek: 'Pazar',
        timeSlot: '19:00-20:00',
      }),
    },
    { call: 'post /blocks', by: ['player', 'mate'], json: ({ id }) => ({ id, type: 'Business' }) },
    { call: 'put /admin/approve/:id', by: ['admin'] },
    { call: 'delete /admin/reject/:id', by: ['admin'], json: () => ({ reason: 'Eksik belge' }) },
    { call: 'post /admin/restore/:id', by: ['admin'] },
    { call: 'post /admin/ask-correction/:id', by: ['admin'], json: () => ({ text: 'Adresi tam yazın.' }) },
    {
      ...{ call: 'put /admin/venues/:id/pin', by: ['admin'] },
      json: () => ({ location: { city: 'İstanbul', coordinates: [29.02, 41.05] }, reason: 'Yanlış' }),
    },
    {
      ...{ call: 'put /admin/venues/:id/contact', by: ['admin'] },
      json: () => ({ email: 'yeni@isletme.test', phone: '0532 999 88 77', reason: 'Yanlış' }),
    },
    {
      ...{ call: 'post /admin/venues/:id/extend', by: ['admin'] },
      json: () => ({ days: 5, reason: 'Arıza' }),
    },
  ],
  staff: [{ call: 'patch /business/staff/:id', by: VENUES, json: () => ({ role: 'manager' }) }],
  notifications: [
    { call: 'post /notifications/mark-read', by: ['player', 'venue'], json: ({ id }) => ({ id }) },
  ],
  support_requests: [
    { call: 'post /admin/support/:id/answer', by: ['admin'], json: () => ({ text: 'Tamam.' }) },
  ],
  reports: [
    {
      ...{ call: 'post /admin/reports/:id/resolve', by: ['admin'] },
      json: () => ({ outcome: 'dismissed', note: '' }),
    },
  ],
};

const own = Object.entries(OWN).flatMap(([table, about]) =>
  about.map((call) => ({ table: table as Table, ...call })),
);
const described = new Set(own.map(({ call }) => call.replace(/: .*/, '')));

/** The other calls that write, each about the thing at its address, by all whom its access admits. */
const inherited = calls.flatMap((call) => {
  const about = thingOf(call);
  const name = `${call.method} ${call.path.replace(/:\w+/, ':id')}`;
  const isOther = call.method !== 'get' && idInputs(call).length === 1 && !described.has(name);
  if (!about || !isOther) return [];
  const by: Who[] = [
    ...(admits(call, 'player') ? PLAYERS : []),
    ...(admits(call, 'venue') ? VENUES : []),
    ...(admits(call, 'admin') ? (['admin'] as const) : []),
  ];
  return {
    table: about.thing.table,
    call: name,
    by,
    json: (row: Row) => validInput(call, versioned(row)).json,
  };
});

/** Calls about one row of a table: each of these callers makes them about each row. */
export const CALLS: readonly (Call & { table: Table })[] = [...own, ...inherited];
