import { act, render, screen } from '@testing-library/react';
import { MINUTE_MS } from 'mf-shared/time';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NOW, reservation, TODAY } from '../../../test/world.ts';
import { AnswerWait } from './AnswerWait.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

const show = (ago: number, answerMinutes: number | undefined) => {
  const createdAt = new Date(NOW - ago * MINUTE_MS).toISOString();
  const status = 'pending' as const;
  return render(
    <AnswerWait
      reservation={reservation('r1', TODAY, {
        status,
        createdAt,
        ...(answerMinutes === undefined ? {} : { answerMinutes }),
      })}
    />,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the minutes until the usual answer run down, and then the request is said to wait on', async () => {
  show(8, 20);
  expect(
    screen.getByText('İşletme genellikle 20 dakika içinde yanıtlar · yaklaşık 12 dakika kaldı'),
  ).toBeTruthy();
  await pass(MINUTE_MS);
  expect(screen.getByText(/yaklaşık 11 dakika kaldı/)).toBeTruthy();
  await pass(11 * MINUTE_MS - 10_000);
  expect(screen.getByText(/yaklaşık 1 dakika kaldı/)).toBeTruthy();
  await pass(10_000);
  expect(
    screen.getByText('İşletme genellikle 20 dakika içinde yanıtlar; isteğiniz hâlâ bekliyor.'),
  ).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});

test('a venue that takes hours is not counted in minutes', () => {
  show(0, 180);
  expect(screen.getByText('İşletme genellikle 3 saat içinde yanıtlar · yaklaşık 3 saat kaldı')).toBeTruthy();
});

test('of a venue that hardly answered nothing is said', () => {
  const { container } = show(0, undefined);
  expect(container.textContent).toBe('');
});
