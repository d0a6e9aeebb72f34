import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from 'mf-shared/contracts/users';
import type { Venue } from 'mf-shared/contracts/venues';
import { afterAll, expect, it, vi } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { htmlAsJpeg, jpeg } from '../../../test/pictures.ts';
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

type Updated = { message: string; code?: string; user: User; token?: string };

const payload = (user: TestUser, overrides: Record<string, unknown> = {}) => ({
  fullName: user.fullName,
  email: user.email,
  position: 'Kanat',
  ...overrides,
});
const update = (test: TestApp, token: string | undefined, json: unknown) =>
  test.call<Updated>('put', '/api/profile/user/update', token ? { token, json } : { json });
const row = (test: TestApp, id: string) =>
  test.db.q.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

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
    it('answers the own profile with contact data and the skills that were set', async () => {
      const user = await createUser(app(), { speed: 80, defense: 0, teams: '["Yıldızlar"]' });
      const { status, body } = await app().call<User>('get', '/api/profile/user', { token: user.token });
      expect(status).toBe(200);
      expect(body).toEqual({
        _id: user.id,
        id: user.id,
        fullName: 'Deniz Yıldız',
        email: user.email,
        emailVerified: true,
        pendingEmail: null,
        phone: '+905321112233',
        photo: null,
        position: 'Kanat',
        teams: ['Yıldızlar'],
        fifaStats: { speed: 80, defense: 0 },
        foot: 'Sağ',
        city: 'İstanbul',
        role: 'user',
        raters: 0,
      });
    });

    it('changes what is sent', async () => {
      const user = await createUser(app());
      const { status, body } = await update(
        app(),
        user.token,
        payload(user, {
          fullName: ' Şule İnce ',
          position: 'Ofansif Orta Saha',
          phone: '0 (533) 222 33 44',
          teams: 'Kartallar; Çınar SK',
          foot: 'Çift',
          city: 'Iğdır',
          fifaStats: { speed: 91, passing: 0, physical: 100 },
        }),
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        message: 'Profil başarıyla güncellendi!',
        user: {
          _id: user.id,
          id: user.id,
          fullName: 'Şule İnce',
          email: user.email,
          emailVerified: true,
          pendingEmail: null,
          phone: '+905332223344',
          photo: null,
          position: 'Ofansif Orta Saha',
          teams: ['Kartallar', 'Çınar SK'],
          fifaStats: { speed: 91, passing: 0, physical: 100 },
          foot: 'Çift',
          city: 'Iğdır',
          role: 'user',
          raters: 0,
        },
      });
      expect((await row(app(), user.id)).name_folded).toBe('sule ince');
    });

    it('shows a new name beside the reviews of before', async () => {
      const [user, venue] = [await createUser(app()), await createVenue(app())];
      const json = { rating: 5, comment: 'Güzel saha' };
      await app().call('post', `/api/business/${venue.id}/ratings`, { token: user.token, json });
      const nameShown = async () =>
        (await app().call<Venue>('get', `/api/business/${venue.id}`)).body.ratings[0]?.user.fullName;
      expect(await nameShown()).toBe(user.fullName);
      await update(app(), user.token, payload(user, { fullName: 'Şule İnce' }));
      expect(await nameShown()).toBe('Şule İnce');
    });

    it('keeps what is left out and takes away what is empty', async () => {
      const user = await createUser(app(), { speed: 70, teams: '["Yıldızlar"]' });
      const kept = await update(app(), user.token, payload(user));
      expect(kept.body.user).toMatchObject({
        phone: '+905321112233',
        teams: ['Yıldızlar'],
        foot: 'Sağ',
        city: 'İstanbul',
        fifaStats: { speed: 70 },
      });
      const emptied = await update(app(), user.token, payload(user, { phone: '', teams: '', city: '' }));
      expect(emptied.body.user).toMatchObject({ teams: [], city: null, fifaStats: { speed: 70 } });
      expect(emptied.body.user).not.toHaveProperty('phone');
    });

    it('refuses a list of teams too deep to be read', async () => {
      const { token, ...user } = await createUser(app());
      const deep = '['.repeat(60_000) + ']'.repeat(60_000);
      const raw = JSON.stringify({ ...payload({ ...user, token }), teams: [0] }).replace('[0]', `[${deep}]`);
      const { status, body } = await app().call('put', '/api/profile/user/update', { token, raw });
      expect([status, body.code]).toEqual([400, 'body_too_complex']);
    });

    it.each([
      ['fullName', '', 'Adınızı ve soyadınızı yazın.'],
      ['email', 'ali', 'Geçerli bir e-posta adresi yazın.'],
      ['position', '', 'Mevkinizi seçin.'],
      ['phone', '12', 'Geçerli bir telefon numarası yazın.'],
      ['foot', 'Orta', 'Kullandığınız ayağı seçin.'],
      ['fifaStats.speed', { speed: 101 }, 'En çok 100 olabilir.'],
      ['fifaStats.passing', { passing: -1 }, 'En az 0 olabilir.'],
      ['newPassword', 'kisa', 'Şifre en az 8 karakter olmalı.'],
      ['teams.0', [['Gece']], 'Takım adını yazın.'],
      ['teams.1', ['Gece', 7], 'Takım adını yazın.'],
    ])('refuses a wrong %s and changes nothing', async (path, value, sentence) => {
      const user = await createUser(app());
      const before = await row(app(), user.id);
      const name = path.split('.')[0] ?? '';
      const { status, body } = await update(
        app(),
        user.token,
        payload(user, { fullName: 'Başka Ad', [name]: value }),
      );
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation',
        message: 'Lütfen işaretli alanları kontrol edin.',
        fields: { [path]: sentence },
      });
      expect(await row(app(), user.id)).toEqual(before);
    });

    it('needs a player’s token', async () => {
      const user = await createUser(app());
      expect((await update(app(), undefined, payload(user))).status).toBe(401);
      const { token } = await createVenue(app());
      expect(await update(app(), token, payload(user))).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'Bu işlem için yetkiniz yok.' },
      });
    });

    it('refuses malformed JSON', async () => {
      const { token } = await createUser(app());
      const answer = await app().call('put', '/api/profile/user/update', { token, raw: '{"fullName"' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    });

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

onBothEngines('password of a player', (app) => {
  const OLD = 'eski-sifre-1';
  const NEW = 'yeni-sifre-2';
  const player = async () => createUser(app(), { password_hash: await quickHash(OLD) });
  const login = (email: string, password: string) =>
    app().call('post', '/api/users/login', { json: { email, password } });

  it('changes with the current one; older tokens end and a fresh one comes', async () => {
    const user = await player();
    const changed = await update(
      app(),
      user.token,
      payload(user, { currentPassword: OLD, newPassword: NEW }),
    );
    expect(changed.status).toBe(200);
    expect(await app().call('get', '/api/profile/user', { token: user.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'Bu işlem için giriş yapmanız gerekiyor.' },
    });
    const fresh = await app().call<User>('get', '/api/profile/user', { token: changed.body.token ?? '' });
    expect(fresh.body.id).toBe(user.id);
    expect((await login(user.email, OLD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it.each([
    [
      'a wrong current one',
      { currentPassword: 'baska-sifre', newPassword: NEW },
      'currentPassword',
      'Mevcut şifreniz hatalı.',
    ],
    ['no current one', { newPassword: NEW }, 'currentPassword', 'Mevcut şifreniz hatalı.'],
    ['no new one', { currentPassword: OLD, newPassword: '' }, 'newPassword', 'Yeni şifrenizi yazın.'],
  ])('stays with %s', async (_, passwords, field, sentence) => {
    const user = await player();
    const before = await row(app(), user.id);
    const answer = await update(app(), user.token, payload(user, { fullName: 'Başka Ad', ...passwords }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { [field]: sentence } },
    });
    expect(await row(app(), user.id)).toEqual(before);
  });

  it('stays, and so do the tokens, when an ordinary change comes with empty password fields', async () => {
    const user = await player();
    const { body } = await update(app(), user.token, payload(user, { currentPassword: '', newPassword: '' }));
    expect(body).not.toHaveProperty('token');
    expect((await app().call('get', '/api/profile/user', { token: user.token })).status).toBe(200);
    expect((await login(user.email, OLD)).status).toBe(200);
  });

  it('is set by one of two changes that meet', async () => {
    const user = await player();
    const change = (newPassword: string) =>
      update(app(), user.token, payload(user, { currentPassword: OLD, newPassword }));
    const answers = await Promise.all([change('birinci-sifre'), change('ikinci-sifre')]);
    const [loser] = answers.filter((a) => a.status !== 200);
    // On a busy machine the second may begin after the first is over. Then neither token nor password is right.
    const late = ['unauthenticated', 'token_expired', 'validation'];
    expect(['changed_meanwhile', ...late]).toContain(loser?.body.code);
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? 'birinci-sifre' : 'ikinci-sifre';
    expect((await login(user.email, winner)).status).toBe(200);
  });
});
