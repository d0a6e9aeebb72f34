import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from 'mf-shared/time';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { corrections, showCorrection } from '../../../test/corrections.ts';
import { addPhoto, decisions, rowOf } from '../../../test/decisions.ts';
import { createUser } from '../../../test/factories.ts';
import { PITCH } from '../../../test/forms.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { jpeg } from '../../../test/pictures.ts';
import { createFolderStorage } from '../../providers/storage/folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-corrections-'));
afterAll(() => rmSync(dir, { recursive: true }));

onBothEngines(
  'a correction of an application',
  (app) => {
    let admin: { token: string };
    beforeEach(async () => {
      admin = await createUser(app(), { role: 'admin' });
    });
    const { approve, reject } = decisions(app, () => admin.token);
    const { asked, review, send, withdraw } = corrections(app, () => admin);

    it('changes pitches and photos like the registration: stays, goes and comes in the wanted order', async () => {
      const { venue, correctionId, token } = await asked();
      const [first, second] = [await addPhoto(app(), venue.id), await addPhoto(app(), venue.id)];
      const [pitch] = venue.pitches;
      const fields = [
        { ...PITCH, name: 'Yeni saha' },
        { ...PITCH, id: pitch?.id, price: 1500 },
      ];
      const sent = await send({ token, correctionId, fields, photoOrder: ['', second] }, [await jpeg()]);
      expect(sent).toMatchObject({ status: 200 });
      const { correction, fields: saved, photos } = (await review(venue.id)).venue;
      expect(saved.map(({ name, price }) => [name, price])).toEqual([
        ['Yeni saha', 1200],
        ['Saha 1', 1500],
      ]);
      expect(saved[1]?.id).toBe(pitch?.id);
      expect(photos).toEqual([expect.stringMatching(/^\/uploads\//), second]);
      expect(correction?.before?.photos.toSorted()).toEqual([first, second].toSorted());
      expect(correction?.after?.photos).toEqual(photos);
    });

    it('works on no new photo where a named one is gone', async () => {
      const { correctionId, token } = await asked();
      const stored = readdirSync(dir).length;
      const save = vi.spyOn(app().ctx.storage, 'save');
      const sent = await send({ token, correctionId, photoOrder: ['/uploads/yok.webp', ''] }, [await jpeg()]);
      expect(sent).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect(readdirSync(dir)).toHaveLength(stored);
      expect(save).not.toHaveBeenCalled();
      save.mockRestore();
    });

    it.each([
      [{ businessName: ' ' }, 'businessName'],
      [{ phone: '12' }, 'phone'],
      [{ fields: [] }, 'fields'],
      [{ fields: [PITCH, PITCH] }, 'fields.1.name'],
      [{ location: { city: 'İzmir', coordinates: [29.07, 41.02] } }, 'location'],
      [{ photoOrder: [''] }, 'photos'],
    ])('names the wrong input of %j, and keeps the application as it was', async (over, path) => {
      const { venue, correctionId, token } = await asked();
      const before = await rowOf(app(), venue.id);
      const answer = await send({ token, correctionId, ...over });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
      expect(Object.keys(answer.body.fields ?? {})).toEqual([path]);
      expect(await rowOf(app(), venue.id)).toEqual(before);
    });

    it('says what happened meanwhile, and stores no photo then', async () => {
      const outcomes = {
        approved: approve,
        rejected: (id: string) => reject(id, 'Adres sahte'),
        pending: async () => ({ status: 200 }),
      };
      for (const [state, decide] of Object.entries(outcomes)) {
        const { venue, correctionId, token } = await asked();
        expect((await withdraw(correctionId)).status).toBe(200);
        expect((await decide(venue.id)).status).toBe(200);
        const stored = readdirSync(dir).length;
        const answer = await send({ token, correctionId, photoOrder: [''] }, [await jpeg()]);
        expect(answer).toMatchObject({ status: 409, body: { code: 'already_decided', about: { state } } });
        expect(await showCorrection(app(), token)).toMatchObject({ status: 409, body: { about: { state } } });
        if (state === 'rejected') expect(answer.body.message).toContain('“Adres sahte”');
        expect(readdirSync(dir)).toHaveLength(stored);
      }
    });

    it('opens with its own token alone, for 14 days and to the same address', async () => {
      const { venue, token } = await asked();
      const other = await asked();
      const { now } = app().time;
      app().time.now = now + 14 * DAY_MS - 1000;
      expect((await showCorrection(app(), token)).status).toBe(200);
      app().time.now = now + 14 * DAY_MS;
      expect((await showCorrection(app(), token)).body.code).toBe('link_invalid');
      app().time.now = now;
      for (const wrong of [`${token}x`, other.venue.token, 'a.b.c'])
        expect((await showCorrection(app(), wrong)).body.code).toBe('link_invalid');
      await app()
        .db.q.updateTable('venues')
        .set({ email: `b${venue.email}` })
        .where('id', '=', venue.id)
        .execute();
      expect((await showCorrection(app(), token)).body.code).toBe('link_invalid');
    });
  },
  () => ({ storage: createFolderStorage(dir) }),
);
