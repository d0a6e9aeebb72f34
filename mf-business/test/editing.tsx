import { screen, within } from '@testing-library/react';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { BoardPage } from '../src/features/board/BoardPage.tsx';

export const TONIGHT = currentNight(Date.now());
export const TOMORROW = addDays(TONIGHT, 1);
export const at = (night: string, hour: number) => {
  const startsAt = istanbulMidnight(night) + hour * HOUR_MS;
  return { date: night, timeSlot: `${hour}:00-${hour + 1}:00`, startsAt, endsAt: startsAt + HOUR_MS };
};
export const entry = (night: string, part: Partial<BoardEntry> = {}): BoardEntry => ({
  id: 'p1',
  _id: 'p1',
  kind: 'phone',
  fieldId: 'f1',
  ...at(night, 20),
  status: 'approved',
  name: 'Hasan Usta',
  phone: '',
  note: '',
  price: 1500,
  userId: null,
  reason: null,
  seriesId: null,
  version: '1',
  ...part,
});

/** One pitch that plays 20:00 and 21:00, on the requested nights. */
export function open(night: string, entries: BoardEntry[], handlers: Parameters<typeof stubApi>[0] = {}) {
  const board = (request: Request): BoardAnswer => {
    const from = new URL(request.url).searchParams.get('from') ?? night;
    const held = entries.filter(({ date }) => date === from);
    const free = [20, 21]
      .map((hour) => ({ ...at(from, hour), price: 1500 }))
      .filter(({ startsAt }) => !held.some((one) => one.startsAt === startsAt));
    return {
      fields: [
        { fieldId: 'f1', fieldName: 'Saha 1', capacity: '', archived: false, days: [{ date: from, free }] },
      ],
      entries: held,
      lastDate: addDays(TONIGHT, 80),
    };
  };
  const requests = stubApi({
    'GET business/board': board,
    'GET reservations/business-reservations': () => ({ reservations: [], nextCursor: null }),
    'GET business/changes': () => [],
    ...handlers,
  });
  renderAt(`/business/board?date=${night}`, <BoardPage />);
  return requests;
}
export const hour = (from: number) => screen.findByRole('button', { name: new RegExp(`, ${from}:00-`) });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const bodies = (requests: Request[], method: string) =>
  Promise.all(requests.filter((one) => one.method === method).map((one) => one.clone().json()));
