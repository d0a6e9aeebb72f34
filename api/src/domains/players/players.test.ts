import type { User, UserSearchAnswer } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import { expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

onBothEngines('players as others see them', (app) => {
  const show = (id: string, token?: string) =>
    app().call<User>('get', `/api/users/${id}`, token ? { token } : {});
  const NOBODY = { status: 404, body: { code: 'user_not_found', message: 'Kullanıcı bulunamadı.' } };

  it('show contact data to themselves alone', async () => {
    const player = await createUser(app());
    const other = await createUser(app());
    const business = await createVenue(app());
    expect((await show(player.id, player.token)).body).toMatchObject({
      email: player.email,
      phone: '+905321112233',
    });
    for (const { token } of [other, business]) {
      const { status, body } = await show(player.id, token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: player.id, _id: player.id, fullName: player.fullName, role: 'user' });
      expect(body).not.toHaveProperty('email');
      expect(body).not.toHaveProperty('phone');
    }
  });

  it('hide admins from others, not from themselves', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    const { token } = await createUser(app());
    expect(await show(admin.id, token)).toMatchObject(NOBODY);
    const promoted = await createUser(app());
    await app().db.q.updateTable('users').set({ role: 'admin' }).where('id', '=', promoted.id).execute();
    expect((await show(promoted.id, promoted.token)).body).toMatchObject({ id: promoted.id, role: 'admin' });
  });

  it('are not there under an unknown id', async () => {
    const { token } = await createUser(app());
    expect(await show(newId(), token)).toMatchObject(NOBODY);
    expect(await show('yok', token)).toMatchObject(NOBODY);
  });

  it('are for members', async () => {
    const { id } = await createUser(app());
    const admin = await createUser(app(), { role: 'admin' });
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now - 1 });
    expect((await show(id)).status).toBe(401);
    expect((await show(id, admin.token)).status).toBe(403);
    expect(await show(id, unpaid.token)).toMatchObject({ status: 403, body: { code: 'business_inactive' } });
  });
});

onBothEngines('search of players', (app) => {
  // Each test searches names that begin with a word of its own.
  const word = () => `q${newId().replaceAll('-', '')}`;
  const named = (full_name: string, city = 'İstanbul') =>
    createUser(app(), { full_name, name_folded: foldTr(full_name), city });
  const search = (token: string | undefined, query: Record<string, string>) =>
    app().call<UserSearchAnswer>(
      'get',
      `/api/users/search?${new URLSearchParams(query)}`,
      token ? { token } : {},
    );
  const names = (users: User[]) => users.map((user) => user.fullName);

  it('finds by the beginning of the name, whatever the case and the Turkish letters', async () => {
    const mark = word();
    const { token } = await named(`${mark} Işıl Çağlar`);
    await named(`${mark} İsmail Öz`);
    await named(`Ali ${mark}`);
    for (const name of [`${mark} ı`, `${mark} I`, `${mark} i`, `  ${mark.toUpperCase()} İ`]) {
      const { status, body } = await search(token, { name });
      expect(status).toBe(200);
      expect(names(body.users)).toEqual([`${mark} Işıl Çağlar`, `${mark} İsmail Öz`]);
      expect(body.nextCursor).toBeNull();
    }
    expect(names((await search(token, { name: `${mark} ısıl c` })).body.users)).toEqual([
      `${mark} Işıl Çağlar`,
    ]);
  });

  it('finds by surnames and the words of a double name, in any order', async () => {
    const mark = word();
    const { token } = await named(`Ayşe-Nur ${mark} Öztürk`);
    await named(`Ayla ${mark} Işık`);
    const found = async (name: string) => names((await search(token, { name })).body.users);
    expect(await found(`${mark} ozt`)).toEqual([`Ayşe-Nur ${mark} Öztürk`]);
    expect(await found(`öztürk ${mark} nur`)).toEqual([`Ayşe-Nur ${mark} Öztürk`]);
    expect(await found(`ışı ${mark}`)).toEqual([`Ayla ${mark} Işık`]);
    expect(await found(`ay ${mark}`)).toHaveLength(2);
    expect(await found(`${mark} zturk`)).toEqual([]);
    // Only the four longest of many words count.
    expect(await found(`z ${mark} öztürk nur ayşe`)).toEqual([`Ayşe-Nur ${mark} Öztürk`]);
  });

  it('finds by the name of now alone', async () => {
    const [before, after] = [word(), word()];
    const player = await named(`Can ${before}`);
    const found = async (name: string) => names((await search(player.token, { name })).body.users);
    const json = { fullName: `Can ${after}`, email: player.email, position: 'Bek' };
    await app().call('put', '/api/profile/user/update', { token: player.token, json });
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([`Can ${after}`]);
  });

  it('takes signs of a pattern as letters', async () => {
    const mark = word();
    const { token } = await named(`${mark} 50%_\\x`);
    expect((await search(token, { name: '%' })).body.users).toEqual([]);
    expect((await search(token, { name: `${mark} 50_` })).body.users).toEqual([]);
    expect((await search(token, { name: `${mark} 50%_\\` })).body.users).toHaveLength(1);
  });

  it('narrows by city on every page, and without a city finds all', async () => {
    const mark = word();
    const { token } = await named(`${mark} Bir`, 'Muğla');
    await named(`${mark} İki`, 'Muş');
    expect(names((await search(token, { name: mark, city: 'Muş' })).body.users)).toEqual([`${mark} İki`]);
    expect((await search(token, { name: mark, city: '' })).body.users).toHaveLength(2);
    await named(`${mark} Üç`, 'Muş');
    await named(`${mark} Zor`, 'Muğla');
    const query = { name: mark, city: 'Muş', limit: '1' };
    const cursor = (await search(token, query)).body.nextCursor ?? '';
    expect((await search(token, { ...query, cursor })).body).toMatchObject({
      users: [{ fullName: `${mark} Üç` }],
      nextCursor: null,
    });
  });

  it('never shows an admin, nor anybody’s contact data to others', async () => {
    const mark = word();
    await createUser(app(), { role: 'admin', full_name: mark, name_folded: mark });
    await named(`${mark} Oyuncu`);
    const { token } = await createUser(app());
    const { body } = await search(token, { name: mark });
    expect(names(body.users)).toEqual([`${mark} Oyuncu`]);
    expect(body.users[0]).not.toHaveProperty('email');
    expect(body.users[0]).not.toHaveProperty('phone');
  });

  it('comes in pages, each player once, namesakes too', async () => {
    const mark = word();
    const { token } = await named(`${mark} Ada`);
    for (const name of ['Can', 'Can', 'Can', 'Zeki']) await named(`${mark} ${name}`);
    const found: User[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const { body }: { body: UserSearchAnswer } = await search(token, {
        name: mark,
        limit: '2',
        ...(cursor ? { cursor } : {}),
      });
      found.push(...body.users);
      cursor = body.nextCursor;
      pages++;
    }
    expect(pages).toBe(3);
    expect(names(found)).toEqual(['Ada', 'Can', 'Can', 'Can', 'Zeki'].map((name) => `${mark} ${name}`));
    expect(new Set(found.map((user) => user.id)).size).toBe(5);
  });

  it('refuses a city that is none and a cursor that is not ours', async () => {
    const { token } = await createUser(app());
    expect(await search(token, { city: 'Paris' })).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { city: 'Listeden bir şehir seçin.' } },
    });
    expect(await search(token, { cursor: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { cursor: expect.any(String) } },
    });
  });

  it('is for members', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    expect((await search(undefined, {})).status).toBe(401);
    expect((await search(admin.token, {})).status).toBe(403);
  });
});
