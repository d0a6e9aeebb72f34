import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation, ReservationStatus } from 'mf-shared/contracts/reservations';
import { useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';
import type { Filter } from '../../common/keys.ts';
import { RequestList } from './RequestList.tsx';

const now = Date.parse('2026-11-20T18:00:00Z');
const request = (id: string, status: ReservationStatus, part: Partial<Reservation> = {}) =>
  ({
    ...{
      _id: id,
      id,
      reservationId: id,
      businessId: 'b1',
      businessName: 'Yıldız',
      fieldId: 'f1',
      fieldName: 'Saha 1',
    },
    ...{
      date: '2026-11-20',
      timeSlot: '22:00-23:00',
      startsAt: now + HOUR_MS,
      endsAt: now + 2 * HOUR_MS,
      status,
      price: 1500,
    },
    createdAt: new Date(now - 2 * HOUR_MS).toISOString(),
    user: { id: `u-${id}`, _id: `u-${id}`, fullName: id, email: 'o@topla.test', phone: '+905321234567' },
    ...part,
  }) as Reservation;

const decide = vi.fn(async () => true);
function List() {
  const [filter, setFilter] = useState<Filter>('all');
  return <RequestList venueId="b1" {...{ now, filter, decide }} onFilter={setFilter} />;
}
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
beforeEach(() => void decide.mockClear());

it('shows those of a kind when asked, and more of them page by page, each once', async () => {
  const asked: string[] = [];
  const pages: Record<string, unknown> = {
    'limit=10': { reservations: [request('A', 'approved'), request('B', 'rejected')], nextCursor: 'c' },
    'limit=10&cursor=c': {
      reservations: [request('B', 'rejected'), request('C', 'cancelled')],
      nextCursor: null,
    },
    'limit=10&status=cancelled': { reservations: [request('C', 'cancelled')], nextCursor: null },
  };
  stubApi({
    'GET reservations/business-reservations': ({ url }) => {
      const query = new URL(url).search.replace('?businessId=b1&', '');
      asked.push(query);
      return pages[query];
    },
  });
  renderAt('/', <List />);
  await card('A');
  await userEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await card('C');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['A', 'B', 'C']);
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Göster'), 'İptal edilenler');
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(asked).toEqual(Object.keys(pages));
});

it('says of each who asks for what, since when, and offers what fits its state', async () => {
  stubApi({
    'GET reservations/business-reservations': () => ({
      reservations: [
        request('Bekleyen', 'pending'),
        request('Onaylı', 'approved'),
        request('Oynanan', 'approved', { startsAt: now - HOUR_MS, endsAt: now }),
        request('Eski', 'approved', { startsAt: now - 1500 * HOUR_MS, endsAt: now - 1499 * HOUR_MS }),
        request('Reddedilen', 'rejected'),
      ],
      nextCursor: null,
    }),
  });
  renderAt('/', <List />);
  const offers = async (name: string) =>
    (await card(name)).queryAllByRole('button').map((button) => button.textContent);
  expect(await offers('Bekleyen')).toEqual(['Reddet', 'Onayla']);
  expect(await offers('Onaylı')).toEqual(['Sil']);
  expect(await offers('Oynanan')).toEqual(['Sil', 'Geldi', 'Gelmedi']);
  expect(await offers('Eski')).toEqual([]);
  expect(await offers('Reddedilen')).toEqual([]);
  const first = await card('Bekleyen');
  expect(first.getByText('20 Kasım Cuma, 22:00-23:00')).toBeTruthy();
  expect(first.getByText('2 saat önce')).toBeTruthy();
  expect(first.getByText(/1\.500/)).toBeTruthy();
  expect(first.queryByText('İşlem geçmişi')).toBeNull();
  expect((await card('Onaylı')).getByText('İşlem geçmişi')).toBeTruthy();
});

it('lets day staff say who came, and delete only what is still to come', async () => {
  signIn(DAY_STAFF);
  onTestFinished(() => useSession.setState({ business: null }));
  stubApi({
    'GET reservations/business-reservations': () => ({
      reservations: [
        request('Onaylı', 'approved'),
        request('Oynanan', 'approved', { startsAt: now - HOUR_MS, endsAt: now }),
      ],
      nextCursor: null,
    }),
  });
  renderAt('/', <List />);
  const offers = async (name: string) =>
    (await card(name)).queryAllByRole('button').map((button) => button.textContent);
  expect(await offers('Onaylı')).toEqual(['Sil']);
  expect(await offers('Oynanan')).toEqual(['Geldi', 'Gelmedi']);
});

it('deletes the one that was pressed after a question, which names player and hour', async () => {
  stubApi({
    'GET reservations/business-reservations': () => ({
      reservations: [request('A', 'approved'), request('B', 'approved')],
      nextCursor: null,
    }),
  });
  renderAt('/', <List />);
  const ask = async () => userEvent.click((await card('B')).getByRole('button', { name: 'Sil' }));
  const press = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await ask();
  expect(screen.getByRole('dialog').textContent).toContain('B, 20 Kasım Cuma, 22:00-23:00.');
  await press('Vazgeç');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decide).not.toHaveBeenCalled();
  await ask();
  await press('Sil');
  expect(decide.mock.calls).toEqual([[{ verb: 'remove', reservationId: 'B' }]]);
});

it.each([
  ['Onayla', 'approve'],
  ['Reddet', 'reject'],
])('%s keeps the keyboard on the card', async (name, verb) => {
  stubApi({
    'GET reservations/business-reservations': () => ({
      reservations: [request('A', 'pending')],
      nextCursor: null,
    }),
  });
  renderAt('/', <List />);
  await userEvent.click((await card('A')).getByRole('button', { name }));
  expect(decide.mock.calls).toEqual([[{ verb, reservationId: 'A' }]]);
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'A' }));
});

it('reads what was changed about a request when that is opened, and says that nothing was or that it failed', async () => {
  let answer: () => unknown = () => refusal(500, { code: 'internal', message: 'x' });
  const requests = stubApi({
    'GET reservations/business-reservations': () => ({
      reservations: [request('A', 'approved')],
      nextCursor: null,
    }),
    'GET business/changes': () => answer(),
  });
  const first = renderAt('/', <List />);
  await card('A');
  expect(requests).toHaveLength(1);
  await userEvent.click(screen.getByText('İşlem geçmişi'));
  expect(await screen.findByText('Değişiklikler alınamadı.')).toBeTruthy();
  expect(new URL(requests[1]?.url ?? '').searchParams.get('subjectId')).toBe('A');
  first.unmount();
  answer = () => [];
  renderAt('/', <List />);
  await userEvent.click(await screen.findByText('İşlem geçmişi'));
  expect(await screen.findByText('Yazılı bir değişiklik yok.')).toBeTruthy();
});
