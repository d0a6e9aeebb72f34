import { type Bar, MOST_BAR_ACCOUNTS } from 'mf-shared/contracts/bars';
import type { DeskPlayer } from 'mf-shared/contracts/desk';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { atTime } from '../../../test/booking.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { purgeBars } from './purge.ts';

let made = 0;
const address = () => `engelli-${++made}@oyuncu.test`;
const number = () => `+9053211${String(10_000 + ++made)}`;

onBothEngines('barred addresses and phones', (app) => {
  const lastActs = async (subject: string) =>
    app()
      .db.q.selectFrom('audit_entries')
      .select(['act', 'before', 'after', 'reason'])
      .where('subject_id', '=', subject)
      .orderBy('position')
      .execute();

  it('are added with a reason, listed newest first, and found in any spelling', async () => {
    const { act, read } = await desk(app());
    const email = `Ali.Veli+${++made}@Gmail.com`;
    const phone = number();
    const spelt = `0${phone.slice(3, 6)} ${phone.slice(6)}`;
    const first = await act('/bars', { kind: 'email', value: email });
    expect(first).toMatchObject({
      status: 201,
      body: { kind: 'email', value: email.toLowerCase(), until: null },
    });
    const second = await act('/bars', { kind: 'phone', value: spelt, days: '30' });
    const until = new Date(app().time.now + 30 * DAY_MS).toISOString();
    expect(second).toMatchObject({
      status: 201,
      body: { kind: 'phone', value: phone, until, account: null },
    });
    const found = async (query: string) =>
      (await read<Bar[]>(`/bars?${query}`)).body.map(({ value }) => value);
    expect((await found('')).slice(0, 2)).toEqual([phone, email.toLowerCase()]);
    expect(await found('q=aliveli@ornek.test')).toEqual([]);
    for (const spelt of ['a.liveli@gmail.com', 'aliveli@googlemail.com'])
      expect(await found(`q=${spelt}`)).toEqual([email.toLowerCase()]);
    expect(await found(`q=${encodeURIComponent(spelt)}`)).toEqual([phone]);
    expect(await found('q=hiç')).toEqual([]);
    expect((await found('kind=email'))[0]).toBe(email.toLowerCase());
    expect(await found(`kind=email&q=${encodeURIComponent(phone)}`)).toEqual([]);
  });

  it('are refused twice, without a reason, and in a shape that is none', async () => {
    const { act } = await desk(app());
    const value = number();
    const bar = { kind: 'phone', value };
    await act('/bars', bar);
    const twice = await act('/bars', bar);
    expect(twice).toMatchObject({
      status: 409,
      body: { code: 'bar_exists', fields: { value: expect.any(String) } },
    });
    for (const [wrong, field] of [
      [{ ...bar, reason: ' ' }, 'reason'],
      [{ ...bar, value: '12' }, 'value'],
      [{ ...bar, days: 31 }, 'days'],
      [{ kind: 'email', value: 'x' }, 'value'],
      [{ kind: 'fax', value: 'x' }, 'kind'],
    ] as const)
      expect(await act('/bars', wrong)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
  });

  it('let only one of two admins who add the same at once through', async () => {
    const { act } = await desk(app());
    const bar = { kind: 'email', value: address() };
    const answers = await Promise.all([act('/bars', bar), act('/bars', bar), act('/bars', bar)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('are removed with a reason, and both acts are in the log', async () => {
    const { act, read } = await desk(app());
    const value = address();
    const { body } = await act('/bars', { kind: 'email', value });
    const { id } = body as unknown as Bar;
    expect((await act(`/bars/${id}/remove`, { reason: '' })).status).toBe(400);
    const removed = await act(`/bars/${id}/remove`, { reason: 'Yanlış kişi' });
    expect(removed.body.message).toBe('Engel kaldırıldı.');
    expect((await read<Bar[]>(`/bars?q=${value}`)).body).toEqual([]);
    expect((await act(`/bars/${id}/remove`)).status).toBe(404);
    expect(await lastActs(id)).toMatchObject([
      { act: 'bar.add', reason: 'Sahte hesap', after: JSON.stringify({ kind: 'email', value }) },
      { act: 'bar.remove', reason: 'Yanlış kişi', before: JSON.stringify({ kind: 'email', value }) },
    ]);
  });

  it('end by themselves, can be added again then, and are forgotten', async () => {
    const { act, read } = await desk(app());
    const value = address();
    await act('/bars', { kind: 'email', value, days: 30 });
    const rows = () => app().db.q.selectFrom('bars').select('id').where('value', '=', value).execute();
    await atTime(app(), app().time.now + 30 * DAY_MS, async () => {
      const late = await desk(app());
      expect((await late.read<Bar[]>(`/bars?q=${value}`)).body).toEqual([]);
      expect((await late.act('/bars', { kind: 'email', value, days: 30 })).status).toBe(201);
      expect(await rows()).toHaveLength(1);
    });
    expect((await read<Bar[]>(`/bars?q=${value}`)).body).toHaveLength(1);
    await atTime(app(), app().time.now + 60 * DAY_MS, () => purgeBars(app().ctx));
    expect(await rows()).toEqual([]);
  });

  it('come with a suspension that says so, are shown at the account, and end with it', async () => {
    const { act, read } = await desk(app());
    for (const kind of ['player', 'venue'] as const) {
      const contact = { email: address(), phone: number() };
      const { id } = await (kind === 'player' ? createUser(app(), contact) : createVenue(app(), contact));
      const path = `/${kind}s/${id}`;
      await act('/bars', { kind: 'phone', value: contact.phone });
      const barred = async () => (await read<DeskPlayer>(path)).body.barred;
      expect(await barred()).toEqual(['phone']);
      expect((await act(`${path}/suspend`, { bar: true })).status).toBe(200);
      expect(await barred()).toEqual(['email', 'phone']);
      const [bar] = (await read<Bar[]>(`/bars?q=${contact.email}`)).body;
      expect(bar).toMatchObject({ account: { kind, id }, until: null, reason: 'Sahte hesap' });
      expect((await act(`${path}/restore`)).status).toBe(200);
      // What an admin barred before stays.
      expect(await barred()).toEqual(['phone']);
      expect((await lastActs(id)).map(({ before, after }) => [before, after])).toMatchObject([
        [null, JSON.stringify({ barred: ['email'] })],
        [expect.stringContaining('"barred":["email"]'), null],
      ]);
    }
  });

  it('say who added them, and which accounts use them in any spelling that is found', async () => {
    const { act, read } = await desk(app());
    const mailbox = `ayni${++made}`;
    const stored = { email: `${mailbox}@gmail.com`, phone: number() };
    const player = await createUser(app(), stored);
    const venue = await createVenue(app(), {
      email: `${mailbox}@googlemail.com`,
      email_key: `${mailbox}@googlemail.com`,
      phone: stored.phone,
    });
    const gone = await createUser(app(), { email: address(), phone: stored.phone });
    await app()
      .db.q.updateTable('users')
      .set({ deleted_at: app().time.now })
      .where('id', '=', gone.id)
      .execute();
    const others = await createUser(app(), { email: address(), phone: number() });
    const using = [
      { id: player.id, kind: 'player', name: 'Deniz Yıldız' },
      { id: venue.id, kind: 'venue', name: 'Çınar Halı Saha' },
    ];
    for (const bar of [
      { kind: 'email', value: stored.email },
      { kind: 'phone', value: stored.phone },
    ]) {
      const { body } = await act('/bars', bar);
      expect(body).toMatchObject({ accounts: using, addedBy: expect.stringContaining('@') });
      const [listed] = (await read<Bar[]>(`/bars?q=${encodeURIComponent(bar.value)}`)).body;
      expect(listed).toEqual(body);
      expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${gone.id}|${others.id}`));
    }
  });

  it('name a few of many accounts, and at a suspension whoever suspended last', async () => {
    const first = await desk(app());
    const phone = number();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await createUser(app(), { email: address(), phone })).id);
    const [id = ''] = ids;
    await first.act(`/players/${id}/suspend`);
    await first.act(`/players/${id}/restore`);
    const second = await desk(app());
    await second.act(`/players/${id}/suspend`, { bar: true });
    const [bar] = (await second.read<Bar[]>(`/bars?q=${encodeURIComponent(phone)}`)).body;
    expect(bar?.accounts.map((one) => one.id)).toEqual(ids.toReversed().slice(0, MOST_BAR_ACCOUNTS));
    const log = await app()
      .db.q.selectFrom('audit_entries')
      .select(['who', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('position', 'desc')
      .execute();
    expect(bar?.addedBy).toBe(log[0]?.who);
    expect(new Set(log.map(({ actor_id }) => actor_id)).size).toBe(2);
  });

  it('stay free where a suspension does not ask for it', async () => {
    const { act, read } = await desk(app());
    const { id } = await createUser(app(), { email: address(), phone: number() });
    await act(`/players/${id}/suspend`);
    expect((await read<DeskPlayer>(`/players/${id}`)).body.barred).toEqual([]);
  });
});
