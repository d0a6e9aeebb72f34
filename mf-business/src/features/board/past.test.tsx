import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { describe, expect, it, vi } from 'vitest';
import { at, board, entry, hour, NIGHT, open, prepare } from '../../../test/board-page.tsx';
import { toGrid } from './model.ts';
import { withoutPast } from './past.ts';

prepare();

const gridOf = (...entries: BoardEntry[]) => toGrid(board(entries), [NIGHT], null);
const hourIn = (from: number) => at(from).startsAt;

describe('hours that are over', () => {
  it('are left out but for the last one', () => {
    const rest = withoutPast(gridOf(entry(14)), hourIn(20));
    expect(rest?.starts.map((minute) => minute / 60)).toEqual([19, 20, 21]);
    expect(rest?.over).toBe(rest?.start);
  });

  it('leave room for their end beside an hour that begins before it', () => {
    const shared = withoutPast(gridOf(entry(14), entry(17.5), entry(17, { fieldId: 'f2' })), hourIn(19));
    expect([shared?.start, shared?.over]).toEqual([17.5 * 60, 18 * 60]);
  });

  it('stay where they are few, where nothing else is left, and in a week', () => {
    expect(withoutPast(gridOf(entry(17)), hourIn(20))).toBeNull();
    expect(withoutPast(gridOf(entry(10)), hourIn(40))).toBeNull();
    expect(withoutPast(toGrid(board([entry(10)]), [NIGHT, '2099-01-01'], null), hourIn(20))).toBeNull();
  });

  it('are on paper', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: hourIn(20) });
    const list = new EventTarget();
    const matchMedia = window.matchMedia.bind(window);
    let onPaper = false;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === 'print'
        ? (Object.assign(list, { matches: onPaper }) as unknown as MediaQueryList)
        : matchMedia(query),
    );
    await open([entry(12)]);
    onPaper = true;
    act(() => void list.dispatchEvent(new Event('change')));
    expect(hour(1, 12).textContent).toBe('Hasan Usta Telefon');
  });

  it('come back with a press', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: hourIn(20) });
    await open([entry(12)]);
    const fold = screen.getByRole('button', { name: 'Geçmiş saatler: 12:00–19:00' });
    expect([
      fold.getAttribute('aria-expanded'),
      fold.nextElementSibling?.textContent?.includes('Hasan'),
    ]).toEqual(['false', false]);
    await userEvent.click(fold);
    expect([fold.getAttribute('aria-expanded'), hour(1, 12).textContent]).toEqual([
      'true',
      'Hasan Usta Telefon',
    ]);
  });
});
