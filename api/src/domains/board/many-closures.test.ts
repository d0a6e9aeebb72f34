import type { ClosureAnswer } from 'mf-shared/contracts/board';
import { addDays } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { closeIn, type Refused } from '../../../test/board.ts';
import { ask, FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const PITCHES = 12;
const NIGHTS = 33;
const CLOSURES = PITCHES * NIGHTS;
/** Hours that a pitch of the test offers a night. */
const HOURS = 8;

/** How often other work gets a turn while this runs. Short pieces give it many turns. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ answer: T; turns: number }> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const answer = await work.finally(() => {
    done = true;
  });
  return { answer, turns };
}

onBothEngines('a month of twelve pitches', (app) => {
  const large = () => createVenue(app(), {}, Array(PITCHES).fill({}));
  const month = (business: TestVenue) => ({
    fieldIds: business.pitches.map(({ id }) => id),
    from: FRIDAY,
    to: addDays(FRIDAY, NIGHTS - 1),
  });
  const heldBy = async (business: TestVenue) => (await occupancyOf(app(), business.id)).cells;
  const post = (business: TestVenue, path: string, json: object) =>
    app().call<ClosureAnswer & Refused>('post', `/api/business/closures/${path}`, {
      token: business.token,
      json,
    });

  it('is closed in pieces, refused with what fits on a screen, opened and closed again as a whole', async () => {
    const business = await large();
    const { answer: closed, turns } = await turnsDuring(closeIn(app(), business, month(business)));
    expect(closed).toMatchObject({ status: 201, body: { message: `${CLOSURES * HOURS} saat kapatıldı.` } });
    expect(turns).toBeGreaterThan(10);
    const held = await heldBy(business);

    const { answer: again, turns: more } = await turnsDuring(closeIn(app(), business, month(business)));
    expect(again).toMatchObject({ status: 409, body: { code: 'hours_taken' } });
    expect(again.body.about?.count).toBe(CLOSURES * HOURS);
    // The first hours of the first night, on all pitches alike.
    const named = again.body.about?.conflicts?.map(({ date, timeSlot }) => `${date} ${timeSlot}`) ?? [];
    const times = [...Map.groupBy(named, (time) => time)].map(([time, { length }]) => [time, length]);
    expect(times).toEqual(
      ['18', '19', '20', '21', '22'].map((hour, n) => [
        `${FRIDAY} ${hour}:00-${Number(hour) + 1}:00`,
        n < 4 ? PITCHES : 50 - 4 * PITCHES,
      ]),
    );
    expect(more).toBeGreaterThan(10);
    expect(await heldBy(business)).toEqual(held);

    const [first] = closed.body.closures;
    const version = first?.version;
    const { answer: opened, turns: third } = await turnsDuring(
      post(business, `${first?.id}/reopen`, { version, scope: 'series' }),
    );
    expect(opened.body.closures).toHaveLength(CLOSURES);
    expect(third).toBeGreaterThan(3);
    expect(await heldBy(business)).toEqual([]);

    const { answer: restored } = await turnsDuring(
      post(business, 'restore', { closures: opened.body.closures }),
    );
    expect(restored.status).toBe(200);
    expect(await heldBy(business)).toEqual(held);
  });

  it('is closed as a whole or not at all', async () => {
    const business = await large();
    const player = await createUser(app());
    const wanted = closeIn(app(), business, month(business));
    const booking = ask(app(), player, business, { timeSlot: '21:00-22:00' });
    const [closed, booked] = await Promise.all([wanted, booking]);
    expect([closed.status, booked.status].sort()).toEqual([201, 409]);
  });

  it('names nothing twice when it is closed again', async () => {
    const business = await createVenue(app());
    const { body } = await closeIn(app(), business);
    const [one] = body.closures;
    const opened = await post(business, `${one?.id}/reopen`, { version: one?.version, scope: 'night' });
    const closures = [...opened.body.closures, ...opened.body.closures];
    expect((await post(business, 'restore', { closures })).body.code).toBe('board_changed');
    expect(await heldBy(business)).toEqual([]);
  });
});
