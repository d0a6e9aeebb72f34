import { booked, FRIDAY } from '../booking.ts';
import type { TestApp } from '../harness.ts';
import { calledTo, replyAsGuest } from '../rosters.ts';
import { requested } from '../subscriptions.ts';
import { playedHour } from '../visits.ts';
import { joined } from '../waiting.ts';
import { player, type Rows, type Thing, venue } from './row.ts';

const NOT_YOURS = ['not_yours'] as const;
const HARMLESS = ['harmless'] as const;

/** A player's request at a venue. */
async function reservation(app: TestApp) {
  const [user, business] = [await player(app), await venue(app)];
  const { id } = await booked(app, user, business);
  return { user, business, id };
}

const byBody = async (app: TestApp) => {
  const { id, business } = await reservation(app);
  return { owner: business, ask: { json: { reservationId: id } } };
};

const request = async (app: TestApp): Promise<Thing> => {
  const [user, business] = [await player(app), await venue(app)];
  const { id } = await requested(app, user, business);
  return { owner: business, ask: { json: { requestId: id } } };
};

const hour = (business: { id: string }) => ({
  ...{ businessId: business.id, date: FRIDAY, timeSlot: '21:00-22:00', fieldName: 'Saha 1' },
});

/** Reservations, weekly regulars and lines for taken hours. */
export const bookingRows: Rows = {
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
  'POST /rosters': {
    make: async (app) => {
      const { user, id } = await reservation(app);
      return { owner: user, ask: { json: { kind: 'reservation', id } } };
    },
    stranger: NOT_YOURS,
  },
  'PUT /rosters/:code/answer': {
    make: async (app) => {
      const { user, id } = await reservation(app);
      const code = await calledTo(app, user, id);
      return { owner: user, ask: { params: { code }, json: { answer: 'yes' } } };
    },
    stranger: 'none',
  },
  'DELETE /rosters/:code/answers/:id': {
    make: async (app) => {
      const { user, id } = await reservation(app);
      const code = await calledTo(app, user, id);
      const { answerId } = (await replyAsGuest(app, code, 1)).body;
      return { owner: user, ask: { params: { code, id: answerId } } };
    },
    stranger: NOT_YOURS,
  },
  'POST /reservations/approve': { make: byBody, stranger: NOT_YOURS },
  'POST /reservations/reject': { make: byBody, stranger: NOT_YOURS },
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
  'POST /subscription/approve': { make: request, stranger: NOT_YOURS },
  'POST /subscription/reject': { make: request, stranger: NOT_YOURS },
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
};
