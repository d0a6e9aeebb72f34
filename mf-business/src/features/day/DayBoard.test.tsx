import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { DailySlot } from 'mf-shared/contracts/reservations';
import { addDays, currentNight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DayBoard } from './DayBoard.tsx';

/** A Wednesday evening. */
const now = Date.parse('2026-11-18T15:20:00Z');
const today = currentNight(now);

const pad = (hour: number) => String(hour).padStart(2, '0');

/** A free hour that starts `hours` hours after the current one. */
const free = (hours: number): DailySlot => {
  const startsAt = now - HOUR_MS / 2 + hours * HOUR_MS;
  return {
    timeSlot: `${pad(10 + hours)}:00-${pad(11 + hours)}:00`,
    status: 'available',
    isPast: startsAt <= now,
    startsAt,
    endsAt: startsAt + HOUR_MS,
    user: null,
    reservationId: null,
  };
};

beforeEach(() => void vi.setSystemTime(now));

const CALLER = { id: 'p1', _id: 'p1', fullName: 'Hasan Usta', phone: '' };

function show(slots: DailySlot[], booked: unknown[] = []) {
  const field = { fieldId: 'f1', fieldName: 'Kapalı Saha', capacity: "7'ye 7" };
  const hours = slots.map(({ timeSlot, startsAt, endsAt }) => ({ timeSlot, startsAt, endsAt, price: 1500 }));
  stubApi({
    'GET reservations/daily': () => ({ dailyData: [{ ...field, daySlots: slots }] }),
    'GET business/board': (): BoardAnswer => ({
      fields: [
        {
          ...{ fieldId: 'f0', fieldName: 'Açık Saha', capacity: '', archived: false },
          days: [{ date: today, free: hours.map((one) => ({ ...one, price: 900 })) }],
        },
        {
          ...{ ...field, archived: false },
          days: [addDays(today, -1), today].map((date) => ({
            ...{ date, free: hours.map((one) => ({ ...one, price: date === today ? 1500 : 700 })) },
          })),
        },
      ],
      entries: [],
      lastDate: addDays(today, 84),
    }),
    'POST business/phone-bookings': async (request) => {
      booked.push(await request.json());
      slots = slots.map((slot) => ({ ...slot, status: 'approved', kind: 'phone', user: CALLER }));
      return { message: 'Telefon rezervasyonu kaydedildi.', bookings: [], taken: [] };
    },
  });
  renderAt('/profile/business', <DayBoard venueId="b1" now={now} decide={vi.fn()} />);
}
const rows = async () => {
  const table = await screen.findByRole('table', { name: /Kapalı Saha/ });
  return within(table)
    .queryAllByRole('rowheader')
    .map((one) => one.textContent?.slice(0, 5));
};

describe('the day at the counter', () => {
  it('writes down who is on the phone from a free hour, without leaving the day', async () => {
    const heard = hearToasts();
    const booked: unknown[] = [];
    show([free(2)], booked);
    await userEvent.click(await screen.findByRole('button', { name: /^Boş/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '12:00-13:00' }));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Ad/));
    await screen.findByRole('button', { name: 'Kaydet · 1.500 TL' });
    await userEvent.keyboard('Hasan Usta{Enter}');
    await waitFor(() => expect(heard).toEqual(['Telefon rezervasyonu kaydedildi.']));
    expect(booked).toMatchObject([
      { name: 'Hasan Usta', hours: [{ fieldId: 'f1', date: today, timeSlot: '12:00-13:00' }] },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const booking = await screen.findByRole('button', { name: 'Hasan Usta' });
    expect(document.activeElement).toBe(booking);
  });

  it('keeps the booking that was opened when somebody else has the hour by now', async () => {
    const booking = (reservationId: string, fullName: string): DailySlot => ({
      ...{ ...free(2), status: 'approved', reservationId },
      user: { _id: `u-${reservationId}`, id: `u-${reservationId}`, fullName, phone: '+905321234567' },
    });
    const slots = [booking('r1', 'Deniz Şahin')];
    show(slots);
    await userEvent.click(await screen.findByRole('button', { name: 'Deniz Şahin' }));
    slots[0] = booking('r2', 'Emre Kaya');
    onTestFinished(() => focusManager.setFocused(undefined));
    act(() => focusManager.setFocused(false));
    vi.setSystemTime(now + 60_000);
    act(() => focusManager.setFocused(true));
    expect(await screen.findByRole('button', { name: 'Emre Kaya' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Deniz Şahin' })).toBeTruthy();
  });

  it('keeps the form of a free hour that somebody else has by now, with what was typed', async () => {
    const slots = [free(2)];
    show(slots);
    await userEvent.click(await screen.findByRole('button', { name: /^Boş/ }));
    await userEvent.type(await screen.findByLabelText('Ad'), 'Kemal');
    slots[0] = { ...free(2), status: 'approved', kind: 'phone', user: CALLER };
    onTestFinished(() => focusManager.setFocused(undefined));
    act(() => focusManager.setFocused(false));
    vi.setSystemTime(now + 60_000);
    act(() => focusManager.setFocused(true));
    expect(await screen.findByRole('button', { name: 'Hasan Usta' })).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: '12:00-13:00' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Ad').value).toBe('Kemal');
  });

  it('offers an hour that is over to be written down when it was forgotten, and not to be closed', async () => {
    const booked: unknown[] = [];
    show([free(-2), free(2)], booked);
    expect(await rows()).toEqual(['08:00', '12:00']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /unutulan rezervasyonu yaz/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Bu saat geçti.')).toBeTruthy();
    expect(dialog.queryByRole('radio', { name: 'Saati kapat' })).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: /tekrarla/ })).toBeNull();
    await user.type(dialog.getByLabelText('Ad'), 'Kemal{Enter}');
    await waitFor(() => expect(booked).toHaveLength(1));
  });

  it('folds a long past away, all but its last hour, and shows it when asked', async () => {
    show([free(-5), free(-4), free(-3), free(-2), free(0), free(1)]);
    expect(await rows()).toEqual(['08:00', '10:00', '11:00']);
    const pitch = screen.getByRole('table').parentElement;
    expect(pitch?.style.getPropertyValue('--rows')).toBe('4');
    const fold = screen.getByRole('button', { name: 'Geçmiş saatler (3)' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(await rows()).toHaveLength(6);
  });

  it('folds a pitch whole that has closed for tonight, and no earlier night', async () => {
    show([free(-6), free(-5), free(-4), free(-3), free(-2)]);
    expect(await screen.findByRole('button', { name: 'Geçmiş saatler (5)' })).toBeTruthy();
    expect(await rows()).toHaveLength(0);
    expect(screen.getByRole('table').parentElement?.style.getPropertyValue('--rows')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Önceki gün' }));
    expect(await rows()).toHaveLength(5);
  });
});
