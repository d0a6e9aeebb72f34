import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { at19, entry, hour, NOW, open, prepare, sent } from '../../../test/board-page.tsx';

prepare();

describe('the pointer', () => {
  /** Gives each button a position: its index in `spots` is `x`. */
  function lay(...spots: (HTMLElement | null)[]) {
    vi.spyOn(document, 'elementFromPoint').mockImplementation((x) => spots[Math.floor(x / 100)] ?? null);
    const send = (
      name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
      at: number,
      part: object = {},
    ) => fireEvent[name](screen.getByRole('grid'), { clientX: at * 100, clientY: 0, button: 0, ...part });
    return { down: (at: number, part = {}) => send('pointerDown', at, part), send };
  }
  const move = { 'POST business/board/move': () => ({ message: 'Taşındı.', entry: entry(19) }) };

  it('marks free hours by dragging over them, within a column', async () => {
    await open([], {});
    const { down, send } = lay(hour(1, 19), hour(1, 20), hour(2, 20));
    down(0);
    send('pointerMove', 1);
    send('pointerMove', 2);
    send('pointerUp', 2);
    // The browser sends a click after each release; nobody meant it.
    fireEvent.click(hour(1, 20));
    expect(await screen.findByRole('dialog', { name: '19:00-21:00' })).toBeTruthy();
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
  });

  it('carries a booking to a free hour, and nowhere else', async () => {
    const requests = await open([entry(18), entry(20, { id: 'p2', name: 'Öteki' })], move);
    const { down, send } = lay(hour(1, 18), hour(1, 20), hour(2, 19), null);
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    for (const to of [1, 3, 0]) {
      down(0);
      send('pointerMove', 2);
      expect(hour(2, 19).dataset.state).toBe('target');
      send('pointerMove', to);
      send('pointerUp', to);
      expect(document.querySelector('[data-state]')).toBeNull();
    }
    down(0);
    send('pointerMove', 2);
    send('pointerCancel', 2);
    send('pointerUp', 2);
    down(0, { button: 2 });
    send('pointerMove', 2);
    send('pointerUp', 2);
    expect(moves()).toEqual([]);
    down(0);
    send('pointerMove', 2);
    send('pointerUp', 2);
    fireEvent.click(hour(2, 19));
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(await sent(requests, 'board/move')).toMatchObject({ to: { ...at19, fieldId: 'f2' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('carries a booking where the page scrolls under it', async () => {
    const requests = await open([entry(18)], move);
    const { down, send } = lay(hour(1, 18));
    down(0);
    lay(hour(2, 19));
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200);
    send('pointerMove', 0);
    send('pointerUp', 0);
    const to = { ...at19, fieldId: 'f2' };
    await waitFor(async () => expect(await sent(requests, 'board/move')).toMatchObject({ to }));
  });

  it('that trembles presses, and begins there with the keyboard', async () => {
    await open([entry(18)]);
    const { down, send } = lay(hour(1, 18));
    expect(hour(1, 18).tabIndex).toBe(-1);
    down(0);
    send('pointerMove', 0.06);
    send('pointerUp', 0.06);
    expect(hour(1, 18).tabIndex).toBe(0);
    fireEvent.click(hour(1, 18));
    expect(await screen.findByRole('dialog', { name: 'Hasan Usta' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    down(0);
    send('pointerMove', 0.07);
    expect(hour(1, 18).dataset.state).toBe('moving');
  });

  it('takes nothing else up while a booking is in hand', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
    const requests = await open([entry(18), entry(19, { id: 'p2', name: 'Öteki' })], move);
    const { down, send } = lay(hour(1, 19), hour(1, 20), hour(1, 21), hour(2, 19));
    act(() => hour(1, 18).focus());
    fireEvent.keyDown(hour(1, 18), { key: 't' });
    for (const [from, to, part] of [
      [0, 3, {}],
      [1, 2, {}],
      [0, 3, { pointerType: 'touch' }],
    ] as const) {
      down(from, part);
      act(() => void vi.advanceTimersByTime(351));
      send('pointerMove', to, part);
      expect(document.querySelectorAll('[data-marked], [data-state="target"]')).toHaveLength(0);
      send('pointerUp', to, part);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
  });

  it('of a finger carries only after a moment, and scrolls otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
    const requests = await open([entry(18)], move);
    const { down, send } = lay(hour(1, 18), hour(2, 19));
    const touch = { pointerType: 'touch' };
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    const scroll = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      screen.getByRole('grid').dispatchEvent(event);
      return !event.defaultPrevented;
    };
    down(0, touch);
    send('pointerMove', 1, touch);
    act(() => void vi.advanceTimersByTime(400));
    expect(scroll()).toBe(true);
    expect(document.querySelector('[data-state]')).toBeNull();
    send('pointerUp', 1, touch);
    expect(moves()).toEqual([]);
    down(0, touch);
    act(() => void vi.advanceTimersByTime(351));
    expect(scroll()).toBe(false);
    send('pointerMove', 1, touch);
    send('pointerUp', 1, touch);
    await waitFor(() => expect(moves()).toHaveLength(1));
  });
});
