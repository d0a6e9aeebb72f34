import type { AccountContents } from 'mf-shared/contracts/removals';
import { expect, it } from 'vitest';
import { FRIDAY } from '../../../test/booking.ts';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import type { MatchRow } from '../../db/schema/matches.ts';

type Account = { id: string; token: string };
type Admin = Awaited<ReturnType<typeof desk>>;
const WHY = { category: 'harassment', reason: 'Küfür içeriyor' };
const NAMED = { venue_name: 'Küfürlü Saha', name_folded: 'kufurlu saha', city: 'Muş' };

const proposal = (one: Account, other: Account): MatchRow => ({
  ...{ id: newId(), request_id: newId(), ad_type: 'findOpponent', status: 'proposed', awaits: 'b' },
  ...{ change: null, version: 1, decided_at: null, booking_id: null, user_a: one.id, user_b: other.id },
  ...{ date: FRIDAY, hour: '21:00', starts_at: 1, location: 'Muş', created_at: 1 },
  ...{ lineup_a: null, lineup_b: null, name_a: null, name_b: null },
});

onBothEngines('names that an admin removes', (app) => {
  const get = async <T>({ token }: Account, path: string) => app().call<T>('get', `/api${path}`, { token });
  const removal = (by: Admin, type: string, id: string) =>
    by.act('/removals', { ...WHY, subject: { type, id } });
  const news = async (who: Account) => (await get<{ kind: string }[]>(who, '/notifications')).body;
  const restore = async (by: Admin, subject: string) => {
    const rows = app().db.q.selectFrom('removals').select('id').where('subject_id', '=', subject);
    const { id } = await rows.orderBy('id', 'desc').executeTakeFirstOrThrow();
    return by.act(`/removals/${id}/restore`, { reason: 'Yanlışlık' });
  };

  it('the name of a venue gives way to a neutral one, in searches too, unless it chose another', async () => {
    const [admin, one] = [await desk(app()), await createVenue(app(), NAMED)];
    const other = await createVenue(app(), NAMED);
    const found = async (q: string) => {
      const { body } = await app().call<{ id: string; businessName: string }[]>(
        'get',
        `/api/business/search?${new URLSearchParams({ city: 'Muş', name: q })}`,
      );
      return body.map(({ id, businessName }) => [id, businessName]);
    };
    const both = [
      [one.id, 'Küfürlü Saha'],
      [other.id, 'Küfürlü Saha'],
    ];
    expect((await found('küfür')).toSorted()).toEqual(both.toSorted());
    await removal(admin, 'venueName', one.id);
    expect(await found('küfür')).toEqual(both.slice(1));
    expect(await found('isimsiz')).toEqual([[one.id, 'İsimsiz saha']]);
    expect((await removal(admin, 'venueName', one.id)).body.code).toBe('content_removed');
    const { contents } = (await admin.read<AccountContents>(`/venues/${one.id}/contents`)).body;
    expect(contents.map(({ type }) => type)).not.toContain('venueName');
    await restore(admin, one.id);
    expect((await found('küfür')).toSorted()).toEqual(both.toSorted());
    await removal(admin, 'venueName', other.id);
    await app()
      .db.q.updateTable('venues')
      .set({ venue_name: 'Gül Saha' })
      .where('id', '=', other.id)
      .execute();
    expect((await restore(admin, other.id)).body.message).toContain('yeniden yayınlanamadı');
  });

  it('the name of a lineup gives way to a neutral one, in its matches too', async () => {
    const [admin, author] = [await desk(app()), await createUser(app())];
    const id = newId();
    const lineup = { id, user_id: author.id, name: 'Ayıp Kadro', created_at: 1 };
    await app().db.q.insertInto('lineups').values(lineup).execute();
    const rival = await createUser(app());
    const match = { ...proposal(author, rival), lineup_a: id, name_a: lineup.name, name_b: 'Öbürü' };
    const back = { ...proposal(rival, author), lineup_b: id, name_b: lineup.name };
    await app().db.q.insertInto('matches').values([match, back]).execute();
    const names = async () => [
      ...(await get<{ name: string }[]>(author, `/lineups/${author.id}`)).body.map(({ name }) => name),
      ...(
        await app()
          .db.q.selectFrom('matches')
          .select(['name_a', 'name_b'])
          .where('id', 'in', [match.id, back.id])
          .orderBy('id')
          .execute()
      ).flatMap(({ name_a, name_b }) => [name_a, name_b]),
    ];
    const shown = async () =>
      (await admin.read<AccountContents>(`/players/${author.id}/contents`)).body.contents.map(
        ({ type }) => type,
      );
    expect(await shown()).toContain('lineupName');
    await removal(admin, 'lineupName', id);
    expect(await names()).toEqual(['İsimsiz kadro', 'İsimsiz kadro', 'Öbürü', null, 'İsimsiz kadro']);
    expect(await shown()).not.toContain('lineupName');
    await restore(admin, id);
    expect(await names()).toEqual(['Ayıp Kadro', 'Ayıp Kadro', 'Öbürü', null, 'Ayıp Kadro']);
    await removal(admin, 'lineupName', id);
    expect((await news(author)).map(({ kind }) => kind)).toContain('content_removed');
    await app().db.q.deleteFrom('lineups').where('id', '=', id).execute();
    expect((await restore(admin, id)).body.message).toContain('yeniden yayınlanamadı');
  });
});
