import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

const NOW = Date.parse('2026-11-20T18:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const clock = (view: { container: HTMLElement }) =>
  view.container.querySelector('[aria-hidden]')?.textContent;

it.each([
  [60_000, '1:00'],
  [59_001, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('shows that %i ms are left as %s', (left, text) => {
  expect(clock(render(<Countdown until={NOW + left} />))).toBe(text);
});

it('ticks to its end, says the time of day till then, and asks no clock after', () => {
  const view = render(<Countdown until={NOW + 2000} />);
  expect(screen.getByText('saat 21:00 olana kadar')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(clock(view)).toBe('0:01');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('süre doldu')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});

it('stops with its screen', () => {
  render(<Countdown until={NOW + 60_000} />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
