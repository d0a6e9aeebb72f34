import { DAY_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { askedFor, corrections, correctionToken, showCorrection } from '../../../test/corrections.ts';
import { decisions, rowOf } from '../../../test/decisions.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { sendDueAccountMails } from '../account-mail/index.ts';
import { followCorrections, purgeRejected } from './index.ts';

const post = memoryMail();
const ENDED = 'Sizden istediğimiz düzeltme 30 gün içinde gelmedi.';

onBothEngines(
  'corrections that never come',
  (app) => {
    let admin: { token: string };
    beforeEach(async () => {
      admin = await createUser(app(), { role: 'admin' });
      post.mails.length = 0;
    });
    const { approve, list, reject, restore } = decisions(app, () => admin.token);
    const { asked, correcting, review, send, withdraw } = corrections(app, () => admin);
    /** Runs the job that many days later; answers how many requests it handled. */
    const after = async (days: number) => {
      app().time.now += days * DAY_MS;
      const handled = await followCorrections(app().ctx);
      await sendDueAccountMails(app().ctx);
      await untilMailed(app());
      // A session does not last that long.
      admin = await createUser(app(), { role: 'admin' });
      return handled;
    };
    const told = (email: string) => post.to(email).map(({ subject }) => subject.replace('Topla: ', ''));
    const [FIRST, REMINDER] = ['Başvurunuzda düzeltme gerekiyor', 'Başvurunuz düzeltmenizi bekliyor'];

    it('are reminded of after a week and near the end, and then end the application', async () => {
      const { venue, correctionId, token } = await asked({ password_hash: await quickHash('basvuru-2026') });
      const end = new Date(app().time.now + 30 * DAY_MS).toISOString();
      expect((await correcting())[0]?.correction).toMatchObject({ endsAt: end, expiredAt: null });
      expect(await after(6.99)).toBe(0);
      expect(told(venue.email)).toEqual([FIRST]);
      expect(await after(0.01)).toBe(1);
      expect(await after(0)).toBe(0);
      expect(told(venue.email)).toEqual([FIRST, REMINDER]);
      expect(post.to(venue.email)[1]?.text).toContain('Adresi tam yazın.');
      expect(post.to(venue.email)[1]?.text).toContain('/correct-application?token=');
      expect(await after(19.99)).toBe(0);
      expect(await after(0.01)).toBe(1);
      expect(told(venue.email)).toEqual([FIRST, REMINDER, REMINDER]);
      expect(await after(2.99)).toBe(0);
      expect(await after(0.01)).toBe(1);
      expect(told(venue.email).at(-1)).toBe('İşletme başvurunuz hakkında');
      expect(post.to(venue.email).at(-1)?.text).toContain(`İşletme başvurunuz kapandı. ${ENDED}`);
      expect(await correcting()).toEqual([]);
      const json = { email: venue.email, password: 'basvuru-2026' };
      const login = await app().call<{ message: string }>('post', '/api/business/login', { json });
      expect(login).toMatchObject({ status: 403, body: { code: 'business_rejected' } });
      expect(login.body.message).toContain(`kapandı. ${ENDED} Bilgilerinizi düzelterek`);
      expect((await showCorrection(app(), token)).status).toBeGreaterThanOrEqual(400);
      const { corrections: rounds, decisions: decided } = await review(venue.id);
      expect(rounds).toMatchObject([{ id: correctionId, endsAt: null, expiredAt: expect.any(String) }]);
      expect(decided[0]).toMatchObject({ act: 'venue.correctionMissed', reason: ENDED });
      expect((await withdraw(correctionId)).body.message).toContain('süresinde gelmediği için');
    });

    it('are undone like a rejection, and asked for anew', async () => {
      const { venue } = await asked();
      for (const days of [7, 20, 3]) await after(days);
      const refused = await approve(venue.id);
      expect((refused.body as { message: string }).message).toContain('düzeltme gelmediği için kapandı');
      expect((await restore(venue.id)).status).toBe(200);
      expect((await list()).body.map(({ id }) => id)).toContain(venue.id);
      const again = await askedFor(app(), admin, venue, 'Telefonu yazın.');
      expect((await correcting())[0]?.correction.id).toBe(again);
      expect(await after(7)).toBe(1);
      expect(post.to(venue.email).at(-1)?.text).toContain('Telefonu yazın.');
    });

    it('are told apart from a rejection whose reason an admin wrote in the same words', async () => {
      const { venue } = await asked({ password_hash: await quickHash('basvuru-2026') });
      for (const days of [7, 20, 3]) await after(days);
      await restore(venue.id);
      await after(1);
      expect((await reject(venue.id, ENDED)).status).toBe(200);
      await after(1);
      const sentence = `Gerekçe: “${ENDED}”`;
      expect(post.to(venue.email).at(-1)?.text).toContain(sentence);
      const json = { email: venue.email, password: 'basvuru-2026' };
      const login = await app().call<{ message: string }>('post', '/api/business/login', { json });
      expect(login.body.message).toContain(sentence);
    });

    it('are no matter once the applicant sent one, or an admin took the request back', async () => {
      const [sent, withdrawn] = [await asked(), await asked()];
      expect((await send({ token: sent.token, correctionId: sent.correctionId })).status).toBe(200);
      expect((await withdraw(withdrawn.correctionId)).status).toBe(200);
      for (const days of [7, 20, 3, 30]) expect(await after(days)).toBe(0);
      for (const { venue } of [sent, withdrawn]) expect(await rowOf(app(), venue.id)).toBeDefined();
      expect((await reject(sent.venue.id)).status).toBe(200);
    });

    it('keep the days of the last reminder where no server ran', async () => {
      const { venue } = await asked();
      expect(await after(60)).toBe(1);
      const end = new Date(app().time.now + 3 * DAY_MS).toISOString();
      expect((await correcting())[0]?.correction.endsAt).toBe(end);
      expect(await after(2.99)).toBe(0);
      expect(await after(0.01)).toBe(1);
      expect(told(venue.email).filter((subject) => subject === REMINDER)).toHaveLength(1);
    });

    it('are followed once by two processes, and deleted with the application', async () => {
      const { venue } = await asked();
      app().time.now += 7 * DAY_MS;
      const both = await Promise.all([followCorrections(app().ctx), followCorrections(app().ctx)]);
      expect(both.toSorted()).toEqual([0, 1]);
      for (const days of [20, 3]) await after(days);
      expect(await after(29.99)).toBe(0);
      await purgeRejected(app().ctx);
      expect(await rowOf(app(), venue.id)).toBeDefined();
      await after(0.01);
      await purgeRejected(app().ctx);
      expect(await rowOf(app(), venue.id)).toBeUndefined();
    });

    it('meet the applicant who sends one at the end: it counts, or is refused', async () => {
      const { venue, correctionId } = await asked();
      for (const days of [7, 20]) await after(days);
      app().time.now += 3 * DAY_MS;
      const token = await correctionToken(app(), venue);
      const [sent] = await Promise.all([send({ token, correctionId }), followCorrections(app().ctx)]);
      const row = await rowOf(app(), venue.id);
      expect([200, 409]).toContain(sent.status);
      expect(row?.rejected_at === null).toBe(sent.status === 200);
      expect([row?.correction_asked_at, row?.correction_rounds]).toEqual([null, sent.status === 200 ? 1 : 0]);
    });
  },
  () => ({ mail: post.provider }),
  { fresh: 'test' },
);
