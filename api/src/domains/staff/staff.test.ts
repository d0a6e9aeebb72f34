import type { StaffInvited, StaffMember, StaffRole, VenueChange } from 'mf-shared/contracts/staff';
import type { Venue } from 'mf-shared/contracts/venues';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { createApp } from '../../app.ts';

const PASSWORD = 'Uzun-Bir-Sifre-1';
let made = 0;
const address = () => `ekip-${++made}@isletme.test`;

onBothEngines('staff', (app) => {
  const invite = ({ token }: { token: string }, over: object = {}) =>
    app().call<StaffInvited & { code?: string }>('post', '/api/business/staff', {
      token,
      json: { name: 'Can Usta', email: address(), role: 'staff', ...over },
    });
  const codeOf = ({ inviteUrl }: StaffInvited) =>
    new URL(inviteUrl, 'https://topla.test').searchParams.get('code') ?? '';
  const accept = (code: string, password = PASSWORD) =>
    app().call('post', '/api/staff/invitation', { json: { code, password } });
  const login = async (email: string, password = PASSWORD) =>
    app().call<{ token: string }>('post', '/api/business/login', {
      json: { email, password, recaptchaToken: 't' },
    });
  const list = async ({ token }: TestVenue) =>
    (await app().call<StaffMember[]>('get', '/api/business/staff', { token })).body;
  const changes = async ({ token }: { token: string }, query = '') =>
    (await app().call<VenueChange[]>('get', `/api/business/changes${query}`, { token })).body;

  /** A member of staff who has accepted and logged in. */
  async function employ(business: TestVenue, role: StaffRole = 'staff', name = 'Can Usta') {
    const { body } = await invite(business, { role, name });
    await accept(codeOf(body));
    const { body: session } = await login(body.member.email);
    return { ...body.member, token: session.token };
  }

  it('comes by an invitation that works once, for seven days, and logs in beside the owner', async () => {
    const business = await createVenue(app());
    const { status, body } = await invite(business);
    expect(status).toBe(201);
    expect(body.member).toMatchObject({ status: 'invited', role: 'staff' });
    const code = codeOf(body);
    const shown = await app().call('get', `/api/staff/invitation?code=${code}`);
    expect(shown.body).toMatchObject({ businessName: 'Çınar Halı Saha', name: 'Can Usta' });
    expect((await login(body.member.email)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await accept(code)).toMatchObject({ status: 410, body: { code: 'invite_invalid' } });
    const { body: session } = await login(body.member.email);
    const profile = await app().call('get', '/api/profile/business', { token: session.token });
    expect(profile).toMatchObject({ status: 200, body: { id: business.id } });
    expect(await list(business)).toMatchObject([{ status: 'active', inviteExpiresAt: null }]);

    const late = await invite(business);
    await app()
      .db.q.updateTable('staff')
      .set({ invite_expires_at: app().time.now })
      .where('id', '=', late.body.member.id)
      .execute();
    expect(await accept(codeOf(late.body))).toMatchObject({ status: 410 });
    const renewed = await app().call<StaffInvited>(
      'post',
      `/api/business/staff/${late.body.member.id}/invite`,
      {
        token: business.token,
      },
    );
    expect((await accept(codeOf(renewed.body))).status).toBe(200);
  });

  it('is invited by a link that stands in full where the site knows its own address', async () => {
    const business = await createVenue(app());
    const config = { ...app().ctx.config, publicUrl: 'https://topla.test' };
    const headers = { Authorization: `Bearer ${business.token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Can Usta', email: address(), role: 'staff' });
    const request = { method: 'POST', headers, body };
    const answer = await createApp({ ...app().ctx, config }).request('/api/business/staff', request);
    const { inviteUrl } = (await answer.json()) as StaffInvited;
    expect(inviteUrl).toMatch(/^https:\/\/topla\.test\/staff-invite\?code=[\w-]{43}$/);
  });

  it('is signed out everywhere by an invitation that replaces a password', async () => {
    const business = await createVenue(app());
    const { id, token } = await employ(business, 'manager');
    const profile = () => app().call('get', '/api/profile/business', { token });
    await app().call('get', '/api/calendar/business-feed', { token });
    const feeds = app().db.q.selectFrom('venue_feeds').select('venue_id').where('staff_id', '=', id);
    expect(await feeds.execute()).toHaveLength(1);
    const { body } = await app().call<StaffInvited>('post', `/api/business/staff/${id}/invite`, {
      token: business.token,
    });
    await accept(codeOf(body), 'Baska-Bir-Sifre-2');
    expect(await profile()).toMatchObject({ status: 401 });
    expect(await feeds.execute()).toEqual([]);
  });

  it('runs the day without money, a manager with it, and neither hires', async () => {
    const business = await createVenue(app());
    const day = await employ(business);
    const manager = await employ(business, 'manager');
    const today = '2026-11-18';
    const open = [
      `/api/business/board?from=${today}&to=${today}`,
      '/api/business/changes',
      '/api/subscription/requests',
    ];
    const money = [
      `/api/business/income?from=${today}&to=${today}`,
      `/api/business/income.csv?from=${today}&to=${today}`,
      '/api/business/prices',
      '/api/business/settings',
      '/api/payments/status',
      '/api/payments/invoices',
    ];
    const own = ['/api/business/staff', '/api/account/export'];
    const statuses = async ({ token }: { token: string }, paths: string[]) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await createApp(app().ctx).request(path, {
            headers: { Authorization: `Bearer ${token}` },
          });
          if (answer.status !== 403) return answer.status;
          return `403 ${((await answer.json()) as { code: string }).code}`;
        }),
      );
    const refused = '403 staff_forbidden';
    expect(await statuses(day, open)).toEqual(open.map(() => 200));
    expect(await statuses(day, money)).toEqual(money.map(() => refused));
    expect(await statuses(manager, money)).toEqual(money.map(() => 200));
    for (const one of [day, manager]) expect(await statuses(one, own)).toEqual(own.map(() => refused));
    expect((await invite(day)).status).toBe(403);
    const paidUntil = async ({ token }: { token: string }, path: string) =>
      (await app().call<Venue>('get', path, { token })).body.nextPaymentDate;
    for (const path of ['/api/profile/business', `/api/business/${business.id}`]) {
      expect(await paidUntil(day, path)).toBeUndefined();
      expect(await paidUntil(manager, path)).toMatch(/^2026-/);
    }
  });

  it('loses a right at once, and everything when taken off', async () => {
    const business = await createVenue(app());
    const manager = await employ(business, 'manager');
    const prices = () => app().call('get', '/api/business/prices', { token: manager.token });
    expect((await prices()).status).toBe(200);
    const url = `/api/business/staff/${manager.id}`;
    await app().call('patch', url, { token: business.token, json: { role: 'staff' } });
    expect((await prices()).status).toBe(403);
    expect((await app().call('delete', url, { token: business.token })).status).toBe(200);
    expect((await prices()).status).toBe(401);
    expect((await login(manager.email)).status).toBe(401);
    expect(await list(business)).toEqual([]);
  });

  it('never has an address that logs in elsewhere, nor is somebody of another venue touched', async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const hired = await employ(other);
    expect(await invite(business, { email: other.email })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await invite(business, { email: hired.email.toUpperCase() })).toMatchObject({ status: 409 });
    const url = `/api/business/staff/${hired.id}`;
    const refusals = await Promise.all([
      app().call('patch', url, { token: business.token, json: { role: 'manager' } }),
      app().call('delete', url, { token: business.token }),
      app().call('post', `${url}/invite`, { token: business.token }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list(other)).toMatchObject([{ role: 'staff' }]);
  });

  it('is not invited at the venue’s own address', async () => {
    const business = await createVenue(app());
    for (const email of [business.email, ` ${business.email.toUpperCase()} `]) {
      expect(await invite(business, { email })).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      });
    }
    expect(await list(business)).toEqual([]);
  });

  const expire = ({ member }: StaffInvited) =>
    app()
      .db.q.updateTable('staff')
      .set({ invite_expires_at: app().time.now })
      .where('id', '=', member.id)
      .execute();

  it.each(['the same', 'another'])('whose invitation ran out is invited anew by %s venue', async (which) => {
    const first = await createVenue(app());
    const second = which === 'another' ? await createVenue(app()) : first;
    const email = address();
    const { body: old } = await invite(first, { email });
    expect(await invite(second, { email })).toMatchObject({
      status: 409,
      body: {
        code: 'email_taken',
        message: 'Bu adrese gönderilmiş ve süresi dolmamış bir davet zaten var.',
      },
    });
    await expire(old);
    const fresh = await invite(second, { email, name: 'Yeni Usta' });
    expect(fresh.status).toBe(201);
    expect(await list(second)).toMatchObject([{ id: fresh.body.member.id, name: 'Yeni Usta' }]);
    if (second !== first) expect(await list(first)).toEqual([]);
    expect(await accept(codeOf(old))).toMatchObject({ status: 410, body: { code: 'invite_invalid' } });
    expect((await accept(codeOf(fresh.body))).status).toBe(200);
  });

  it('gives an invitation that ran out its own place in a team of 30', async () => {
    const business = await createVenue(app());
    const email = address();
    const { body: old } = await invite(business, { email });
    for (let n = 1; n < 30; n++) await createStaff(app(), business);
    expect((await invite(business)).body.code).toBe('staff_limit');
    await expire(old);
    expect((await invite(business)).body.code).toBe('staff_limit');
    expect((await invite(business, { email })).status).toBe(201);
    expect(await list(business)).toHaveLength(30);
  });

  it('stays at 30 people, however many are invited at once', async () => {
    const business = await createVenue(app());
    const answers = await Promise.all(Array.from({ length: 34 }, () => invite(business)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('staff_limit');
    expect(await list(business)).toHaveLength(30);
  });

  it('is named beside every change, after leaving too', async () => {
    const business = await createVenue(app(), { password_hash: await quickHash(PASSWORD) });
    const can = await employ(business, 'staff', 'Can Usta');
    const player = await createUser(app(), { full_name: 'Ali Veli' });
    const date = new Date(app().time.now + 2 * DAY_MS).toISOString().slice(0, 10);
    const reservation = await booked(app(), player, business, { date });
    await approve(app(), { ...business, token: can.token }, reservation.id);
    await app().call('delete', `/api/business/staff/${can.id}`, { token: business.token });
    await app().call('delete', `/api/reservations/${reservation.id}`, { token: business.token });
    const about = await changes(business, `?subjectId=${reservation.id}`);
    expect(about.map(({ who, text }) => [who, text.replace(/^.* · /, '')])).toEqual([
      ['İşletme sahibi', 'Ali Veli: iptal edildi'],
      ['Can Usta', 'Ali Veli: onaylandı'],
    ]);
    const all = await changes(business);
    expect(all[0]?.text).toContain('Ali Veli: iptal edildi');
    const pages: VenueChange[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/api/business/changes?limit=2${cursor && `&cursor=${cursor}`}`;
      const page = await app().call<VenueChange[]>('get', path, { token: business.token });
      pages.push(...page.body);
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(pages).toEqual(all);
    const stranger = await createVenue(app());
    expect(await changes(stranger, `?subjectId=${reservation.id}`)).toEqual([]);
  });
});
