import { closeIn, hourAt, phoned } from '../board.ts';
import { FRIDAY } from '../booking.ts';
import type { TestVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { type Ask, type Rows, venue } from './row.ts';

/** The refusals for another venue's pitch or entry. */
const NOT_YOURS = ['not_yours', 'not_found'] as const;

/** A phone booking on the venue's Friday; its name and note are private to the venue. */
async function phone(app: TestApp, cancelled = false) {
  const owner = await venue(app);
  const entry = await phoned(app, owner, { name: 'Gizli Müşteri', note: 'Gizli not' });
  const { id, version } = entry;
  if (!cancelled) return { owner, id, version };
  const { body } = await app.call<{ cancelled: { id: string; version: string }[] }>(
    'post',
    `/api/business/phone-bookings/${id}/cancel`,
    { token: owner.token, json: { version, scope: 'one' } },
  );
  return { owner, id, version: body.cancelled[0]?.version ?? '' };
}

async function closed(app: TestApp) {
  const owner = await venue(app);
  const { body } = await closeIn(app, owner);
  const [closure] = body.closures;
  if (!closure) throw new Error('nothing was closed');
  return { owner, closure };
}

/** A venue's people name another venue's pitch or entry in an otherwise valid call. */
const foreign = (own: TestVenue, ask: Ask) => [{ token: own.token, ask }];

/** The owner's board. */
export const boardRows: Rows = {
  'POST /business/attendance': {
    make: async (app) => {
      const { owner, id } = await phone(app);
      return { owner, ask: { json: { kind: 'phone', id, attendance: 'no_show' } } };
    },
    stranger: NOT_YOURS,
    owner: 'attendance_too_early',
  },
  'POST /business/board/move': [
    {
      make: async (app) => {
        const { owner, id, version } = await phone(app);
        const json = { kind: 'phone', id, version, to: hourAt(owner, '22:00-23:00') };
        return { owner, ask: { json } };
      },
      stranger: NOT_YOURS,
    },
    {
      make: async (app) => {
        const { owner, id, version } = await phone(app);
        const other = await venue(app);
        const json = { kind: 'phone', id, version, to: hourAt(owner, '22:00-23:00') };
        const away = { json: { ...json, to: hourAt(other, '22:00-23:00') } };
        return { owner, ask: { json }, strangers: foreign(owner, away) };
      },
      stranger: NOT_YOURS,
    },
  ],
  'POST /business/phone-bookings': {
    make: async (app) => {
      const owner = await venue(app);
      return { owner, ask: { json: { name: 'Hasan', hours: [hourAt(owner, '21:00-22:00')] } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /business/phone-bookings/restore': {
    make: async (app) => {
      const { owner, id, version } = await phone(app, true);
      return { owner, ask: { json: { bookings: [{ id, version }] } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /business/closures': {
    make: async (app) => {
      const owner = await venue(app);
      const json = { fieldIds: [owner.pitches[0]?.id], from: FRIDAY, to: FRIDAY, reason: 'maintenance' };
      return { owner, ask: { json } };
    },
    stranger: NOT_YOURS,
  },
  'POST /business/closures/restore': {
    make: async (app) => {
      const { owner, closure } = await closed(app);
      const { body } = await app.call<{ closures: Record<string, unknown>[] }>(
        'post',
        `/api/business/closures/${closure.id}/reopen`,
        { token: owner.token, json: { version: closure.version, scope: 'night' } },
      );
      const closures = body.closures.map(({ id, version, cells }) => ({ id, version, cells }));
      return { owner, ask: { json: { closures } } };
    },
    stranger: NOT_YOURS,
  },
  'GET /business/changes': {
    make: async (app) => {
      const { owner, id } = await phone(app);
      return { owner, ask: { query: { subjectId: id } }, secrets: ['Gizli'] };
    },
    stranger: ['harmless'],
  },
};
