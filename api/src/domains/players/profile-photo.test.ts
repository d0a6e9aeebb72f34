import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from 'mf-shared/contracts/users';
import { afterAll, expect, it, vi } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { htmlAsJpeg, jpeg } from '../../../test/pictures.ts';
import { payload, row, type Updated, update } from '../../../test/profile.ts';
import { newId } from '../../base/id.ts';
import { createFolderStorage } from '../../providers/storage/folder.ts';
import type { PhotoStorage } from '../../providers/storage/index.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-profile-'));
afterAll(() => rmSync(dir, { recursive: true }));

const folder = createFolderStorage(dir);
/** Called while a file is deleted. */
let atRemoval: (path: string) => Promise<unknown> = async () => {};
const storage: PhotoStorage = {
  ...folder,
  remove: async (path) => {
    await atRemoval(path);
    return folder.remove(path);
  },
};
const files = () => readdirSync(dir, { recursive: true }).map(String);
const nameOf = (path: string | null | undefined) => path?.split('/').at(-1) ?? '';

function multipart(values: Record<string, unknown>, photo: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.set('photo', photo);
  return form;
}

onBothEngines(
  'profile of a player',
  (app) => {
    it('replaces the photo and deletes the old one', async () => {
      const user = await createUser(app());
      const send = async (photo: File) =>
        app().call<Updated>('put', '/api/profile/user/update', {
          token: user.token,
          form: multipart(payload(user, { fifaStats: { speed: 55 } }), photo),
        });
      const first = (await send(await jpeg(64, 64))).body.user;
      expect(first.fifaStats).toEqual({ speed: 55 });
      expect(files()).toContain(nameOf(first.photo));
      const second = (await send(await jpeg(64, 64))).body.user;
      expect(files()).toContain(nameOf(second.photo));
      expect(files()).not.toContain(nameOf(first.photo));
      const without = await update(app(), user.token, payload(user));
      expect(without.body.user.photo).toBe(second.photo);
      expect(files()).toContain(nameOf(second.photo));
    });

    const drop = (token: string) => app().call<Updated>('delete', '/api/profile/user/photo', { token });
    const pictured = async () => {
      const user = await createUser(app());
      const form = multipart(payload(user), await jpeg(64, 64));
      const { body } = await app().call<Updated>('put', '/api/profile/user/update', {
        token: user.token,
        form,
      });
      return { user, photo: body.user.photo ?? '' };
    };

    it('takes the photo away with its file, and a second time changes nothing', async () => {
      const [{ user, photo }, other] = [await pictured(), await pictured()];
      const answer = await drop(user.token);
      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'Fotoğrafınız kaldırıldı.', user: { id: user.id, photo: null, email: user.email } },
      });
      expect((await row(app(), user.id)).photo).toBeNull();
      expect(files().filter((name) => name.includes(nameOf(photo).split('.')[0] ?? ''))).toEqual([]);
      const seen = await app().call<User>('get', `/api/users/${user.id}`, { token: other.user.token });
      expect(seen.body.photo).toBeNull();
      expect((await drop(user.token)).status).toBe(200);
      expect((await row(app(), other.user.id)).photo).toBe(other.photo);
      expect(files()).toContain(nameOf(other.photo));
    });

    it('deletes the file of a photo only when everybody knows that it is gone', async () => {
      const { user, photo } = await pictured();
      const known: unknown[] = [];
      atRemoval = async () => known.push((await row(app(), user.id)).photo);
      await drop(user.token).finally(() => {
        atRemoval = async () => {};
      });
      expect(known).toEqual([null]);
      expect(files()).not.toContain(nameOf(photo));
    });

    it.each(['player', 'venue'])('keeps the file of a photo that a %s shows too', async (kind) => {
      const { user, photo } = await pictured();
      if (kind === 'player') await createUser(app(), { photo });
      else {
        const { id } = await createVenue(app());
        const shown = { id: newId(), venue_id: id, path: photo, sort: 0 };
        await app().db.q.insertInto('venue_photos').values(shown).execute();
      }
      await drop(user.token);
      expect((await row(app(), user.id)).photo).toBeNull();
      expect(files()).toContain(nameOf(photo));
    });

    it('leaves no file behind when a photo is taken away while another one arrives', async () => {
      const { user } = await pictured();
      const before = files().length;
      const form = multipart(payload(user), await jpeg(64, 64));
      const answers = await Promise.all([
        app().call('put', '/api/profile/user/update', { token: user.token, form }),
        drop(user.token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { photo } = await row(app(), user.id);
      expect(files()).toHaveLength(photo ? before : before - 2);
      if (photo) expect(files()).toContain(nameOf(photo));
    });

    it('takes a photo away from players alone', async () => {
      expect((await app().call('delete', '/api/profile/user/photo')).status).toBe(401);
      expect((await drop((await createVenue(app())).token)).status).toBe(403);
    });

    it('keeps the old photo and no new one when the change is refused or fails', async () => {
      const user = await createUser(app());
      const send = (values: Record<string, unknown>, photo: File) =>
        app().call<Updated>('put', '/api/profile/user/update', {
          token: user.token,
          form: multipart(values, photo),
        });
      const { photo } = (await send(payload(user), await jpeg(64, 64))).body.user;
      const before = files().sort();
      const email = `${newId()}@oyuncu.test`;
      const unproved = await send(payload(user, { email }), await jpeg(64, 64));
      expect(unproved.status).toBe(400);
      const disguised = await send(payload(user), htmlAsJpeg());
      expect(disguised).toMatchObject({ status: 400, body: { code: 'photo_invalid' } });
      vi.spyOn(app().db, 'transact').mockRejectedValueOnce(new Error('no room'));
      expect((await send(payload(user), await jpeg(64, 64))).status).toBe(500);
      expect(files().sort()).toEqual(before);
      expect((await row(app(), user.id)).photo).toBe(photo);
    });
  },
  () => ({ storage }),
);
