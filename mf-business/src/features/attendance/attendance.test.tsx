import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { hearToasts, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { RequestList } from '../requests/RequestList.tsx';
import { PlayerRecord } from './PlayerRecord.tsx';
import { toThem } from './toThem.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
let made = 0;
const reservation = (fullName: string, part: Partial<Reservation>, id = `r${++made}`): Reservation => ({
  _id: id,
  id,
  reservationId: id,
  businessId: 'b1',
  businessName: 'Yıldız Halı Saha',
  fieldId: 'f1',
  fieldName: 'Kapalı Saha',
  date: '2026-11-20',
  timeSlot: '20:00-21:00',
  startsAt: now - HOUR_MS,
  endsAt: now,
  status: 'approved',
  price: 1500,
  createdAt: new Date(now - 5 * HOUR_MS).toISOString(),
  user: { id: `u-${id}`, _id: `u-${id}`, fullName, email: 'o@topla.test', phone: '+905321234567' },
  ...part,
});
const draw = () =>
  renderAt(
    '/',
    <RequestList venueId="b1" now={now} filter="all" onFilter={() => {}} decide={async () => true} />,
  );
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

let rows: Reservation[];
beforeEach(() => {
  rows = [];
});
const serve = (answer: () => unknown) => {
  const sent: unknown[] = [];
  stubApi({
    'GET reservations/business-reservations': () => ({ reservations: rows, nextCursor: null }),
    'POST reservations/attendance': async (request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  return sent;
};

describe('attendance', () => {
  it('is said once the hour has begun, and taken back by the same button', async () => {
    rows = [reservation('Deniz Şahin', {}), reservation('Emre Yıldız', { startsAt: now + 1 })];
    const sent = serve(() => ({ message: 'Tamam.' }));
    draw();
    const deniz = await card('Deniz Şahin');
    expect((await card('Emre Yıldız')).queryByRole('button', { name: 'Gelmedi' })).toBeNull();
    await userEvent.click(deniz.getByRole('button', { name: 'Gelmedi' }));
    expect(deniz.getByRole('button', { name: 'Gelmedi', pressed: true })).toBeTruthy();
    await userEvent.click(deniz.getByRole('button', { name: 'Gelmedi' }));
    expect(deniz.getByRole('button', { name: 'Gelmedi', pressed: false })).toBeTruthy();
    await waitFor(() =>
      expect(sent).toEqual([
        { reservationId: rows[0]?.id, attendance: 'no_show' },
        { reservationId: rows[0]?.id, attendance: null },
      ]),
    );
  });

  it('goes back to what it was when it cannot be saved', async () => {
    rows = [reservation('Deniz Şahin', { attendance: 'played' })];
    const heard = hearToasts();
    const sent = serve(() => null);
    draw();
    const deniz = await card('Deniz Şahin');
    await userEvent.click(deniz.getByRole('button', { name: 'Gelmedi' }));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(deniz.getByRole('button', { name: 'Geldi', pressed: true })).toBeTruthy();
    expect(sent).toMatchObject([{ attendance: 'no_show' }]);
  });

  it('shows the record of who asks', async () => {
    const ahead = { status: 'pending', startsAt: now + HOUR_MS } as const;
    const user = { id: 'u', _id: 'u', fullName: 'x', email: 'o@topla.test', phone: '+905321234567' };
    rows = [
      reservation('a', { ...ahead, user: { ...user, fullName: 'Gelmeyen', played: 3, noShows: 2 } }),
      reservation('b', { ...ahead, user: { ...user, fullName: 'Gelen', played: 8, noShows: 0 } }),
      reservation('c', { ...ahead, user: { ...user, fullName: 'Yeni', played: 0, noShows: 0 } }),
    ];
    serve(() => ({}));
    draw();
    expect((await card('Gelmeyen')).getByText('5 maçın 3’üne geldi')).toBeTruthy();
    expect((await card('Gelen')).getByText('8 kez geldi')).toBeTruthy();
    expect((await card('Yeni')).queryByText(/kez|maç/)).toBeNull();
  });
});

describe('what is known of a player', () => {
  it.each([
    [6, 1, '7 maçın 6’sına geldi', 'neutral'],
    [2, 1, '3 maçın 2’sine geldi', 'warning'],
    [3, 2, '5 maçın 3’üne geldi', 'danger'],
    [9, 1, '10 maçın 9’una geldi', 'neutral'],
    [10, 1, '11 maçın 10’una geldi', 'neutral'],
    [40, 2, '42 maçın 40’ına geldi', 'neutral'],
    [100, 1, '101 maçın 100’üne geldi', 'neutral'],
    [0, 1, '1 kez gelmedi', 'danger'],
    [8, 0, '8 kez geldi', 'success'],
  ])('of %i that came and %i that did not', (played, noShows, words, tone) => {
    render(<PlayerRecord played={played} noShows={noShows} />);
    expect(screen.getByText(words).className).toContain(tone);
  });
});

it('a number as the part that one came to ends as it is spoken', () => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 205];
  expect(numbers.map(toThem).join(' ')).toBe(
    [
      '0’ına 1’ine 2’sine 3’üne 4’üne 5’ine 6’sına 7’sine 8’ine 9’una 10’una 20’sine 30’una 40’ına 50’sine',
      '60’ına 70’ine 80’ine 90’ına 100’üne 120’sine 205’ine',
    ].join(' '),
  );
});
