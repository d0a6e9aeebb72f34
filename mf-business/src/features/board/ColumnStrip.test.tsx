import { fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ColumnStrip } from './ColumnStrip.tsx';
import type { Column } from './model.ts';

const HOURS = 50;
const COLUMN = 300;
const COLUMNS = ['Sahil', 'Çınar', 'Kapalı'].map((fieldName) => ({
  ...{ key: fieldName, fieldId: fieldName, fieldName, capacity: "7'ye 7", date: '2026-11-20' },
}));

type Props = { columns: Column[]; isWeek: boolean };

function Board({ columns, isWeek }: Props) {
  const root = useRef<HTMLTableElement>(null);
  return (
    <>
      <ColumnStrip columns={columns} isWeek={isWeek} root={root} />
      <table ref={root}>
        <thead>
          <tr>
            <th>Saat</th>
          </tr>
        </thead>
      </table>
    </>
  );
}

/** The board as a phone shows it. */
function renderBoard(columns: Column[] = COLUMNS, isWeek = false) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(HOURS);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(HOURS + columns.length * COLUMN);
  render(<Board columns={columns} isWeek={isWeek} />);
  return screen.getByRole('table');
}

it('names the pitch that is shown, and follows the swipe', () => {
  const grid = renderBoard();
  const shown = () => document.querySelector('[aria-current]')?.textContent;
  expect(shown()).toMatch(/Sahil/);
  grid.scrollLeft = 2 * COLUMN;
  fireEvent.scroll(grid);
  expect(shown()).toMatch(/Kapalı/);
});

it('swipes to the pitch that is pressed', () => {
  const grid = renderBoard();
  const scrollTo = vi.spyOn(grid, 'scrollTo');
  fireEvent.click(screen.getByRole('button', { name: /Çınar/ }));
  expect(scrollTo).toHaveBeenCalledWith({ left: COLUMN });
});

it('names the nights of a week above the pitches of the shown one, and swipes to the same pitch of another', () => {
  const columns = ['2026-11-20', '2026-11-21'].flatMap((date) =>
    COLUMNS.map((column) => ({ ...column, key: `${column.key} ${date}`, date })),
  );
  const grid = renderBoard(columns, true);
  const names = (label: string) =>
    within(screen.getByRole('navigation', { name: label }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim());
  expect([names('Gösterilen gün'), names('Gösterilen saha')]).toEqual([
    ['Cum 20', 'Cmt 21'],
    ['Sahil', 'Çınar', 'Kapalı'],
  ]);
  grid.scrollLeft = COLUMN;
  fireEvent.scroll(grid);
  const scrollTo = vi.spyOn(grid, 'scrollTo');
  fireEvent.click(screen.getByRole('button', { name: 'Cmt 21' }));
  expect(scrollTo).toHaveBeenCalledWith({ left: 4 * COLUMN });
});
