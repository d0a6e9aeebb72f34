import type { Tournament } from 'mf-shared/contracts/tournaments';
import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { tournaments } from '../../../test/tournaments.ts';

onBothEngines('tournaments', (app) => {
  const { made, register, show, leave, on } = tournaments(app);

  it('take a player once, in the order of registration', async () => {
    const { organizer, id } = await made();
    const other = await createUser(app());
    const one = await createUser(app(), { full_name: 'Bir Öz' });
    expect(await register(one, id)).toMatchObject({
      status: 200,
      body: {
        message: 'Turnuvaya kaydınız alındı.',
        tournament: { isRegistered: true, participants: [{ id: one.id, _id: one.id, fullName: 'Bir Öz' }] },
      },
    });
    app().time.now += 1000;
    await register(other, id);
    expect(await register(one, id)).toMatchObject({
      status: 409,
      body: { code: 'tournament_already_registered' },
    });
    const { body } = await show(organizer, id);
    expect(body.isRegistered).toBe(false);
    expect(body.participants.map((player) => player.id)).toEqual([one.id, other.id]);
  });

  it('are full when every place is taken, and open again when one is given back', async () => {
    const { id } = await made({ capacity: 4 });
    const players = await Promise.all([0, 1, 2, 3].map(() => createUser(app())));
    for (const player of players) await register(player, id);
    const late = await createUser(app());
    expect(await register(late, id)).toMatchObject({ status: 409, body: { code: 'tournament_full' } });
    expect(await register(players[0] as TestUser, id)).toMatchObject({
      status: 409,
      body: { code: 'tournament_already_registered' },
    });
    expect((await show(late, id)).body).toMatchObject({ isFull: true, isRegistered: false });
    expect(await leave(players[0] as TestUser, id)).toMatchObject({
      status: 200,
      body: { message: 'Turnuva kaydınız silindi.', tournament: { isFull: false, isRegistered: false } },
    });
    expect((await register(late, id)).status).toBe(200);
  });

  it.each([0, 1, 2, 3])('give the last places to as many players as there are (%i)', async () => {
    const { organizer, id } = await made({ capacity: 4 });
    const players = await Promise.all(Array.from({ length: 12 }, () => createUser(app())));
    const answers = await Promise.all(players.map((player) => register(player, id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
    expect(answers.filter((answer) => answer.body.code === 'tournament_full')).toHaveLength(8);
    expect((await show(organizer, id)).body.participants).toHaveLength(4);
  });

  it('take a player once who presses ten times', async () => {
    const { id } = await made();
    const player = await createUser(app());
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(player, id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await show(player, id)).body.participants).toHaveLength(1);
  });

  it('take players on their day, none after it, and are left until the day before', async () => {
    const { id } = await made();
    await on('2026-11-27', async () => {
      const early = await createUser(app());
      await register(early, id);
      expect((await leave(early, id)).status).toBe(200);
      await register(early, id);
    });
    await on('2026-11-28', async () => {
      const late = await createUser(app());
      expect((await register(late, id)).status).toBe(200);
      expect(await leave(late, id)).toMatchObject({ status: 409, body: { code: 'tournament_past' } });
    });
    await on('2026-11-29', async () => {
      const { token } = await createUser(app());
      expect(await register({ token }, id)).toMatchObject({
        status: 409,
        body: { code: 'tournament_past', message: 'Bu turnuvanın tarihi geçti.' },
      });
      const { body } = await app().call<Tournament>('get', `/api/tournaments/${id}`, { token });
      expect(body).toMatchObject({ isPast: true });
      expect(body.participants).toHaveLength(2);
    });
  });

  it('are left by those alone who take part', async () => {
    const { organizer, id } = await made();
    expect(await leave(organizer, id)).toMatchObject({
      status: 409,
      body: { code: 'tournament_not_registered' },
    });
  });
});
