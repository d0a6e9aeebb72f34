import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardOf, hourAt, moveIn } from '../../../test/board.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { whileDoing } from '../../../test/held.ts';
import { subscribed, weekOn } from '../../../test/subscriptions.ts';
import { LocksChanged } from '../../db/errors.ts';

const [NIGHT, OTHER_NIGHT] = ['2026-11-27', '2026-12-04'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('postgres');
});
afterAll(() => app.close());

/** A weekly hour on the last of three pitches in the order of their ids. Answers what moves its nights. */
async function regular() {
  const business = await createVenue(app, {}, [{}, {}, {}]);
  const byId = business.pitches.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [first, middle, last] = byId.map((one) => business.pitches.indexOf(one));
  const fieldName = `Saha ${Number(last) + 1}`;
  const row = await subscribed(app, await createUser(app), business, { fieldName });
  const move = async (date: string, pitch = 0) => {
    const [entry] = (await boardOf(app, business, date)).entries;
    if (!entry) throw new Error(`nothing on ${date}`);
    return moveIn(app, business, entry, hourAt(business, '23:00-00:00', { pitch, date }));
  };
  return {
    ids: byId.map(({ id }) => id),
    otherNight: weekOn(row, OTHER_NIGHT),
    toFirst: (date: string) => move(date, first),
    toMiddle: (date: string) => move(date, middle),
  };
}

const free = ({ q }: TestApp['db']) => q.selectFrom('pitches').select('id').forNoKeyUpdate().skipLocked();

it('a move locks the pitch of another moved night before it locks later ones', async () => {
  const { ids, toFirst, toMiddle } = await regular();
  expect(await toFirst(OTHER_NIGHT)).toMatchObject({ status: 200 });
  let locked: string[] = [];
  const { answers } = await whileDoing(
    app,
    (tx) => tx.lock('pitches', String(ids[0])),
    [() => toMiddle(NIGHT)],
    async () => {
      const unlocked = (await free(app.db).where('id', 'in', ids).execute()).map(({ id }) => id);
      locked = ids.filter((id) => !unlocked.includes(id));
    },
  );
  expect(locked).toEqual([ids[0]]);
  expect(answers).toMatchObject([{ status: 200 }]);
});

it('a move begins again when another night goes to a further pitch meanwhile', async () => {
  const { ids, otherNight, toMiddle } = await regular();
  const { answers } = await whileDoing(
    app,
    async ({ q, lock }) => {
      await lock('pitches', String(ids[2]));
      await q
        .updateTable('subscription_occurrences')
        .set({ pitch_id: String(ids[0]), usual_date: OTHER_NIGHT })
        .where('id', '=', otherNight.id)
        .execute();
    },
    [() => toMiddle(NIGHT)],
  );
  expect(answers).toMatchObject([{ status: 200 }]);
  expect(app.retries).toEqual([expect.any(LocksChanged)]);
});
