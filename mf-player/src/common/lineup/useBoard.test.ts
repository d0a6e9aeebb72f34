import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyPlaces, seat } from './model.ts';
import { useBoard } from './useBoard.ts';

const ALI = { id: 'a', fullName: 'Ali Öz', position: null, photo: null, rating: 60 };
const places = seat(emptyPlaces(), 0, ALI) ?? [];
const [onPlaces, onRefused] = [vi.fn(), vi.fn()];
const open = () => renderHook(() => useBoard({ places, onPlaces, onRefused })).result;

it('a place waits for a player, or a player is in the hand, never both', () => {
  const board = open();
  act(() => board.current.aim(3));
  act(() => board.current.hold({ player: ALI, from: 0 }));
  expect([board.current.target, board.current.held?.player]).toEqual([null, ALI]);
  act(() => board.current.aim(3));
  expect([board.current.target, board.current.held]).toEqual([3, null]);
  act(() => board.current.letGo());
  expect([board.current.target, board.current.held]).toEqual([null, null]);
});

it('a player who is put back where they came from changes nothing', () => {
  const board = open();
  act(() => board.current.hold({ player: ALI, from: 0 }));
  act(() => void board.current.put(0, { player: ALI, from: 0 }));
  expect(onPlaces).not.toHaveBeenCalled();
  expect(board.current.held).toBeNull();
});

it('a player who is refused a second place is in the hand no more, and no place waits', () => {
  const board = open();
  act(() => board.current.hold({ player: ALI, from: null }));
  act(() => void board.current.put(3, { player: ALI, from: null }));
  expect(onRefused).toHaveBeenCalledOnce();
  expect([board.current.held, board.current.target]).toEqual([null, null]);
});

it('what was said of the last move is silent once the next begins', () => {
  const board = open();
  for (const begin of [() => board.current.hold({ player: ALI, from: 0 }), () => board.current.aim(2)]) {
    act(() => board.current.release(0));
    expect(board.current.news).toBe('Ali Öz kadrodan çıkarıldı.');
    act(begin);
    expect(board.current.news).toBe('');
  }
});
