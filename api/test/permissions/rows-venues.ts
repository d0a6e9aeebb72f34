import { newId } from '../../src/base/id.ts';
import { PITCH, venueForm } from '../forms.ts';
import type { TestApp } from '../harness.ts';
import { player, type Rows, venue } from './row.ts';

const HARMLESS = ['harmless'] as const;
const NOT_YOURS = ['not_yours'] as const;

/** The own venue with its own pitch, as the page sends it. */
const page = async (app: TestApp) => {
  const owner = await venue(app);
  const id = owner.pitches[0]?.id;
  const json = { businessName: 'Çınar Halı Saha', fields: [{ ...PITCH, id, _id: id }] };
  return { owner, ask: { json } };
};

async function pictured(app: TestApp) {
  const owner = await venue(app);
  const name = `${newId()}.webp`;
  const path = `/uploads/${name}`;
  await app.db.q
    .insertInto('venue_photos')
    .values({ id: newId(), venue_id: owner.id, path, sort: 0 })
    .execute();
  return { owner, name, path };
}

/** Venues: page, pitches, prices, people, photos, reviews, payments and calendars. */
export const venueRows: Rows = {
  'POST /business/register': {
    make: async (app) => {
      // A pitch of another venue stays there.
      const [pitch] = (await venue(app)).pitches;
      const fields = [{ ...PITCH, id: pitch?.id, _id: pitch?.id }];
      return { ask: { form: venueForm({ fields }) } };
    },
    stranger: 'none',
  },
  'PUT /business/update': { make: page, stranger: NOT_YOURS },
  // It counts only bookings of the caller's own pitches.
  'POST /business/update/preview': { make: page, stranger: HARMLESS },
  'PUT /business/prices': {
    make: async (app) => {
      const owner = await venue(app);
      return { owner, ask: { json: { rules: [{ fieldIds: [owner.pitches[0]?.id], price: 900 }] } } };
    },
    stranger: NOT_YOURS,
  },
  'PUT /business/photos': {
    make: async (app) => {
      const { owner, path } = await pictured(app);
      return { owner, ask: { json: { photos: [path] } } };
    },
    // The order must name each own photo once, else somebody changed them meanwhile.
    stranger: ['changed_meanwhile'],
  },
  'DELETE /business/photos/:name': {
    make: async (app) => {
      const { owner, name } = await pictured(app);
      return { owner, ask: { params: { name } } };
    },
    stranger: ['not_found'],
  },
  'POST /payments/initialize-checkout': {
    make: async (app) => {
      const owner = await venue(app, { next_payment_at: app.time.now - 1 });
      const json = { fullName: 'Ayşe Öztürk', email: 'ayse@isletme.test', businessId: owner.id };
      return { owner, ask: { json } };
    },
    stranger: NOT_YOURS,
  },
  'GET /payments/status': {
    make: async (app) => {
      const owner = await venue(app);
      const id = newId();
      await app.db.q
        .insertInto('payments')
        .values({
          ...{ id, venue_id: owner.id, amount: 1500, status: 'paid', provider: 'sandbox' },
          ...{ provider_token: null, created_at: app.time.now, completed_at: app.time.now },
          ...{ period_from: 0, period_to: 0, failure_reason: null, asked_at: null },
        })
        .execute();
      return { owner, ask: { query: { paymentId: id } }, secrets: [id] };
    },
    stranger: HARMLESS,
  },
  'GET /calendar/:file': {
    make: async (app) => {
      const owner = await player(app);
      const { body } = await app.call<{ url: string }>('get', '/api/calendar/feed', { token: owner.token });
      const file = body.url.split('/').at(-1) ?? '';
      return { ask: { params: { file } }, strangers: [{ ask: { params: { file: `a${file}` } } }] };
    },
    stranger: ['not_found'],
  },
};
