import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { addDays } from 'mf-shared/schedule';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, refusal, renderAt } from '../../../../mf-shared/test/support.tsx';
import { board, entry, hour, NIGHT, NOW, open, prepare, sent, serve } from '../../../test/board-page.tsx';
import { BoardPage } from './BoardPage.tsx';

prepare();

describe('the board, by keyboard alone,', () => {
  it('has one tab stop, and arrows, Home and End walk from it', async () => {
    await open();
    const user = userEvent.setup();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    hour(1, 18).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(hour(2, 19));
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toBe(hour(2, 21));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(hour(1, 21));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(hour(1, 21));
  });

  it('is entered at the first hour that can be given away', async () => {
    await open([entry(18)]);
    expect([18, 19].map((from) => hour(1, from).tabIndex)).toEqual([-1, 0]);
  });

  it('writes several hours down with the keyboard alone', async () => {
    const heard = hearToasts();
    const requests = await open([], {
      'POST business/phone-bookings': () => ({
        message: 'Telefon rezervasyonu kaydedildi.',
        bookings: [entry(19)],
        taken: [],
      }),
    });
    const user = userEvent.setup();
    hour(1, 19).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(document.activeElement).toBe(dialog.getByLabelText('Ad'));
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
    await user.keyboard('Ayşe Hanım{Enter}');
    await waitFor(() => expect(heard).toEqual(['Telefon rezervasyonu kaydedildi.']));
    expect(await sent(requests, 'phone-bookings')).toMatchObject({
      name: 'Ayşe Hanım',
      hours: [
        { fieldId: 'f1', date: NIGHT, timeSlot: '19:00-20:00' },
        { fieldId: 'f1', date: NIGHT, timeSlot: '20:00-21:00' },
      ],
    });
  });

  it('keeps what was typed when the hour was taken meanwhile, and says by whom', async () => {
    await open([], {
      'POST business/phone-bookings': () =>
        refusal(409, {
          code: 'slot_taken',
          message: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.',
          about: { conflicts: [entry(19, { kind: 'reservation', name: 'Emre Şahin' })] },
        }),
    });
    const user = userEvent.setup();
    await user.click(hour(1, 19));
    await user.keyboard('Kemal{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('Emre Şahin');
    expect(dialog.getByLabelText<HTMLInputElement>('Ad').value).toBe('Kemal');
    expect(dialog.queryByRole('button', { name: 'Boş olanları kaydet' })).toBeNull();
  });
});

describe('the keys of the board', () => {
  it('take more hours by Shift as far as they are free, and let go by Escape or an arrow alone', async () => {
    await open([entry(21)]);
    const user = userEvent.setup();
    const marked = () =>
      [...document.querySelectorAll('[data-marked]')].map((one) =>
        one.getAttribute('aria-label')?.slice(-25, -16),
      );
    hour(1, 18).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(marked()).toHaveLength(3);
    expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(3);
    expect(document.activeElement).toBe(hour(1, 20));
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(marked()).toHaveLength(2);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toEqual([]);
    hour(1, 18).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect([marked(), document.activeElement]).toEqual([[], hour(2, 18)]);
  });

  it.each([
    ['{PageUp}', `?date=${addDays(NIGHT, -1)}`],
    ['b', ''],
    ['B', ''],
    ['{Control>}b{/Control}', `?date=${NIGHT}`],
    ['{Alt>}b{/Alt}', `?date=${NIGHT}`],
    ['{Meta>}b{/Meta}', `?date=${NIGHT}`],
  ])('%s leads to "%s"', async (keys, query) => {
    await open();
    hour(1, 18).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByTestId('address').textContent).toBe(`/business/board${query}`);
  });

  it('take nothing up that cannot be moved, and put it down where it was', async () => {
    await open([entry(18), entry(19, { id: 'c1', kind: 'closure', reason: 'holiday' })]);
    const user = userEvent.setup();
    hour(1, 19).focus();
    await user.keyboard('t');
    hour(1, 20).focus();
    await user.keyboard('t');
    hour(1, 18).focus();
    await user.keyboard('{Control>}t{/Control}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    await user.keyboard('t');
    expect(screen.getByText(/taşınıyor/)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** The window becomes visible a minute later, so the board is read again. */
function comeBack() {
  act(() => focusManager.setFocused(false));
  vi.setSystemTime(NOW + 60_000);
  act(() => focusManager.setFocused(true));
  onTestFinished(() => focusManager.setFocused(undefined));
}

it('the keyboard stays in the board when its hour is no more', async () => {
  let now = board();
  await open([], { 'GET business/board': () => now });
  hour(1, 21).focus();
  const without = (field: BoardAnswer['fields'][number]) => ({
    ...field,
    days: field.days.map(({ date, free }) => ({ date, free: free.slice(0, -1) })),
  });
  now = { ...now, fields: now.fields.map(without) };
  comeBack();
  await waitFor(() => expect(document.activeElement).toBe(hour(1, 18)));
});

it('what is drawn anew takes the focus from nobody who put it down', async () => {
  let entries: BoardEntry[] = [];
  serve([], {
    'GET business/board': () => board(entries),
    'POST business/phone-bookings': () => ({ message: 'Kaydedildi.', bookings: [], taken: [] }),
  });
  renderAt(`/business/board?date=${NIGHT}`, <BoardPage />);
  await screen.findByRole('grid');
  hour(1, 18).focus();
  act(() => hour(1, 18).blur());
  entries = [entry(19)];
  comeBack();
  await waitFor(() => expect(hour(1, 19).textContent).toContain('Hasan Usta'));
  expect(document.activeElement).toBe(document.body);
});
