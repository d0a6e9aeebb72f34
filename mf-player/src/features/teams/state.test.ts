import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hearToasts } from '../../../../mf-shared/test/support.tsx';
import { add, type Member, mix, NO_TEAMS } from './model.ts';
import { shareOrCopy } from './share.ts';
import { readTeams, storeTeams } from './stored.ts';
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
