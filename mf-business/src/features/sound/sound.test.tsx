import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../common/keys.ts';
import { switchSound } from './choice.ts';
import { ring, ringFor } from './ring.ts';
import { SoundSwitch } from './SoundSwitch.tsx';

const [struck, unlocked] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('./chime.ts', () => ({ chime: struck, unlockSound: unlocked }));

const client = new QueryClient();
const request = (id: string, status: Reservation['status'] = 'pending') => ({ id, status }) as Reservation;
const arrive = (id: string, status?: Reservation['status']) => ringFor(client, 'b1', request(id, status));
const button = () => screen.getByRole('button', { name: /İstek sesi/ });

beforeEach(() => {
  localStorage.clear();
  struck.mockClear();
});

it('is silent until somebody switches it on, then sounds once and for each new request', async () => {
  render(<SoundSwitch />);
  arrive('a');
  ring();
  expect(struck).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(struck).toHaveBeenCalledTimes(1);
  arrive('b');
  expect(struck).toHaveBeenCalledTimes(2);
});

it('wakes the page at the first touch or key while it is on, and no more once it is off or gone', async () => {
  unlocked.mockClear();
  const touch = () => {
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    return unlocked.mock.calls.length;
  };
  const { unmount } = render(<SoundSwitch />);
  expect(touch()).toBe(0);
  act(() => switchSound(true));
  expect(touch()).toBe(2);
  act(() => switchSound(false));
  expect(touch()).toBe(2);
  act(() => switchSound(true));
  unmount();
  expect(touch()).toBe(2);
});

it('is remembered by the browser and can be switched off', async () => {
  localStorage.setItem('request-sound', 'on');
  render(<SoundSwitch />);
  expect(button().textContent).toBe('İstek sesi: açık');
  await userEvent.click(button());
  arrive('c');
  expect(struck).not.toHaveBeenCalled();
  expect(localStorage.getItem('request-sound')).toBeNull();
});

it('does not sound for what this tab answered, took back or knows', () => {
  localStorage.setItem('request-sound', 'on');
  arrive('d', 'rejected');
  arrive('d', 'pending');
  client.setQueryData(keys.requests('b1'), { rows: [request('e')], more: false });
  arrive('e');
  expect(struck).not.toHaveBeenCalled();
  arrive('f');
  arrive('f');
  expect(struck).toHaveBeenCalledTimes(1);
});
