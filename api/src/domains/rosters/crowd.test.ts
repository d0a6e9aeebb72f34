import { MAX_ROSTER_ANSWERS } from 'mf-shared/contracts/roster-terms';
import { describe, expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { createTestApp, onBothEngines } from '../../../test/harness.ts';
import { called, codeIn, reply, replyAsGuest, shown } from '../../../test/rosters.ts';

onBothEngines('a match page that many open at once', (app) => {
  const scene = async () => {
    const [captain, venue] = [await createUser(app()), await createVenue(app())];
    return { captain, code: await called(app(), captain, venue) };
  };

  it('never has more people in than places, keeps the order, and tells everybody the truth', async () => {
    const { code } = await scene();
    const players: TestUser[] = [];
    for (let n = 0; n < 20; n++) players.push(await createUser(app(), { full_name: `Oyuncu ${n}` }));
    const before = Array.from({ length: 20 }, (_, n) => replyAsGuest(app(), code, n));
    await Promise.all(before);
    const answers = await Promise.all([
      ...players.map((player) => reply(app(), code, { answer: 'yes' }, player)),
      // The same press twice is one answer.
      ...players.map((player) => reply(app(), code, { answer: 'yes' }, player)),
      // Some change their mind, some bring friends.
      ...before.map((_, n) => replyAsGuest(app(), code, n, { answer: n % 2 ? 'no' : 'yes', guests: n % 3 })),
      ...Array.from({ length: 140 }, (_, n) => replyAsGuest(app(), code, 20 + n)),
    ]);
    expect(answers).toHaveLength(200);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const { answers: all, filled, places } = body.roster;
      expect(all.reduce((sum, one) => sum + one.in, 0)).toBe(filled);
      expect(filled).toBeLessThanOrEqual(places);
      const own = all.find(({ id }) => id === body.answerId);
      if (own?.answer !== 'yes') expect(body.message).toBe('Yanıtınız kaydedildi: gelemiyorsunuz.');
      else if (own.in > 0) expect(body.message).toMatch(/^Kadrodasınız/);
      else expect(body.message).toBe(`Kadro dolu; yedek ${own.reserve}. sıradasınız.`);
    }
    const { body } = await shown(app(), code);
    expect([body.places, body.filled, body.answers.length]).toEqual([14, 14, 180]);
    expect(new Set(body.answers.map(({ name }) => name)).size).toBe(180);
    const waiting = body.answers.filter((one) => one.answer === 'yes' && one.in === 0);
    const order = waiting.map(({ reserve }) => reserve ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const rows = await app().db.q.selectFrom('roster_answers').select(['turn', 'guests_turn']).execute();
    const turns = rows.flatMap(({ turn, guests_turn }) => [turn, guests_turn]);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('shows nothing for a wrong, a replaced and a foreign link, whoever asks', async () => {
    const { captain, code } = await scene();
    await replyAsGuest(app(), code, 1);
    const other = await scene();
    const rotated = await app().call<{ path: string }>('post', `/api/rosters/${code}/rotate`, {
      token: captain.token,
    });
    const next = codeIn(rotated.body.path);
    expect(app().frames.at(-1)).toEqual({
      topic: `roster:${code}`,
      frame: { event: 'rosterChanged', data: { code } },
    });
    const guesses = [code, 'a'.repeat(22), '%27', '..%2Fx', 'x'.repeat(500), `${next}x`];
    const refusals = await Promise.all(
      guesses.flatMap((guess) => [
        shown(app(), guess),
        shown(app(), guess, captain),
        replyAsGuest(app(), guess, 1),
        app().call('post', `/api/rosters/${guess}/rotate`, { token: captain.token }),
        app().call('delete', `/api/rosters/${guess}/answers/x`, { token: captain.token }),
      ]),
    );
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([404, { message: 'Bu bağlantı artık geçerli değil.', code: 'roster_not_found' }]),
      ]),
    );
    expect((await shown(app(), next)).body.answers).toHaveLength(1);
    const { answers } = (await shown(app(), next)).body;
    const foreign = `/api/rosters/${other.code}/answers/${answers[0]?.id}`;
    expect((await app().call('delete', foreign, { token: other.captain.token })).body.code).toBe('not_found');
  });

  it('keeps a bounded number of a thousand invented guests', async () => {
    const { code } = await scene();
    for (let part = 0; part < 10; part++)
      await Promise.all(Array.from({ length: 100 }, (_, n) => replyAsGuest(app(), code, 100 * part + n)));
    const { answers, filled } = (await shown(app(), code)).body;
    expect([answers.length, filled]).toEqual([MAX_ROSTER_ANSWERS, 14]);
    expect((await replyAsGuest(app(), code, 1001)).body.code).toBe('roster_crowded');
    // Whoever is in still changes the own answer.
    expect((await replyAsGuest(app(), code, 0, { answer: 'no' })).body.roster.filled).toBe(14);
  });
});

describe('one network', () => {
  it('answers 300 times an hour, then waits', async () => {
    const test = await createTestApp('sqlite', { env: { RATE_LIMITS: 'on' } });
    const code = await called(test, await createUser(test), await createVenue(test));
    const answers = await Promise.all(Array.from({ length: 301 }, (_, n) => replyAsGuest(test, code, n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await test.close();
  });
});
