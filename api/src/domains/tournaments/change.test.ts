import type { Notification } from 'mf-shared/contracts/notifications';
import { TOURNAMENT_CHANGES, type Tournament, type TournamentAnswer } from 'mf-shared/contracts/tournaments';
import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';

const PASSWORD = 'gizli-parola-1';
type Answer = TournamentAnswer & { code?: string; fields?: Record<string, string> };
/** The tests' clock stands on 18 November 2026. */
const CUP = {
  name: 'Gece Kupası',
  date: '2026-11-28',
  location: { city: 'İstanbul' },
  fee: 500,
  capacity: 8,
};

onBothEngines('a tournament of one’s own', (app) => {
  const send = (method: string, path: string, { token }: { token: string }, json?: unknown) =>
    app().call<Answer>(method, `/api/tournaments${path}`, { token, ...(json ? { json } : {}) });
  const change = (by: TestUser, id: string, more: Record<string, unknown> = {}) =>
    send('put', `/${id}`, by, { ...CUP, version: 1, ...more });
  const cancel = (by: TestUser, id: string) => send('delete', `/${id}`, by);
  const enter = (by: TestUser, tournamentId: string) => send('post', '/register', by, { tournamentId });
  const show = async ({ token }: TestUser, id: string) =>
    (await app().call<Tournament>('get', `/api/tournaments/${id}`, { token })).body;
  const listed = async ({ token }: TestUser, city: string) =>
    (await app().call<Tournament[]>('get', `/api/tournaments?city=${encodeURIComponent(city)}`, { token }))
      .body;
  const news = async ({ token }: TestUser, kind: string) => {
    const { body } = await app().call<Notification[]>('get', '/api/notifications?limit=100', { token });
    return body.filter((one) => one.kind === kind).map(({ text, link }) => ({ text, link }));
  };
  const refused = ({ status, body }: { status: number; body: Answer }) => `${status} ${body.code}`;

  /** A tournament with `count` players. */
  const made = async (count: number, more: Record<string, unknown> = {}) => {
    const organizer = await createUser(app());
    const { id } = (await send('post', '/create', organizer, { ...CUP, ...more })).body.tournament;
    const players: TestUser[] = [];
    for (let n = 0; n < count; n++) {
      const player = await createUser(app());
      await enter(player, id);
      players.push(player);
    }
    return { organizer, id, players };
  };
  const on = async (date: string, work: () => Promise<void>) => {
    const { now } = app().time;
    app().time.now = Date.parse(`${date}T12:00:00+03:00`);
    await work().finally(() => {
      app().time.now = now;
    });
  };

  it('is changed as a whole, and everybody in it is told once what is true now', async () => {
    const { organizer, id, players } = await made(2);
    await enter(organizer, id);
    const location = { city: 'Van', coordinates: [43.38, 38.49] };
    const next = { name: 'Van Kupası', date: '2026-12-05', location, fee: 0, capacity: 12 };
    const answer = await change(organizer, id, next);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Turnuva güncellendi.', tournament: { id, version: 2, ...next } },
    });
    const text = 'Gece Kupası turnuvası değişti: Van Kupası, 5 Aralık 2026 Cumartesi, Van, ücretsiz.';
    for (const player of players) {
      expect(await show(player, id)).toMatchObject({ ...next, isRegistered: true, version: 2 });
      expect(await news(player, 'tournament_changed')).toEqual([{ text, link: `/tournament/${id}` }]);
    }
    expect(await news(organizer, 'tournament_changed')).toEqual([]);
    // The organizer hears only of the others: nobody needs news of their own entry.
    expect(await news(organizer, 'tournament_registered')).toHaveLength(players.length);
  });

  it('tells nobody of more places, and does nothing where nothing is different', async () => {
    const { organizer, id, players } = await made(1);
    expect((await change(organizer, id)).body).toMatchObject({
      message: 'Değişiklik yok.',
      tournament: { version: 1 },
    });
    expect((await change(organizer, id, { capacity: 20 })).body.tournament).toMatchObject({
      capacity: 20,
      version: 2,
    });
    expect(await news(players[0] as TestUser, 'tournament_changed')).toEqual([]);
  });

  it.each([
    ['day', { date: '2026-12-05' }],
    ['city', { location: { city: 'Van' } }],
    ['place east of it', { location: { city: 'İstanbul', coordinates: [29.1, 41] } }],
    ['place north of it', { location: { city: 'İstanbul', coordinates: [29, 41.1] } }],
    ['fee', { fee: 100 }],
  ])('tells its players of another %s on the day of another change too', async (_, next) => {
    const location = { city: 'İstanbul', coordinates: [29, 41] };
    const { organizer, id, players } = await made(1, { date: '2026-12-12', location });
    const first = { date: '2026-12-12', location, fee: 700 };
    await change(organizer, id, first);
    expect((await change(organizer, id, { ...first, ...next, version: 2 })).status).toBe(200);
    expect(await news(players[0] as TestUser, 'tournament_changed')).toHaveLength(2);
  });

  it('is not saved over a change that one did not see', async () => {
    const { organizer, id } = await made(0);
    const answers = await Promise.all([100, 200, 300].map((fee) => change(organizer, id, { fee })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'changed_meanwhile')).toHaveLength(2);
    const winner = answers.find(({ status }) => status === 200)?.body.tournament;
    expect(await show(organizer, id)).toMatchObject({ fee: winner?.fee, version: 2 });
  });

  it.each([
    ['a day that has passed', { date: '2026-11-17' }, 'date', 'Geçmiş bir tarih seçemezsiniz.'],
    [
      'fewer places than players',
      { capacity: 4 },
      'capacity',
      'Şimdiden 5 oyuncu kayıtlı; kontenjan bundan az olamaz.',
    ],
    ['places left out', { capacity: undefined }, 'capacity', '4 ile 64 arasında bir sayı yazın.'],
    ['no name', { name: ' ' }, 'name', 'Turnuvaya bir ad verin.'],
    ['no version', { version: undefined }, 'version', 'Turnuvanın sürümü eksik.'],
  ])('is not changed to %s', async (_, wrong, field, sentence) => {
    const { organizer, id } = await made(5);
    const answer = await change(organizer, id, { fee: 1, ...wrong });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { [field]: sentence } },
    });
    expect(await show(organizer, id)).toMatchObject({ ...CUP, location: { city: 'İstanbul' }, version: 1 });
  });

  it('keeps at least as many places as players while the last one arrives', async () => {
    const still = await made(4, { capacity: 5 });
    expect((await change(still.organizer, still.id, { capacity: 4 })).status).toBe(200);
    const { organizer, id } = await made(4, { capacity: 5 });
    const [changed, entered] = await Promise.all([
      change(organizer, id, { capacity: 4 }),
      enter(await createUser(app()), id),
    ]);
    expect([changed.status, entered.status].toSorted()).not.toEqual([200, 200]);
    const { capacity, participants } = await show(organizer, id);
    expect(participants.length).toBeLessThanOrEqual(capacity);
  });

  it('is changed a bounded number of times', async () => {
    const { organizer, id } = await made(0);
    for (let version = 1; version <= TOURNAMENT_CHANGES; version++) {
      expect((await change(organizer, id, { version, fee: version })).status).toBe(200);
    }
    const version = TOURNAMENT_CHANGES + 1;
    expect(refused(await change(organizer, id, { version, fee: 0 }))).toBe('409 tournament_changed_often');
    expect((await cancel(organizer, id)).status).toBe(200);
  });

  it('is changed and called off until its day is over', async () => {
    const { organizer, id } = await made(0, { date: '2026-11-20' });
    await on('2026-11-20', async () => {
      expect((await change(organizer, id, { date: '2026-11-20', fee: 5 })).status).toBe(200);
    });
    await on('2026-11-21', async () => {
      const later = { version: 2, date: '2026-12-20' };
      expect(refused(await change(organizer, id, later))).toBe('409 tournament_past');
      expect(refused(await cancel(organizer, id))).toBe('409 tournament_past');
    });
  });

  it('is called off: players are told, it leaves the list, and nobody enters, leaves or changes it', async () => {
    const city = 'Tunceli';
    const { organizer, id, players } = await made(2, { location: { city } });
    const late = await createUser(app());
    expect((await listed(late, city)).map((one) => one.id)).toEqual([id]);
    expect(await cancel(organizer, id)).toMatchObject({
      status: 200,
      body: { message: 'Turnuva iptal edildi.', tournament: { id, isCancelled: true } },
    });
    const text = 'Gece Kupası turnuvası iptal edildi: 28 Kasım 2026 Cumartesi, Tunceli.';
    for (const player of players) {
      expect(await news(player, 'tournament_cancelled')).toEqual([{ text, link: `/tournament/${id}` }]);
      expect(await show(player, id)).toMatchObject({ isCancelled: true, isRegistered: true });
    }
    expect(await listed(late, city)).toEqual([]);
    const [player] = players as [TestUser];
    for (const again of [
      await enter(late, id),
      await send('delete', `/register/${id}`, player),
      await change(organizer, id, { version: 2 }),
      await cancel(organizer, id),
    ]) {
      expect(refused(again)).toBe('409 tournament_cancelled');
    }
    await on('2026-11-30', async () => {
      expect(await listed({ ...late, token: (await createUser(app())).token }, city)).toEqual([]);
    });
    expect(await news(player, 'tournament_cancelled')).toHaveLength(1);
  });

  it('that was called off leaves room for another one', async () => {
    const { organizer, id } = await made(0);
    for (let n = 0; n < 2; n++) await send('post', '/create', organizer, CUP);
    expect(refused(await send('post', '/create', organizer, CUP))).toBe('409 tournament_limit');
    await cancel(organizer, id);
    expect((await send('post', '/create', organizer, CUP)).status).toBe(201);
  });

  it('is called off with the account of its organizer, unless its day is over', async () => {
    const organizer = await createUser(app(), { password_hash: await quickHash(PASSWORD) });
    const make = async (date: string) =>
      (await send('post', '/create', organizer, { ...CUP, date })).body.tournament.id;
    const [id, today, past] = [await make('2026-11-28'), await make('2026-11-21'), await make('2026-11-20')];
    const player = await createUser(app());
    for (const one of [id, today, past]) await enter(player, one);
    await on('2026-11-21', async () => {
      const json = { password: PASSWORD };
      const { token } = organizer;
      expect((await app().call('post', '/api/account/delete', { token, json })).status).toBe(200);
    });
    expect(await show(player, id)).toMatchObject({ isCancelled: true, organizer: null, isRegistered: true });
    expect(await show(player, past)).toMatchObject({ isCancelled: false, organizer: null });
    const told = [
      ['21 Kasım 2026 Cumartesi', today],
      ['28 Kasım 2026 Cumartesi', id],
    ].map(([day, one]) => ({
      text: `Gece Kupası turnuvası iptal edildi: ${day}, İstanbul.`,
      link: `/tournament/${one}`,
    }));
    const heard = await news(player, 'tournament_cancelled');
    expect(heard.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual(told);
  });

  it('tells its organizer who gave a place back', async () => {
    const { organizer, id } = await made(0);
    const player = await createUser(app(), { full_name: 'Ali Can' });
    await enter(player, id);
    expect((await show(organizer, id)).participants.map((one) => one.id)).toEqual([player.id]);
    expect((await send('delete', `/register/${id}`, player)).status).toBe(200);
    expect((await show(organizer, id)).participants).toEqual([]);
    expect(await news(organizer, 'tournament_left')).toEqual([
      { text: 'Ali Can, Gece Kupası turnuvanızdaki kaydını sildi.', link: `/tournament/${id}` },
    ]);
  });

  it('is nobody else’s to change or call off, and not there under an unknown id', async () => {
    const { organizer, id, players } = await made(1);
    const [player] = players as [TestUser];
    expect(refused(await change(player, id, { fee: 1 }))).toBe('403 not_yours');
    expect(refused(await cancel(player, id))).toBe('403 not_yours');
    expect(await show(organizer, id)).toMatchObject({ fee: 500, isCancelled: false });
    expect(refused(await change(organizer, newId()))).toBe('404 tournament_not_found');
    expect(refused(await cancel(organizer, newId()))).toBe('404 tournament_not_found');
  });
});
