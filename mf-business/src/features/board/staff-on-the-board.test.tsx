import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, bodies, dialog, entry, hour, open, TOMORROW, TONIGHT } from '../../../test/editing.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';

beforeEach(() => signIn());

describe('day staff', () => {
  const YESTERDAY = addDays(TONIGHT, -1);
  const over = () => vi.useFakeTimers({ toFake: ['Date'], now: at(YESTERDAY, 22).endsAt + 12 * HOUR_MS });

  it('see what an hour costs and cannot give another price', async () => {
    signIn(DAY_STAFF);
    const requests = open(TOMORROW, [entry(TOMORROW)], {
      'PUT business/phone-bookings/p1': () => ({ message: 'x', bookings: [], taken: [] }),
    });
    const user = userEvent.setup();
    await user.click(await hour(21));
    expect((await dialog()).queryByLabelText('Ücret')).toBeNull();
    expect((await dialog()).getByRole('button', { name: 'Kaydet · 1.500 TL' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(await hour(20));
    expect((await dialog()).queryByLabelText('Ücret')).toBeNull();
    await user.click((await dialog()).getByRole('button', { name: 'Kaydet' }));
    await waitFor(async () => expect(await bodies(requests, 'PUT')).toHaveLength(1));
    expect((await bodies(requests, 'PUT'))[0]).not.toHaveProperty('price');
  });

  it.each([undefined, 'staff'] as const)(
    'read what was played, which the owner corrects (%s)',
    async (role) => {
      over();
      try {
        signIn(role && DAY_STAFF);
        open(YESTERDAY, [entry(YESTERDAY, { isLate: true, attendance: 'played' })]);
        await userEvent.click(await hour(20));
        const box = await dialog();
        expect(box.getByText(/saati geçtikten sonra yazıldı/)).toBeTruthy();
        expect(box.getByRole('button', { name: 'Geldi', pressed: true })).toBeTruthy();
        expect(box.queryAllByRole('button', { name: 'Kaydet' })).toHaveLength(role ? 0 : 1);
        expect(box.queryAllByRole('button', { name: 'İptal et' })).toHaveLength(role ? 0 : 1);
        expect((await hour(21)).getAttribute('aria-label')).toContain(
          role ? 'artık yazılamaz' : 'sonradan yazılabilir',
        );
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe('who came', () => {
  it.each(['phone', 'subscription'] as const)('is said of a %s hour', async (kind) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(TONIGHT, 20).startsAt + 60_000 });
    try {
      const booked = entry(TONIGHT, { kind, userId: kind === 'phone' ? null : 'u1' });
      const requests = open(TONIGHT, [booked], {
        'POST business/attendance': () => {
          booked.attendance = 'no_show';
          return { message: 'x' };
        },
      });
      await userEvent.click(await hour(20));
      const box = await dialog();
      await userEvent.click(box.getByRole('button', { name: 'Gelmedi' }));
      expect(await box.findByRole('button', { name: 'Gelmedi', pressed: true })).toBeTruthy();
      await waitFor(async () =>
        expect(await bodies(requests, 'POST')).toEqual([{ kind, id: 'p1', attendance: 'no_show' }]),
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a booking that was picked up', () => {
  it('stays in hand while the page is turned, and is dropped on another day', async () => {
    const requests = open(TOMORROW, [entry(TOMORROW)], {
      'POST business/board/move': () => ({ message: 'Taşındı.', entry: entry(TOMORROW) }),
    });
    const user = userEvent.setup();
    (await hour(20)).focus();
    await user.keyboard('t{PageDown}');
    const next = addDays(TOMORROW, 1);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain(next));
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
    await user.click(await hour(21));
    await waitFor(async () =>
      expect(await bodies(requests, 'POST')).toEqual([
        { kind: 'phone', id: 'p1', version: '1', to: { fieldId: 'f1', date: next, timeSlot: '21:00-22:00' } },
      ]),
    );
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
  });

  it('is let go of by its own button on any page', async () => {
    open(TOMORROW, [entry(TOMORROW)]);
    const user = userEvent.setup();
    (await hour(20)).focus();
    // There is only one pitch to choose.
    expect(screen.queryByLabelText('Saha')).toBeNull();
    await user.keyboard('t');
    await user.click(screen.getByRole('button', { name: 'Sonraki gün' }));
    await user.click(await screen.findByRole('button', { name: 'Taşımaktan vazgeç' }));
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    await user.click(await hour(21));
    expect((await dialog()).getByLabelText('Ad')).toBeTruthy();
  });
});
