import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { hearToasts } from '../../../../mf-shared/test/support.tsx';
import { stubApi } from '../../../test/harness.tsx';
import { add, type Member, mix, NO_TEAMS } from './model.ts';
import { shareOrCopy } from './share.ts';
import { fromPlayer } from './sources.ts';
import { readTeams, storeTeams } from './stored.ts';
import { saveProblem, useSaveTeams } from './useSaveTeams.ts';
import { useSwaps } from './useSwaps.ts';
import { useTeams } from './useTeams.ts';

const member = (id: string): Member => ({ id, fullName: id, rating: 60, position: null, guest: false });
const MADE = mix(add(NO_TEAMS, ['a', 'b', 'c', 'd'].map(member)));

test('undo brings the players back and keeps the names that were typed meanwhile', () => {
  const { result } = renderHook(() => useTeams('u1'));
  act(() => result.current.change((teams) => add(teams, [member('a')])));
  act(() => result.current.amend((teams) => ({ ...teams, names: { a: 'Kartallar', b: 'Aslanlar' } })));
  expect(result.current.canUndo).toBe(true);
  act(() => result.current.undo());
  expect(result.current.teams.members).toEqual([]);
  expect(result.current.teams.names).toEqual({ a: 'Kartallar', b: 'Aslanlar' });
  expect(result.current.canUndo).toBe(false);
});

test('what changes nothing is no step, and of many steps the last 50 can be taken back', () => {
  const { result } = renderHook(() => useTeams('u7'));
  act(() => result.current.change((teams) => add(teams, [])));
  expect(result.current.canUndo).toBe(false);
  for (let seed = 1; seed <= 51; seed++) act(() => result.current.change((teams) => ({ ...teams, seed })));
  act(() => result.current.undo());
  expect(result.current.teams.seed).toBe(50);
  for (let step = 2; step <= 50; step++) act(() => result.current.undo());
  expect([result.current.teams.seed, result.current.canUndo]).toEqual([1, false]);
});

test('as many players and as long names as there may be are kept', () => {
  const name = 'K'.repeat(60);
  const all = Array.from({ length: 22 }, (_, at) => member(`m${at}`));
  const teams = { ...add(NO_TEAMS, all), names: { a: name, b: name } };
  storeTeams('u8', teams);
  expect(readTeams('u8')).toEqual(teams);
});

test('a card that is worth nothing is not taken for one that is not known', () => {
  const rated = (rating: number | null) => fromPlayer({ ...member('a'), photo: null, rating }).rating;
  expect(rated(0)).toBe(0);
  expect(rated(null)).toBeGreaterThan(0);
});

const TEN = ['a', 'b'].flatMap((key) => Array.from({ length: 5 }, (_, at) => member(`${key}${at}`)));
const split = { a: TEN.slice(0, 5).map(({ id }) => id), b: TEN.slice(5).map(({ id }) => id) };
const FULL = { ...NO_TEAMS, members: TEN, split, names: { a: ' Sarı ', b: 'Mavi' } };

test('both teams are saved anew once both were, by names without the spaces around them', async () => {
  const names: string[] = [];
  let status = 500;
  stubApi({
    'POST lineups': async (request) => {
      names.push((await request.json()).name);
      return { status, body: { code: 'internal', message: 'Tamam.', lineup: {} } };
    },
  });
  const onSaved = vi.fn();
  const { result } = renderQueryHook(() => useSaveTeams(FULL, onSaved));
  await act(() => result.current.submit());
  expect([result.current.failure, onSaved.mock.calls.length]).toEqual(['Hata oluştu.', 0]);
  status = 201;
  for (let time = 1; time <= 2; time++) {
    await act(() => result.current.submit());
    expect([result.current.failure, onSaved.mock.calls.length]).toEqual(['', time]);
  }
  expect(names).toEqual(['Sarı', 'Sarı', 'Mavi', 'Sarı', 'Mavi']);
  expect(saveProblem(FULL)).toBeNull();
});

test('a press takes a player, another of the team instead, and the same one lets go', () => {
  const moved: string[] = [];
  const change = (next: (teams: typeof FULL) => { split: typeof split | null }) =>
    void moved.push(...(next(FULL).split?.a ?? []));
  const board = { current: document.createElement('section') };
  board.current.innerHTML = '<button data-player="b1"></button><button></button>';
  const [player, other] = board.current.children as unknown as HTMLButtonElement[];
  document.body.append(board.current);
  onTestFinished(() => board.current.remove());
  const { result, rerender } = renderHook(() => useSwaps({ teams: FULL, change: change as never, board }));
  const press = (id: string) => {
    act(() => result.current.press(id));
    return result.current.selected;
  };
  expect(['a1', 'a2', 'a2', 'b1'].map(press)).toEqual(['a1', 'a2', null, 'b1']);
  act(() => result.current.send('b1'));
  expect([result.current.said, result.current.selected]).toEqual(['b1 artık  Sarı  takımında.', null]);
  expect(moved).toContain('b1');
  expect(document.activeElement).toBe(player);
  other?.focus();
  rerender();
  expect(document.activeElement).toBe(other);
});

test('teams of one player are not shown to another', () => {
  storeTeams('u1', MADE);
  expect(readTeams('u1')).toEqual(MADE);
  expect(readTeams('u2')).toEqual(NO_TEAMS);
});

test('stored teams that miss somebody are made anew, with everybody who was chosen', () => {
  storeTeams('u1', { ...MADE, pinned: { a: 'a' }, split: { a: ['a'], b: ['b', 'c'] } });
  expect(readTeams('u1')).toEqual({ ...MADE, split: null });
});

test.each([
  ['left the share sheet', new DOMException('left', 'AbortError'), []],
  ['could not open it', new DOMException('no', 'NotAllowedError'), ['Takımlar kopyalandı.']],
])('the text goes to the clipboard for whoever %s', async (_, failure, said) => {
  const heard = hearToasts();
  const writeText = vi.fn(async () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const share = () => Promise.reject(failure);
  const able = { share: { value: share }, clipboard: { value: { writeText } } };
  vi.stubGlobal('navigator', Object.create(navigator, able));
  await shareOrCopy('Takımlar', 'metin');
  expect(heard).toEqual(said);
  expect(writeText).toHaveBeenCalledTimes(said.length);
});
