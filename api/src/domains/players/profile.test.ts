import type { User } from 'mf-shared/contracts/users';
import type { Venue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { payload, row, update } from '../../../test/profile.ts';

onBothEngines('profile of a player', (app) => {
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
});
