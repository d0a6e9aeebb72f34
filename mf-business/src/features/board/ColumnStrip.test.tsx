import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ColumnStrip } from './ColumnStrip.tsx';

const HOURS = 50;
const COLUMN = 300;
const COLUMNS = ['Sahil', 'Çınar', 'Kapalı'].map((fieldName) => ({
  ...{ key: fieldName, fieldId: fieldName, fieldName, capacity: "7'ye 7", date: '2026-11-20' },
}));

function Board({ isWeek = false }: { isWeek?: boolean }) {
  const root = useRef<HTMLTableElement>(null);
  return (
    <>
      <ColumnStrip columns={COLUMNS} isWeek={isWeek} root={root} />
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
function renderBoard() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(HOURS);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(HOURS + COLUMNS.length * COLUMN);
  render(<Board />);
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

it('names the night of each pitch in a week', () => {
  render(<Board isWeek />);
  expect(screen.getByRole('button', { name: 'Sahil Cum 20' })).toBeTruthy();
});
