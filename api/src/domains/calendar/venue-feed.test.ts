import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { boardOf, hourAt, moveIn, phoned } from '../../../test/board.ts';
import { approve, atTime, booked, FRIDAY, remove } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { onWeek, subscribed } from '../../../test/subscriptions.ts';
import { createApp } from '../../app.ts';
import { rotateVenueFeed, venueFeed } from './venue-feed.ts';

const feed = async (test: TestApp, { token }: { token: string }, path = '/api/calendar/business-feed') =>
  (await test.call<CalendarFeed>(path.endsWith('rotate') ? 'post' : 'get', path, { token })).body.url;

async function read(test: TestApp, path: string) {
  const response = await createApp(test.ctx).request(path);
  const text = await response.text();
  return { status: response.status, lines: text.replaceAll(/\r\n[ \t]/g, '').split('\r\n') };
}

const { provider, to } = memoryMail();

onBothEngines(
  'the private calendar of a venue',
  (app) => {
    it('lists what is played, by whom, and drops what was called off', async () => {
      const user = await createUser(app(), { full_name: 'Işıl Şahin', phone: '+905321112233' });
      const [business, other] = [await createVenue(app()), await createVenue(app())];
      const kept = await booked(app(), user, business);
      const gone = await booked(app(), user, business, { timeSlot: '20:00-21:00' });
      await booked(app(), user, business, { timeSlot: '19:00-20:00' });
      const foreign = await booked(app(), await createUser(app()), other);
      for (const { id } of [kept, gone]) await approve(app(), business, id);
      await approve(app(), other, foreign.id);
      const url = await feed(app(), business);
      expect((await read(app(), url)).lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
      await remove(app(), business, gone.id);
      const { status, lines } = await read(app(), url);
      expect(status).toBe(200);
      expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${kept.id}@topla`]);
      expect(lines).toContain('SUMMARY:Saha 1: Işıl Şahin');
      expect(lines).toContain('DTSTART:20261120T180000Z');
      expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Tel: 0532 111 22 33');
    });

    it('has the nights of regulars where they are played, and none that was given back', async () => {
      const user = await createUser(app(), { full_name: 'Işıl Şahin' });
      const business = await createVenue(app(), {}, [{}, {}]);
      const subscription = await subscribed(app(), user, business);
      const [moved, skipped, kept] = subscription.occurrences;
      const to = hourAt(business, '22:00-23:00', { pitch: 1 });
      await moveIn(app(), business, { kind: 'subscription', id: moved?.id ?? '', version: '0' }, to);
      await onWeek(app(), user, 'skip', skipped?.id ?? '');
      const { lines } = await read(app(), await feed(app(), business));
      const events = lines.join('\n').split('BEGIN:VEVENT').slice(1);
      expect(events).toHaveLength(subscription.occurrences.length - 1);
      const eventOf = (id = '') => events.find((event) => event.includes(`UID:${id}@topla`)) ?? '';
      for (const line of ['SUMMARY:Saha 2: Işıl Şahin', 'DTSTART:20261120T190000Z', 'SEQUENCE:1'])
        expect(eventOf(moved?.id)).toContain(line);
      expect(eventOf(kept?.id)).toContain('DESCRIPTION:Saha 1\\n1.200 TL\\nAbonelik');
      expect(eventOf(skipped?.id)).toBe('');
    });

    it('follows a reservation that was moved under the same UID', async () => {
      const business = await createVenue(app());
      const { id } = await booked(app(), await createUser(app()), business);
      await approve(app(), business, id);
      const { entries } = await boardOf(app(), business);
      const [entry] = entries;
      if (!entry) throw new Error('one was booked');
      await moveIn(app(), business, entry, hourAt(business, '23:00-00:00'));
      const { lines } = await read(app(), await feed(app(), business));
      for (const line of [`UID:${id}@topla`, 'DTSTART:20261120T200000Z', 'SEQUENCE:1'])
        expect(lines).toContain(line);
    });

    it('has phone bookings too', async () => {
      const business = await createVenue(app());
      const startsAt = Date.parse('2026-11-20T19:00:00Z');
      await app()
        .db.q.insertInto('phone_bookings')
        .values({
          id: `phone-${business.id}`,
          venue_id: business.id,
          pitch_id: business.pitches[0]?.id ?? '',
          series_id: null,
          name: 'Gündüz Bey',
          phone: null,
          note: 'Kaleci yeleği istiyor',
          date: FRIDAY,
          time_slot: '22:00-23:00',
          starts_at: startsAt,
          ends_at: startsAt + HOUR_MS,
          price: 1200,
          status: 'active',
          version: 1,
          created_at: app().time.now,
          updated_at: app().time.now,
        })
        .execute();
      const { lines } = await read(app(), await feed(app(), business));
      expect(lines).toContain('SUMMARY:Saha 1: Gündüz Bey');
      expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Kaleci yeleği istiyor');
    });

    it('drops phone bookings that were called off, and everything two weeks after its night', async () => {
      const business = await createVenue(app());
      const kept = await phoned(app(), business);
      const gone = await phoned(app(), business, { hours: [hourAt(business, '22:00-23:00')] });
      const { id } = await booked(app(), await createUser(app()), business, { timeSlot: '20:00-21:00' });
      await approve(app(), business, id);
      const url = await feed(app(), business);
      await app().call('post', `/api/business/phone-bookings/${gone.id}/cancel`, {
        token: business.token,
        json: { version: gone.version, scope: 'one' },
      });
      const on = (date: string) =>
        atTime(app(), Date.parse(`${date}T12:00:00+03:00`), async () =>
          (await read(app(), url)).lines.filter((line) => line.startsWith('UID:')),
        );
      const both = [`UID:${id}@topla`, `UID:${kept.id}@topla`];
      expect(await on(FRIDAY)).toEqual(both);
      expect(await on('2026-12-04')).toEqual(both);
      expect(await on('2026-12-05')).toEqual([]);
    });

    it('keeps its address until a new one ends it', async () => {
      const business = await createVenue(app());
      const first = await feed(app(), business);
      expect(await feed(app(), business)).toBe(first);
      app().time.now += 1000;
      const second = await feed(app(), business, '/api/calendar/business-feed/rotate');
      expect(second).not.toBe(first);
      const { q } = app().db;
      const made = q.selectFrom('venue_feeds').select('created_at').where('person_id', '=', business.id);
      expect(await made.execute()).toEqual([{ created_at: app().time.now }]);
      expect((await read(app(), first)).status).toBe(404);
      expect((await read(app(), second)).status).toBe(200);
    });

    it('is shown to the venue alone', async () => {
      const user = await createUser(app());
      expect((await app().call('get', '/api/calendar/business-feed', { token: user.token })).status).toBe(
        403,
      );
      expect((await app().call('post', '/api/calendar/business-feed/rotate')).status).toBe(401);
    });

    it('is each person’s own: one’s new address leaves the others', async () => {
      const owner = await createVenue(app());
      const manager = await createStaff(app(), owner, 'manager');
      const [first, second] = [await feed(app(), owner), await feed(app(), manager)];
      expect(first).not.toBe(second);
      const renewed = await feed(app(), owner, '/api/calendar/business-feed/rotate');
      expect((await read(app(), first)).status).toBe(404);
      for (const url of [renewed, second]) expect((await read(app(), url)).status).toBe(200);
      expect(await feed(app(), manager)).toBe(second);
    });

    it('ends with the job, and no late call makes another', async () => {
      const owner = await createVenue(app());
      const manager = await createStaff(app(), owner, 'manager');
      const url = await feed(app(), manager);
      const path = `/api/business/staff/${manager.staffId}`;
      expect((await app().call('delete', path, { token: owner.token })).status).toBe(200);
      expect((await read(app(), url)).status).toBe(404);
      const staff = { id: manager.staffId, name: 'Can Usta', role: 'manager' as const };
      const actor = { role: 'business' as const, id: owner.id, email: 'x@ekip.test', isActive: true, staff };
      const late = { ...app().ctx, actor };
      for (const call of [venueFeed, rotateVenueFeed]) {
        await expect(call(late)).rejects.toMatchObject({ code: 'unauthenticated' });
      }
    });

    it('ends with the role that may see it, and does not come back by itself', async () => {
      const owner = await createVenue(app());
      const manager = await createStaff(app(), owner, 'manager');
      const url = await feed(app(), manager);
      for (const role of ['staff', 'manager']) {
        const path = `/api/business/staff/${manager.staffId}`;
        await app().call('patch', path, { token: owner.token, json: { role } });
        expect((await read(app(), url)).status).toBe(404);
      }
      expect(await feed(app(), manager)).not.toBe(url);
    });

    it.each(['somebody who is no manager any more', 'a venue that is not approved'])(
      'does not open for %s, though its address still stands',
      async (whose) => {
        const owner = await createVenue(app());
        const manager = await createStaff(app(), owner, 'manager');
        const url = await feed(app(), manager);
        const { q } = app().db;
        const change = whose.startsWith('somebody')
          ? q.updateTable('staff').set({ role: 'staff' }).where('id', '=', manager.staffId)
          : q.updateTable('venues').set({ status: 'pending' }).where('id', '=', owner.id);
        await change.execute();
        expect((await read(app(), url)).status).toBe(404);
      },
    );

    it('ends with the owner’s password, for the owner alone', async () => {
      const password = 'eski-parola-1';
      const owner = await createVenue(app(), { password_hash: await quickHash(password) });
      const manager = await createStaff(app(), owner, 'manager');
      const [own, other] = [await feed(app(), owner), await feed(app(), manager)];
      const json = { email: owner.email, currentPassword: password, newPassword: 'başka-parola-2' };
      const { status } = await app().call('put', '/api/business/account', { token: owner.token, json });
      expect(status).toBe(200);
      expect((await read(app(), own)).status).toBe(404);
      expect((await read(app(), other)).status).toBe(200);
    });

    const staffRow = (id: string) =>
      app().db.q.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const feedsOf = (id: string) =>
      app().db.q.selectFrom('venue_feeds').select('secret').where('person_id', '=', id).execute();
    /** Two managers of the same venue, each with a calendar address. */
    const managers = async () => {
      const owner = await createVenue(app());
      const [one, other] = [
        await createStaff(app(), owner, 'manager'),
        await createStaff(app(), owner, 'manager'),
      ];
      return { owner, one, url: await feed(app(), one), kept: await feed(app(), other) };
    };
    const endsAlone = async (id: string, { url, kept }: { url: string; kept: string }) => {
      expect((await read(app(), url)).status).toBe(404);
      expect(await feedsOf(id)).toEqual([]);
      expect((await read(app(), kept)).status).toBe(200);
    };

    it('leaves nothing behind of somebody who was taken off, and the others theirs', async () => {
      const { owner, one, ...urls } = await managers();
      await app().call('delete', `/api/business/staff/${one.staffId}`, { token: owner.token });
      await endsAlone(one.staffId, urls);
    });

    it('ends with a forgotten password that is set anew, not with the mail alone', async () => {
      const { one, ...urls } = await managers();
      const { email } = await staffRow(one.staffId);
      await app().call('post', '/api/business/forgot-password', { json: { email, recaptchaToken: 't' } });
      await untilMailed(app());
      expect((await read(app(), urls.url)).status).toBe(200);
      const json = { token: tokenIn(to(email).at(-1)), password: 'Yeni-Sifre-22' };
      expect((await app().call('post', '/api/password-reset', { json })).status).toBe(200);
      await endsAlone(one.staffId, urls);
    });

    it('of the owner ends with a forgotten password too, and the managers keep theirs', async () => {
      const owner = await createVenue(app());
      const [url, kept] = [
        await feed(app(), owner),
        await feed(app(), await createStaff(app(), owner, 'manager')),
      ];
      const { email } = owner;
      await app().call('post', '/api/business/forgot-password', { json: { email, recaptchaToken: 't' } });
      await untilMailed(app());
      const json = { token: tokenIn(to(email).at(-1)), password: 'Yeni-Sifre-22' };
      expect((await app().call('post', '/api/password-reset', { json })).status).toBe(200);
      await endsAlone(owner.id, { url, kept });
    });

    it('ends with an invitation that somebody accepted in a member’s place, not with the link alone', async () => {
      const { owner, one, ...urls } = await managers();
      const path = `/api/business/staff/${one.staffId}/invite`;
      const { body } = await app().call<{ inviteUrl: string }>('post', path, { token: owner.token });
      expect((await read(app(), urls.url)).status).toBe(200);
      const code = new URL(body.inviteUrl, 'https://topla.test').searchParams.get('code') ?? '';
      const json = { code, password: 'Yeni-Sifre-22' };
      expect((await app().call('post', '/api/staff/invitation', { json })).status).toBe(200);
      await endsAlone(one.staffId, urls);
    });
  },
  () => ({ mail: provider }),
);
