import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal } from '../../../../mf-shared/test/support.tsx';
import { at, at19, entry, hour, NIGHT, open, prepare, sent } from '../../../test/board-page.tsx';

prepare();

describe('a move on the board', () => {
  it('moves a booking with T, arrows and Enter, shown at once and taken back when refused', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<void>();
    const requests = await open([entry(18)], {
      'POST business/board/move': () =>
        answer.promise.then(() =>
          refusal(409, { code: 'board_changed', message: 'Bu saati az önce başka biri değiştirdi.' }),
        ),
    });
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t');
    expect(hour(1, 18).dataset.state).toBe('moving');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(hour(2, 19).textContent).toContain('Hasan Usta'));
    expect(hour(1, 18).textContent).toContain('Boş');
    expect(await sent(requests, 'board/move')).toEqual({
      kind: 'phone',
      id: 'p1',
      version: '1',
      to: { fieldId: 'f2', date: NIGHT, timeSlot: '19:00-20:00' },
    });
    answer.resolve();
    await waitFor(() => expect(heard).toEqual(['Bu saati az önce başka biri değiştirdi.']));
    expect(hour(1, 18).textContent).toContain('Hasan Usta');
  });

  it('lets go of a move with Escape', async () => {
    const requests = await open([entry(18)]);
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t');
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    expect(document.activeElement).toBe(hour(1, 18));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('takes a phone booking to the hour that runs, and what a player holds only ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt + 5 * 60_000 });
    const booked = entry(20, { id: 'r1', kind: 'reservation', name: 'Emre Şahin', userId: 'u1' });
    const requests = await open([entry(21), booked], {
      'POST business/board/move': () => ({ message: 'Rezervasyon taşındı.', entry: entry(19) }),
    });
    const user = userEvent.setup();
    hour(1, 20).focus();
    await user.keyboard('t{ArrowUp}');
    for (const from of [18, 19])
      expect(hour(1, from).getAttribute('aria-label')).toContain('artık yazılamaz');
    await user.keyboard('{Enter}{Escape}');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    hour(1, 21).focus();
    await user.keyboard('t{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(async () =>
      expect(await sent(requests, 'board/move')).toMatchObject({ kind: 'phone', to: at19 }),
    );
  });

  it('moves one night of a regular as it moves a booking, by keys and by the dialog', async () => {
    const heard = hearToasts();
    const night = entry(18, {
      id: 'o1',
      kind: 'subscription',
      name: 'İpek Şahin',
      userId: 'u1',
      seriesId: 's1',
    });
    const there = { ...night, ...at(19), fieldId: 'f2', usualDate: NIGHT, version: '2' };
    const requests = await open([night], {
      'POST business/board/move': () => ({ message: 'Aboneliğin bu haftası taşındı.', entry: there }),
    });
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(heard).toEqual(['Aboneliğin bu haftası taşındı.']));
    expect(await sent(requests, 'board/move')).toEqual({
      kind: 'subscription',
      id: 'o1',
      version: '1',
      to: { fieldId: 'f2', date: NIGHT, timeSlot: '19:00-20:00' },
    });
    await user.click(hour(1, 18));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/yalnız bu hafta taşınır/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Taşı' }));
    expect(screen.getByText(/İpek Şahin taşınıyor/)).toBeTruthy();
    await user.click(hour(2, 21));
    await waitFor(() => expect(moves()).toHaveLength(2));
  });
});
