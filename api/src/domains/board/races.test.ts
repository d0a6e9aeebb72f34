import { expect, it } from 'vitest';
import { boardOf, closeIn, hourAt, moveIn, phoned, phoneIn } from '../../../test/board.ts';
import { ask, booked, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('one hour, several who want it', (app) => {
  it('goes to one of phone, player and closure', async () => {
    for (let round = 0; round < 5; round++) {
      const business = await createVenue(app());
      const players = await Promise.all([createUser(app()), createUser(app())]);
      const answers = await Promise.all([
        phoneIn(app(), business),
        ask(app(), players[0], business),
        closeIn(app(), business, { start: '21:00', end: '22:00' }),
        phoneIn(app(), business, { name: 'Başka biri' }),
        ask(app(), players[1], business),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      const { cells } = await occupancyOf(app(), business.id);
      expect(new Set(cells.map(({ owner_id }) => owner_id)).size).toBe(1);
    }
  });

  it('is moved by one of two who saw the same', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const { id } = await booked(app(), await createUser(app()), business);
    const [reservation] = (await boardOf(app(), business)).entries;
    const phone = await phoned(app(), business, { hours: [hourAt(business, '19:00-20:00')] });
    if (!reservation) throw new Error('no entry');
    for (const entry of [reservation, phone]) {
      const answers = await Promise.all(
        [0, 1].map((pitch) => moveIn(app(), business, entry, hourAt(business, '23:00-00:00', { pitch }))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { cells } = await occupancyOf(app(), business.id);
      expect(cells.filter((cell) => cell.owner_id === entry.id)).toHaveLength(2);
    }
    expect((await occupancyOf(app(), business.id)).reservations[0]?.id).toBe(id);
  });

  it('two bookings that change places end where one of them is, never both in one', async () => {
    const business = await createVenue(app());
    const [a, b] = [
      await phoned(app(), business, { name: 'A', hours: [hourAt(business, '20:00-21:00')] }),
      await phoned(app(), business, { name: 'B', hours: [hourAt(business, '21:00-22:00')] }),
    ];
    const answers = await Promise.all([
      moveIn(app(), business, a, hourAt(business, '21:00-22:00')),
      moveIn(app(), business, b, hourAt(business, '20:00-21:00')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await boardOf(app(), business)).entries.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
