import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isThere = (text: string) => screen.queryByText(text) !== null;
const withUndo = () =>
  act(() => toast.success('Kadro silindi.', { action: { label: 'Geri al', onClick: () => {} } }));

it.each([
  ['a plain message', 5_000, () => toast.success('Kadro silindi.')],
  ['an error', 10_000, () => toast.error('Kadro silindi.')],
  ['an offer to undo', 10_000, withUndo],
])('shows %s for so long', (_, life, send) => {
  act(() => void send());
  pass(life - 1);
  expect(isThere('Kadro silindi.')).toBe(true);
  pass(1);
  expect(isThere('Kadro silindi.')).toBe(false);
});

it.each([
  ['the focus', fireEvent.focus, fireEvent.blur],
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
])('keeps an offer to undo while %s rests on it, and for its whole time after', (_, rest, leave) => {
  withUndo();
  rest(screen.getByText('Geri al'));
  pass(60_000);
  expect(isThere('Geri al')).toBe(true);
  leave(screen.getByText('Geri al'));
  pass(9_999);
  expect(isThere('Geri al')).toBe(true);
  pass(1);
  expect(isThere('Geri al')).toBe(false);
});

it('shows the newest four', () => {
  act(() => {
    for (const n of [1, 2, 3, 4, 5]) toast.info(`Haber ${n}`);
  });
  expect(screen.getAllByText(/^Haber/).map((one) => one.textContent)).toEqual([
    'Haber 2',
    'Haber 3',
    'Haber 4',
    'Haber 5',
  ]);
});

it('goes when it is closed, alone', () => {
  act(() => {
    toast.info('Bir');
    toast.info('İki');
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Kapat', hidden: true })[0] as HTMLElement);
  expect([isThere('Bir'), isThere('İki')]).toEqual([false, true]);
});
