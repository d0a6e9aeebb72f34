import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  act,
  captains,
  correct,
  draft,
  member,
  pair,
  post,
  proposed,
  reply,
  say,
  seen,
  told,
} from '../../../test/matches.ts';
import { quickHash } from '../../../test/passwords.ts';

onBothEngines('news about a match', (app) => {
  const textsOf = async (one: TestUser, kind: string) =>
    (await told(app(), one)).filter((news) => news.kind === kind).map(({ text }) => text);

  it('name each other place that is wished for, asked for and agreed to', async () => {
    const { a, b, match, mate } = await proposed(app());
    const move = async (matchLocation: string) =>
      correct(app(), a, await seen(app(), a, match.id), { matchLocation });
    const when = '19 Kasım 2026 Perşembe, 20:00';
    for (const place of ['Kuzey Saha', 'Güney Saha']) await move(place);
    const corrected = ['Güney', 'Kuzey'].map((one) => `Maç önerisi düzeltildi: ${when}, ${one} Saha.`);
    for (const one of [b, mate]) expect(await textsOf(one, 'match_changed')).toEqual(corrected);
    await say(app(), mate, match.id, 'in');
    await move('Kuzey Saha');
    await reply(app(), b, 'accept', match.id);
    for (const place of ['Doğu Saha', 'Batı Saha']) {
      await move(place);
      await reply(app(), b, 'accept', match.id);
    }
    // A new start would ask the players again; a new place does not.
    expect((await seen(app(), mate, match.id)).myAnswer).toBe('in');
    const changes = async (one: TestUser) => (await textsOf(one, 'match_changed')).slice(0, 2);
    expect(await changes(b)).toEqual(
      ['Batı', 'Doğu'].map(
        (one) => `Maçınız için değişiklik istendi: ${when}, ${one} Saha. Yanıtınız bekleniyor.`,
      ),
    );
    const agreed = ['Batı', 'Doğu'].map((one) => `Maçınız değişti: ${when}, ${one} Saha.`);
    for (const one of [a, mate]) expect(await changes(one)).toEqual(agreed);
  });

  it('tell both captains of each player who is not coming, also of each whose account goes', async () => {
    const { a, b, own, other, match } = await proposed(app());
    const player = (team: typeof own, at: number) => member(app(), team.players[at]?.player);
    const password_hash = await quickHash('gizli-parola-1');
    for (const team of [own, other]) {
      for (const at of [1, 2]) await say(app(), await player(team, at), match.id, 'out');
      for (const at of [3, 4]) {
        const { id, token } = await player(team, at);
        await app().db.q.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
        const json = { password: 'gizli-parola-1' };
        expect((await app().call('post', '/api/account/delete', { token, json })).status).toBe(200);
      }
    }
    for (const captain of [a, b]) await say(app(), captain, match.id, 'out');
    for (const captain of [a, b]) {
      const texts = await textsOf(captain, 'match_left');
      // Notices about the other captain, not about themselves.
      expect(texts).toHaveLength(9);
      expect(texts.filter((text) => text.startsWith('Hesabını silen bir oyuncu'))).toHaveLength(4);
    }
  });

  it('tell of a change that was refused, also where a proposal of that hour was', async () => {
    const { a, b } = await pair(app());
    const propose = async () => {
      const ad = await posted(app(), a);
      return (await post(app(), a, draft(app(), a, b, { requestId: ad.id }))).body.match;
    };
    await reply(app(), b, 'refuse', (await propose()).id);
    const match = await propose();
    await reply(app(), b, 'accept', match.id);
    await correct(app(), a, await seen(app(), a, match.id), { hour: '21:30' });
    await reply(app(), b, 'refuse', match.id);
    const when = '19 Kasım 2026 Perşembe, 20:00, Çınar Halı Saha.';
    expect(await textsOf(a, 'match_refused')).toEqual([
      `Değişiklik isteğiniz kabul edilmedi; maç eskisi gibi: ${when}`,
      `Maç önerisi kabul edilmedi: ${when}`,
    ]);
  });

  it('come once for an hour that is proposed and called off again and again, and for each other hour', async () => {
    const { a, b } = await pair(app());
    for (const hour of ['20:00', '20:00', '22:00']) {
      const ad = await posted(app(), a);
      const { match } = (await post(app(), a, draft(app(), a, b, { requestId: ad.id, hour }))).body;
      await act(app(), a, 'cancel', match.id);
    }
    for (const kind of ['match_proposed', 'match_cancelled']) {
      const hours = (await textsOf(b, kind)).map((text) => /\d\d:\d\d/.exec(text)?.[0]);
      expect(hours).toEqual(['22:00', '20:00']);
    }
  });

  it.each(['a', 'b'] as const)(
    'go to who comes into the lineup of captain %s or drops out of it, not to who stays or had left',
    async (side) => {
      const all = await captains(app());
      const { match } = (await post(app(), all.a, all.json)).body;
      await reply(app(), all.b, 'accept', match.id);
      const [captain, lineup] = side === 'a' ? [all.a, all.own] : [all.b, all.other];
      const [confirmed, stays, drops, left] = (await Promise.all(
        lineup.players.slice(1).map(({ player }) => member(app(), player)),
      )) as [TestUser, TestUser, TestUser, TestUser];
      await say(app(), confirmed, match.id, 'in');
      const foes = side === 'a' ? all.other : all.own;
      const foe = await member(app(), foes.players[1]?.player);
      for (const one of [stays, left, captain, foe]) await say(app(), one, match.id, 'out');
      const [comes, too] = [await createUser(app()), await createUser(app())];
      const ids = [captain, confirmed, stays, comes, too].map((one) => one.id);
      const wanted = { name: 'Yeni Kadro', players: placed(ids) };
      const fresh = (await postLineup(app(), captain, wanted)).body.lineup;
      const everybody = [confirmed, stays, left, drops, comes, too, all.a, all.b];
      // On the next day, old notices would count as new again.
      app().time.now += 12 * HOUR_MS;
      const count = () => Promise.all(everybody.map(async (one) => (await told(app(), one)).length));
      const before = await count();
      const { body } = await correct(app(), captain, await seen(app(), captain, match.id), {
        lineupId: fresh.id,
      });
      const news = (await count()).map((now, at) => now - (before[at] ?? 0));
      expect(news).toEqual([0, 0, 0, 1, 1, 1, 0, 0]);
      expect((await textsOf(comes, 'match_proposed'))[0]).toContain('maçının kadrosundasınız');
      expect((await textsOf(drops, 'match_changed'))[0]).toContain('kadrosundan çıkarıldınız');
      expect(body.match).toMatchObject(
        side === 'a'
          ? { nameA: 'Yeni Kadro', myLineupId: fresh.id, nameB: all.other.name }
          : { nameB: 'Yeni Kadro', opponentLineupId: fresh.id, nameA: all.own.name },
      );
      const answers = [confirmed, stays, comes, captain].map(
        async (one) => (await seen(app(), one, match.id)).myAnswer,
      );
      expect(await Promise.all(answers)).toEqual(['in', 'left', null, 'left']);
    },
  );
});
