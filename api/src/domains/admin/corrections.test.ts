import type { CorrectingVenue } from 'mf-shared/contracts/corrections';
import { beforeEach, expect, it, vi } from 'vitest';
import { askedFor, corrections, showCorrection } from '../../../test/corrections.ts';
import { DECIDED, decisions, pendingVenue, rowOf } from '../../../test/decisions.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { sendDueAccountMails } from '../account-mail/send-due.ts';

onBothEngines('corrections of applications', (app) => {
  let admin: { token: string; email: string };
  beforeEach(async () => {
    admin = await createUser(app(), { role: 'admin' });
  });
  const { list, approve, reject } = decisions(app, () => admin.token);
  const { asked, correcting, post, review, send, withdraw } = corrections(app, () => admin);
  const isListed = async (id: string) => (await list('?limit=100')).body.some((venue) => venue.id === id);

  it('leaves the waiting ones until it is sent, and comes back with what changed', async () => {
    const { venue, correctionId, token } = await asked({ address: 'Eksik' });
    expect(await isListed(venue.id)).toBe(false);
    expect((await correcting()).find(({ id }) => id === venue.id)?.correction).toMatchObject({
      ...{ text: 'Adresi tam yazın.', parts: ['address'], sentAt: null },
    });
    expect((await review(venue.id)).state).toBe('correcting');
    const shown = (await showCorrection(app(), token)).body;
    expect(shown).toMatchObject({
      id: correctionId,
      email: venue.email,
      application: { address: 'Eksik' },
    });
    const sent = await send({ token, correctionId, address: 'Moda Caddesi No: 5' });
    expect(sent).toMatchObject({ status: 200 });
    expect(await isListed(venue.id)).toBe(true);
    expect((await correcting()).some(({ id }) => id === venue.id)).toBe(false);
    const { venue: reviewed, state } = await review(venue.id);
    expect([state, reviewed.round, reviewed.address]).toEqual(['pending', 1, 'Moda Caddesi No: 5']);
    expect(reviewed.correction).toMatchObject({
      before: { address: 'Eksik' },
      after: { address: 'Moda Caddesi No: 5' },
    });
    expect((await approve(venue.id)).status).toBe(200);
  });

  it('says until when it can be sent', async () => {
    const { venue, token } = await asked();
    const { correction } = (await correcting()).find(({ id }) => id === venue.id) ?? {};
    expect((await showCorrection(app(), token)).body.endsAt).toBe(correction?.endsAt);
    expect(correction?.endsAt).toMatch(/Z$/);
  });

  it('cannot be suspended meanwhile, and its token says so where it is suspended later', async () => {
    const { venue, correctionId, token } = await asked();
    const suspend = () => post(`/admin/venues/${venue.id}/suspend`, { reason: 'Sahte ilan' });
    expect(await suspend()).toMatchObject({
      ...{ status: 404, body: { message: 'Yalnızca onaylı bir işletme askıya alınabilir.' } },
    });
    expect((await showCorrection(app(), token)).status).toBe(200);
    await withdraw(correctionId);
    await approve(venue.id);
    expect((await suspend()).status).toBe(200);
    const over = {
      ...{ status: 409, body: { code: 'already_decided', about: { state: 'approved' } } },
    };
    const shown = await showCorrection(app(), token);
    expect(shown).toMatchObject(over);
    expect(shown.body.message).toContain('şu anda askıda');
    expect(await send({ token, correctionId })).toMatchObject(over);
    expect((await rowOf(app(), venue.id))?.correction_rounds).toBe(0);
    await post(`/admin/venues/${venue.id}/restore`, { reason: 'Yanlış kişi' });
    expect((await showCorrection(app(), token)).body.message).toContain('Başvurunuz onaylandı.');
  });

  it('goes through several rounds, and remembers each', async () => {
    const { venue, correctionId, token } = await asked();
    await send({ token, correctionId, businessName: 'İkinci Ad' });
    const second = await askedFor(app(), admin, venue, 'Telefonu da düzeltin.');
    expect((await showCorrection(app(), token)).body).toMatchObject({
      id: second,
      application: { businessName: 'İkinci Ad' },
    });
    const stale = await send({ token, correctionId, businessName: 'Eski sekme' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(stale.body.message).toContain('başka bir düzeltme');
    await send({ token, correctionId: second, businessName: 'İkinci Ad', phone: '0532 999 88 77' });
    const { corrections, decisions, venue: reviewed } = await review(venue.id);
    expect(reviewed.round).toBe(2);
    expect(corrections.map(({ after }) => [after?.businessName, after?.phone])).toEqual([
      ['İkinci Ad', '+905329998877'],
      ['İkinci Ad', '+905321112233'],
    ]);
    expect(decisions.map(({ act, reason }) => [act, reason])).toEqual([
      ['venue.askCorrection', 'Telefonu da düzeltin.'],
      ['venue.askCorrection', 'Adresi tam yazın.'],
    ]);
  });

  it('is told at the login, and in a mail that an undo within the minute drops', async () => {
    const mail = memoryMail();
    app().ctx.mail = mail.provider;
    const password_hash = await quickHash('basvuru-2026');
    const kept = await asked({ password_hash, email_verified_at: null });
    const proved = await asked();
    const undone = await asked();
    expect((await withdraw(undone.correctionId)).status).toBe(200);
    const again = await asked();
    await withdraw(again.correctionId);
    await askedFor(app(), admin, again.venue, 'Telefon yanlış.');
    const { now } = app().time;
    app().time.now = now + 60_000;
    await sendDueAccountMails(app().ctx);
    const late = await asked();
    app().time.now = now + 120_000;
    await sendDueAccountMails(app().ctx);
    expect((await withdraw(late.correctionId)).status).toBe(200);
    // The process that answered may still be sending its own mails.
    await vi.waitFor(() => expect(mail.to(late.venue.email)).toHaveLength(2));
    await vi.waitFor(() => {
      for (const { venue } of [kept, proved, again]) expect(mail.to(venue.email)).not.toEqual([]);
    });
    app().time.now = now;
    app().ctx.mail = null;
    const [letter] = mail.to(kept.venue.email);
    expect(letter?.text).toContain('Adresi tam yazın.');
    expect(letter?.text).toContain('/login-business');
    // An unproved address may be a stranger's.
    expect(letter?.text).not.toContain('token=');
    expect(mail.to(proved.venue.email)[0]?.text).toContain('/correct-application?token=');
    expect(mail.to(undone.venue.email)).toEqual([]);
    const texts = mail.to(again.venue.email).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('Telefon yanlış.')]);
    expect(mail.to(late.venue.email).map(({ subject }) => subject)).toEqual([
      'Topla: Başvurunuzda düzeltme gerekiyor',
      'Topla: Hesabınız hakkında',
    ]);
    const login = await app().call<{ message: string; code: string; about: { correctionToken: string } }>(
      'post',
      '/api/business/login',
      { json: { email: kept.venue.email, password: 'basvuru-2026' } },
    );
    expect(login).toMatchObject({ status: 403, body: { code: 'business_correcting' } });
    expect(login.body.message).toContain('“Adresi tam yazın.”');
    expect((await showCorrection(app(), login.body.about.correctionToken)).body.id).toBe(kept.correctionId);
  });

  it('is sent once by two presses, and decided once by two admins', async () => {
    const { venue, correctionId, token } = await asked();
    const sent = await Promise.all([1, 2].map(() => send({ token, correctionId })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rowOf(app(), venue.id))?.correction_rounds).toBe(1);
    const decided = await Promise.all([
      approve(venue.id),
      post(`/admin/ask-correction/${venue.id}`, { text: 'Bir daha' }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    const said = decided[0].status === 200 ? 'onayladı' : 'düzeltme istedi';
    const refused = decided.find(({ status }) => status === 409)?.body as { message: string };
    expect(refused.message).toContain(`${admin.email} ${said}.`);
  });

  it('is not decided by who saw it before the correction', async () => {
    const { venue, correctionId, token } = await asked();
    await send({ token, correctionId });
    const calls = [
      ['put', `/api/admin/approve/${venue.id}?round=0`],
      ['delete', `/api/admin/reject/${venue.id}?round=0&reason=Yok`],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await app().call<{ message: string }>(method, path, { token: admin.token });
      expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect(answer.body.message).toContain('düzeltti');
    }
    const again = await post(`/admin/ask-correction/${venue.id}`, { text: 'Adres', round: 0 });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const path = `/api/admin/approve/${venue.id}?round=1`;
    expect((await app().call('put', path, { token: admin.token })).status).toBe(200);
  });

  it('is taken back once, and not after it was sent', async () => {
    const first = await asked();
    const answers = await Promise.all([1, 2].map(() => withdraw(first.correctionId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await isListed(first.venue.id)).toBe(true);
    const second = await asked();
    await send({ token: second.token, correctionId: second.correctionId });
    const late = await withdraw(second.correctionId);
    expect(late).toMatchObject(DECIDED);
    expect(late.body.message).toContain('düzeltmesini gönderdi');
    expect((await rowOf(app(), second.venue.id))?.correction_rounds).toBe(1);
  });

  it('is not decided while its applicant corrects it, and wants a text', async () => {
    const { venue } = await asked();
    for (const answer of [
      await approve(venue.id),
      await reject(venue.id),
      await post(`/admin/ask-correction/${venue.id}`, { text: 'Yine' }),
    ]) {
      expect(answer).toMatchObject(DECIDED);
      expect((answer.body as { message: string }).message).toContain('düzeltme istedi');
    }
    const other = await pendingVenue(app());
    for (const text of ['  ', 'x'.repeat(1001)]) {
      const refused = await post(`/admin/ask-correction/${other.id}`, { text });
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['text']);
    }
    expect((await post(`/admin/ask-correction/${other.id}`, { text: 'x', parts: ['hepsi'] })).status).toBe(
      400,
    );
  });

  it('lists who waits for a correction in pages, the longest waiting first', async () => {
    await app().db.q.deleteFrom('venues').execute();
    const { now } = app().time;
    const made: string[] = [];
    for (const n of [0, 1, 2]) {
      app().time.now = now + n;
      made.push((await asked()).venue.id);
    }
    app().time.now = now;
    const page = (query: string) =>
      app().call<CorrectingVenue[]>('get', `/api/admin/corrections?limit=2${query}`, { token: admin.token });
    const first = await page('');
    const second = await page(`&cursor=${first.headers.get('X-Next-Cursor')}`);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(made);
  });
});
