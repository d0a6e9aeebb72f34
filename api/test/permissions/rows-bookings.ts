import { approve, booked, cancel, FRIDAY, reject } from '../booking.ts';
import type { TestApp } from '../harness.ts';
import { requested, subscribed } from '../subscriptions.ts';
import { playedHour } from '../visits.ts';
import { joined } from '../waiting.ts';
import { player, type Rows, type Thing, venue } from './row.ts';

const NOT_YOURS = ['not_yours'] as const;
const HARMLESS = ['harmless'] as const;

type Side = 'user' | 'business';
/** A player's request at a venue. */
async function reservation(app: TestApp) {
  const [user, business] = [await player(app), await venue(app)];
  const { id } = await booked(app, user, business);
  return { user, business, id };
}

/** A call of one side about a reservation, with its id in the address. */
const byAddress = (side: Side) => async (app: TestApp) => {
  const { id, ...sides } = await reservation(app);
  return { owner: sides[side], ask: { params: { id } }, secrets: sides.user.secrets };
};
const byBody = async (app: TestApp) => {
  const { id, business } = await reservation(app);
  return { owner: business, ask: { json: { reservationId: id } } };
};

const regular = (side: Side, isRunning: boolean, json?: Record<string, unknown>) => async (app: TestApp) => {
  const [user, business] = [await player(app), await venue(app)];
  const { id } = await (isRunning ? subscribed : requested)(app, user, business);
  const ask = { params: { id }, ...(json ? { json } : {}) };
  return { owner: { user, business }[side], ask, secrets: user.secrets };
};

const request = async (app: TestApp): Promise<Thing> => {
  const [user, business] = [await player(app), await venue(app)];
  const { id } = await requested(app, user, business);
  return { owner: business, ask: { json: { requestId: id } } };
};

/** A week of a running subscription; skipped if `skipped`. */
const week = (side: Side, skipped: boolean) => async (app: TestApp) => {
  const [user, business] = [await player(app), await venue(app)];
  const { occurrences } = await subscribed(app, user, business);
  const id = occurrences[2]?.id ?? '';
  const { token } = { user, business }[side];
  if (skipped) await app.call('post', `/api/subscription/occurrences/${id}/skip`, { token });
  return { owner: { token }, ask: { params: { id } }, secrets: user.secrets };
};

const hour = (business: { id: string }) => ({
  ...{ businessId: business.id, date: FRIDAY, timeSlot: '21:00-22:00', fieldName: 'Saha 1' },
});

/** A place in the line for another player's hour; if `offered`, that player has cancelled. */
async function waiting(app: TestApp, offered: boolean) {
  const { user, business, id } = await reservation(app);
  const owner = await player(app);
  const entry = await joined(app, owner, business);
  if (offered) await cancel(app, user, id);
  return { owner, ask: { params: { id: entry.id } } };
}

/** Reservations, weekly regulars and lines for taken hours. */
export const bookingRows: Rows = {
  'GET /reservations/:id': [
    { make: byAddress('user'), stranger: NOT_YOURS },
    { make: byAddress('business'), stranger: NOT_YOURS },
  ],
  'GET /reservations/:id/calendar.ics': { make: byAddress('user'), stranger: NOT_YOURS },
  'POST /reservations/create': {
    make: async (app) => {
      const [owner, business] = [await player(app), await venue(app)];
      return { owner, ask: { json: { ...hour(business), userEmail: owner.email } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /reservations/move': {
    make: async (app) => {
      const { user, id } = await reservation(app);
      const json = { reservationId: id, date: FRIDAY, timeSlot: '22:00-23:00', fieldName: 'Saha 1' };
      return { owner: user, ask: { json } };
    },
    stranger: NOT_YOURS,
  },
  'POST /reservations/:id/cancel': { make: byAddress('user'), stranger: NOT_YOURS },
  'POST /reservations/approve': { make: byBody, stranger: NOT_YOURS },
  'POST /reservations/reject': { make: byBody, stranger: NOT_YOURS },
  'DELETE /reservations/:id': {
    make: async (app) => {
      const { business, id } = await reservation(app);
      await approve(app, business, id);
      return { owner: business, ask: { params: { id } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /reservations/:id/restore': {
    make: async (app) => {
      const { business, id } = await reservation(app);
      await reject(app, business, id);
      return { owner: business, ask: { params: { id } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /reservations/attendance': {
    make: async (app) => {
      const [user, owner] = [await player(app), await venue(app)];
      const reservationId = await playedHour(app, owner, user);
      return { owner, ask: { json: { reservationId, attendance: 'no_show' } } };
    },
    stranger: NOT_YOURS,
  },
  'GET /reservations/business-reservations': {
    make: async (app) => {
      const { user, business } = await reservation(app);
      return { owner: business, ask: { query: { businessId: business.id } }, secrets: user.secrets };
    },
    stranger: NOT_YOURS,
  },
  'GET /reservations/weekly-user': {
    make: async (app) => {
      const { user, business } = await reservation(app);
      const query = { businessId: business.id, startDate: FRIDAY, endDate: FRIDAY };
      return { ask: { query }, secrets: [...user.secrets, ...business.secrets, user.id] };
    },
    stranger: HARMLESS,
  },
  'GET /reservations/daily': {
    make: async (app) => {
      const { user, business } = await reservation(app);
      const query = { businessId: business.id, date: FRIDAY };
      return { owner: business, ask: { query }, secrets: user.secrets };
    },
    stranger: NOT_YOURS,
  },
  'GET /subscription/:id': [
    { make: regular('user', true), stranger: NOT_YOURS },
    { make: regular('business', false), stranger: NOT_YOURS },
  ],
  'POST /subscription/request': {
    make: async (app) => {
      const [owner, business] = [await player(app), await venue(app)];
      const json = {
        businessId: business.id,
        fieldName: 'Saha 1',
        dayOfWeek: 'Cuma',
        timeSlot: '21:00-22:00',
      };
      return { owner, ask: { json } };
    },
    stranger: 'none',
  },
  'POST /subscription/:id/cancel': { make: regular('user', true), stranger: NOT_YOURS },
  'POST /subscription/occurrences/:id/skip': [
    { make: week('user', false), stranger: NOT_YOURS },
    { make: week('business', false), stranger: NOT_YOURS },
  ],
  'POST /subscription/occurrences/:id/restore': [
    { make: week('user', true), stranger: NOT_YOURS },
    { make: week('business', true), stranger: NOT_YOURS },
  ],
  'POST /subscription/approve': { make: request, stranger: NOT_YOURS },
  'POST /subscription/reject': { make: request, stranger: NOT_YOURS },
  'POST /subscription/:id/pause': {
    make: regular('business', true, { from: '2026-11-27', until: '2026-12-04' }),
    stranger: NOT_YOURS,
  },
  'POST /subscription/:id/resume': {
    make: async (app) => {
      const thing = await regular('business', true)(app);
      const json = { from: '2026-11-27', until: '2026-12-04' };
      await app.call('post', `/api/subscription/${thing.ask.params.id}/pause`, {
        token: thing.owner.token,
        json,
      });
      return thing;
    },
    stranger: NOT_YOURS,
  },
  'DELETE /subscription/:id': { make: regular('business', true), stranger: NOT_YOURS },
  'GET /waiting-list/line': {
    make: async (app) => {
      const { user, business } = await reservation(app);
      const owner = await player(app);
      await joined(app, owner, business);
      return { owner, ask: { query: hour(business) }, secrets: [...user.secrets, ...owner.secrets] };
    },
    stranger: HARMLESS,
  },
  'POST /waiting-list': {
    make: async (app) => {
      const { business } = await reservation(app);
      return { owner: await player(app), ask: { json: hour(business) } };
    },
    stranger: 'none',
  },
  'POST /waiting-list/:id/accept': { make: (app) => waiting(app, true), stranger: NOT_YOURS },
  'POST /waiting-list/:id/decline': { make: (app) => waiting(app, true), stranger: NOT_YOURS },
  'DELETE /waiting-list/:id': { make: (app) => waiting(app, false), stranger: NOT_YOURS },
};
