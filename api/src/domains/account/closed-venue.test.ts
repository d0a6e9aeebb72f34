import type { AdminSupportRequest } from 'mf-shared/contracts/support';
import { expect, it, vi } from 'vitest';
import { FRIDAY } from '../../../test/booking.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { initialise } from '../../../test/payments.ts';
import { allRows } from '../../../test/tables.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { playedHour } from '../../../test/visits.ts';
import type { BusinessActor } from '../../auth/actor.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { block } from '../blocks/block.ts';
import { closeHours } from '../board/close.ts';
import { createPhoneBooking } from '../board/create-phone.ts';
import { venueFeed } from '../calendar/venue-feed.ts';
import { sendMessage } from '../messages/send.ts';
import { addPushBrowser } from '../notifications/browsers.ts';
import { saveNoticePreferences } from '../notifications/preferences.ts';
import { createReport } from '../reports/create.ts';
import { inviteStaff } from '../staff/invite.ts';
import { askSupport } from '../support/create.ts';
import { sendSupportAnswers } from '../support/send-answers.ts';
import { addVenuePhotos } from '../venues/own-photos.ts';

type Verb = (ctx: Ctx<BusinessActor>, about: { user: TestUser; pitchId: string }) => Promise<unknown>;
const VERBS: Record<string, Verb> = {
  'writes an hour down': (ctx, { pitchId }) =>
    createPhoneBooking(ctx, {
      name: 'Hasan',
      hours: [{ fieldId: pitchId, date: FRIDAY, timeSlot: '21:00-22:00' }],
      skipTaken: false,
    }),
  'closes hours': (ctx, { pitchId }) =>
    closeHours(ctx, {
      fieldIds: [pitchId],
      from: FRIDAY,
      to: FRIDAY,
      reason: 'maintenance',
      skipTaken: false,
    }),
  'invites somebody': (ctx) =>
    inviteStaff(ctx, { name: 'Can', email: `${newId()}@ekip.test`, role: 'staff' }),
  'blocks somebody': (ctx, { user }) => block(ctx, { id: user.id, type: 'User' }),
  'writes a message': (ctx, { user }) =>
    sendMessage(ctx, { receiverId: user.id, receiverModel: 'User', content: 'Merhaba' }),
  'reports somebody': (ctx, { user }) =>
    createReport(ctx, { subject: { type: 'person', id: user.id }, reason: 'fake', text: '' }),
  'asks for help': (ctx) => askSupport(ctx, { subject: 'other', text: 'Yardım' }),
  'opens a calendar': (ctx) => venueFeed(ctx),
  'chooses what to be told': (ctx) =>
    saveNoticePreferences(ctx, [{ topic: 'reservations', push: false, mail: true }]),
  'lets a browser be woken': (ctx) =>
    addPushBrowser(ctx, { endpoint: `https://push.test/${ctx.actor.id}`, keys: { p256dh: 'p', auth: 'a' } }),
  'adds a photo': (ctx) => addVenuePhotos(ctx, [new File(['x'], 'saha.webp')]),
};

onBothEngines(
  'somebody whose venue was closed after their token was checked',
  (app) => {
    it.each(Object.entries(VERBS))('%s no more', async (_, verb) => {
      const business = await ownedVenue(app());
      const user = await createUser(app());
      await playedHour(app(), business, user);
      await close(app(), business);
      const actor = { role: 'business', id: business.id, email: business.email, isActive: true, staff: null };
      const ctx = { ...app().ctx, actor } as Ctx<BusinessActor>;
      const before = await allRows(app().db);
      const late = verb(ctx, { user, pitchId: business.pitches[0]?.id ?? '' });
      await expect(late).rejects.toHaveProperty('code');
      expect(await allRows(app().db)).toEqual(before);
    });
  },
  () => ({ push: { publicKey: 'k', accepts: () => true, send: async () => 'sent' as const } }),
);

const { provider: mail, to: mailsTo } = memoryMail();

onBothEngines(
  'a refund that a venue asked for before it closed',
  (app) => {
    it('is still decided, and answered to its owner by mail', async () => {
      const business = await ownedVenue(app(), { next_payment_at: app().time.now + 1 });
      const { now } = app().time;
      const { body } = await initialise(app(), business);
      const { q } = app().db;
      const paid = { status: 'paid', completed_at: now } as const;
      await q.updateTable('payments').set(paid).where('id', '=', body.paymentId).execute();
      const text = newId();
      const as = { token: business.token };
      const json = { subject: 'refund', text };
      expect((await app().call('post', '/api/support', { ...as, json })).status).toBe(201);
      await app().call('post', '/api/support', { ...as, json: { subject: 'other', text: 'Soru' } });
      const asked = q.selectFrom('support_requests').selectAll().where('text', '=', text);
      const answered = { id: newId(), payment_id: null, status: 'answered', answered_at: now } as const;
      await q
        .insertInto('support_requests')
        .values({ ...(await asked.executeTakeFirstOrThrow()), ...answered })
        .execute();
      await close(app(), business);
      expect(await asked.execute()).toHaveLength(1);
      const { token } = await createUser(app(), { role: 'admin' });
      const open = await app().call<AdminSupportRequest[]>('get', '/api/admin/support?status=open', {
        token,
      });
      const [request, ...others] = open.body;
      expect(others).toEqual([]);
      expect(request).toMatchObject({
        text,
        person: { type: 'Visitor', id: null, name: 'Çınar Halı Saha', email: business.email },
        refund: { amount: 1500, reservations: 0 },
      });
      const refunds = q
        .selectFrom('refunds')
        .select('id')
        .where('request_id', '=', request?.id ?? '');
      const { id } = await refunds.executeTakeFirstOrThrow();
      await app().call('post', `/api/admin/money/refunds/${id}/approve`, { token, json: { amount: 1500 } });
      await sendSupportAnswers(app().ctx);
      expect(mailsTo(business.email).map((one) => one.text)).toEqual([
        expect.stringContaining('İade talebiniz onaylandı: 1.500 TL.'),
      ]);
    });
  },
  () => ({ mail }),
);

const remove = vi.fn(async () => {});

onBothEngines(
  'the photos of a closed venue',
  (app) => {
    it('go with it', async () => {
      const business = await ownedVenue(app());
      const path = `/uploads/${newId()}.webp`;
      const photo = { id: newId(), venue_id: business.id, path, sort: 0 };
      await app().db.q.insertInto('venue_photos').values(photo).execute();
      await close(app(), business);
      expect(remove).toHaveBeenCalledWith(path);
      const left = app().db.q.selectFrom('venue_photos').selectAll();
      expect(await left.where('venue_id', '=', business.id).execute()).toEqual([]);
    });
  },
  () => ({
    storage: { save: async () => ({ path: '' }), remove, read: async () => null, check: async () => {} },
  }),
);
