import { expect, it } from 'vitest';
import { approve, ask, booked, cancel, occupancyOf, reject, remove } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

/** Retries while the server is too busy, as clients do: a slow machine refuses some of a crowd. */
async function answered<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const answer = await call();
  return answer.status === 503 ? answered(call) : answer;
}

onBothEngines('races', (app) => {
  it('gives one hour to one of 200 players who ask at once', async () => {
    const business = await createVenue(app());
    const users = await times(200, () => createUser(app()));
    const answers = await Promise.all(users.map((user) => answered(() => ask(app(), user, business))));
    const statuses = answers.map((answer) => answer.status);
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 199]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('slot_taken');
    const { reservations, cells } = await occupancyOf(app(), business.id);
    expect(reservations).toHaveLength(1);
    expect(cells.map((cell) => cell.owner_id)).toEqual([reservations[0]?.id, reservations[0]?.id]);
  });

  it('lets 3 of 10 simultaneous requests of one player through', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const nights = ['2026-11-20', '2026-11-21'];
    const answers = await times(10, (i) => {
      const start = 18 + (i % 5);
      return ask(app(), user, business, { date: nights[i % 2], timeSlot: `${start}:00-${start + 1}:00` });
    });
    const statuses = answers.map((answer) => answer.status);
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([3, 7]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['weekly_limit']));
  });

  it.each(Array.from({ length: 10 }, (_, i) => [i]))(
    'approve, reject and cancel at once: one wins (%i)',
    async (i) => {
      const business = await createVenue(app());
      const user = await createUser(app());
      // Tonight, so that an approved one can no longer be cancelled.
      const { id } = await booked(app(), user, business, { date: '2026-11-18' });
      const verbs = [
        () => approve(app(), business, id),
        () => reject(app(), business, id),
        () => cancel(app(), user, id),
      ];
      const order = [...verbs.slice(i % 3), ...verbs.slice(0, i % 3)];
      const answers = await Promise.all(order.map((verb) => verb()));
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const { reservations, cells } = await occupancyOf(app(), business.id);
      expect(reservations[0]?.status).toBe(won[0]?.body.reservation.status);
      expect(cells).toHaveLength(reservations[0]?.status === 'approved' ? 2 : 0);
    },
  );

  it('deletes an approved one once', async () => {
    const business = await createVenue(app());
    const { id } = await booked(app(), await createUser(app()), business);
    await approve(app(), business, id);
    const answers = await times(5, () => remove(app(), business, id));
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(1);
  });

  it('gives a freed hour to one of those who wait for it', async () => {
    const business = await createVenue(app());
    const holder = await createUser(app());
    const { id } = await booked(app(), holder, business);
    const users = await times(20, () => createUser(app()));
    const [gone, ...answers] = await Promise.all([
      cancel(app(), holder, id),
      ...users.map((user) => ask(app(), user, business)),
    ]);
    expect(gone.status).toBe(200);
    expect(
      count(
        answers.map(({ status }) => status),
        201,
      ),
    ).toBeLessThanOrEqual(1);
    const { cells } = await occupancyOf(app(), business.id);
    expect(new Set(cells.map((cell) => cell.owner_id)).size).toBeLessThanOrEqual(1);
  });
});
