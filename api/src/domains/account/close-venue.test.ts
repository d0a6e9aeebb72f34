import type { ClosingPreview } from 'mf-shared/contracts/account';
import { expect, it, vi } from 'vitest';
import { hourAt, phoned } from '../../../test/board.ts';
import { approve, booked, reject } from '../../../test/booking.ts';
import { newsOf, venueRow } from '../../../test/closed-venue.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  codeAt,
  confirmedBy,
  PASSWORD,
  passwordHash,
  withPasskey,
  withTotp,
} from '../../../test/second-factor.ts';
import { requested } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { playedHour } from '../../../test/visits.ts';
import { joined } from '../../../test/waiting.ts';

onBothEngines('closing the account of a venue', (app) => {
  it('refuses a wrong password at its field and changes nothing', async () => {
    const business = await ownedVenue(app());
    await booked(app(), await createUser(app()), business);
    const before = await allRows(app().db);
    const { status, body } = await close(app(), business, { password: 'baska-parola' });
    expect([status, body.code, body.fields?.password]).toEqual([400, 'validation', 'Şifreniz hatalı.']);
    expect((await close(app(), business, {})).body.fields?.password).toBe('Şifrenizi yazın.');
    expect(await allRows(app().db)).toEqual(before);
  });

  it('asks for the second step where the owner has one', async () => {
    const business = await ownedVenue(app());
    const { secret } = await withTotp(app(), business);
    const without = await close(app(), business);
    expect([without.status, without.body.fields?.code]).toEqual([400, 'Uygulamadaki 6 haneli kodu yazın.']);
    const wrong = await close(app(), business, { password: PASSWORD, code: '000000' });
    expect(wrong.body.code).toBe('second_factor_wrong');
    expect((await venueRow(app(), business.id)).closed_at).toBeNull();
    const right = { password: PASSWORD, code: codeAt(app(), secret) };
    expect((await close(app(), business, right)).status).toBe(200);
  });

  it('takes a recovery code or a passkey as the second step too', async () => {
    const [one, other] = [await ownedVenue(app()), await ownedVenue(app())];
    const [recoveryCode] = (await withTotp(app(), one)).recoveryCodes;
    expect((await close(app(), one, { password: PASSWORD, recoveryCode })).status).toBe(200);
    const { passkey } = await withPasskey(app(), other);
    const signed = await confirmedBy(app(), other, passkey);
    expect((await close(app(), other, { password: PASSWORD, ...signed })).status).toBe(200);
  });

  it('is for the owner alone, and changes nothing for others', async () => {
    const business = await ownedVenue(app());
    const people = [await createStaff(app(), business, 'manager'), await createStaff(app(), business)];
    const user = await createUser(app(), { password_hash: await passwordHash });
    const before = await allRows(app().db);
    for (const person of [...people, user]) {
      expect((await close(app(), person)).status).toBe(403);
      expect((await app().call('get', '/api/account/closing', { token: person.token })).status).toBe(403);
    }
    const json = { password: PASSWORD };
    expect((await app().call('post', '/api/account/close', { json })).status).toBe(401);
    expect(await allRows(app().db)).toEqual(before);
  });

  it('is open to a venue that has not paid', async () => {
    const business = await ownedVenue(app(), { next_payment_at: app().time.now - 1 });
    const preview = await app().call('get', '/api/account/closing', { token: business.token });
    expect([preview.status, (await close(app(), business)).status]).toEqual([200, 200]);
  });

  it('counts first what it will end', async () => {
    const business = await ownedVenue(app());
    const [a, b] = [await createUser(app()), await createUser(app())];
    await playedHour(app(), business, a);
    await booked(app(), a, business);
    await approve(app(), business, (await booked(app(), a, business, { timeSlot: '22:00-23:00' })).id);
    await reject(app(), business, (await booked(app(), b, business, { timeSlot: '23:00-00:00' })).id);
    await requested(app(), b, business);
    await joined(app(), b, business);
    await phoned(app(), business, { hours: [hourAt(business, '19:00-20:00')] });
    await createStaff(app(), business);
    const { body } = await app().call<ClosingPreview>('get', '/api/account/closing', {
      token: business.token,
    });
    expect(body).toEqual({ reservations: 2, subscriptions: 1, waiting: 1, phoneBookings: 1, staff: 1 });
  });

  it('ends every token at once, logins are those of an unknown account, and the e-mail is free', async () => {
    const business = await ownedVenue(app());
    const people = [await createStaff(app(), business, 'manager'), await createStaff(app(), business)];
    await booked(app(), await createUser(app()), business);
    const seen = app().frames.length;
    await close(app(), business);
    for (const { token } of [business, ...people]) {
      expect((await app().call('get', '/api/profile/business', { token })).status).toBe(401);
    }
    const heard = app()
      .frames.slice(seen)
      .filter(({ topic }) => topic === `actor:${business.id}`);
    expect(heard[0]?.frame).toEqual({ event: 'sessionsEnded', data: {} });
    const logIn = (email: string) =>
      app().call<{ code: string }>('post', '/api/business/login', { json: { email, password: PASSWORD } });
    const unknown = await logIn('kimse@isletme.test');
    for (const email of [business.email, (await venueRow(app(), business.id)).email]) {
      const { status, body } = await logIn(email);
      expect([status, body]).toEqual([unknown.status, unknown.body]);
    }
    await expect(createVenue(app(), { email: business.email })).resolves.toMatchObject({
      email: business.email,
    });
  });

  it('goes through when somebody registered with an address like the one that a closed venue gets', async () => {
    const business = await ownedVenue(app());
    await createVenue(app(), { email: `deleted-${business.id}@deleted.invalid` });
    expect((await close(app(), business)).status).toBe(200);
  });

  it('happens once when asked twice at the same moment', async () => {
    const business = await ownedVenue(app());
    const user = await createUser(app());
    await approve(app(), business, (await booked(app(), user, business)).id);
    const before = (await newsOf(app(), user)).length;
    const answers = await Promise.all([close(app(), business), close(app(), business)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await newsOf(app(), user)).toHaveLength(before + 1);
  });

  it('stops where the password changes at the same moment', async () => {
    const business = await ownedVenue(app());
    const other = { password_hash: 'another' };
    const storage = app().db.transact.bind(app().db);
    const spy = vi.spyOn(app().db, 'transact').mockImplementationOnce(async (work) => {
      await app().db.q.updateTable('venues').set(other).where('id', '=', business.id).execute();
      return storage(work);
    });
    expect((await close(app(), business)).body.code).toBe('changed_meanwhile');
    spy.mockRestore();
    expect(await venueRow(app(), business.id)).toMatchObject({ closed_at: null, status: 'approved' });
  });
});
