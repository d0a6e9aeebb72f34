import type { Cell, Grid } from './model.ts';

/** The cell of a column that is played at a minute of the night, or the nearest one. */
export function cellNear(column: readonly Cell[] | undefined, minute: number): Cell | undefined {
  const distance = (cell: Cell) => Math.max(cell.from - minute, minute - (cell.to - 1), 0);
  return column?.reduce<Cell | undefined>(
    (best, cell) => (!best || distance(cell) < distance(best) ? cell : best),
    undefined,
  );
}

const sideways = ({ cells }: Grid, cell: Cell, step: 1 | -1): Cell | undefined => {
  for (let index = cell.column + step; index >= 0 && index < cells.length; index += step) {
    const found = cellNear(cells[index], cell.from);
    if (found) return found;
  }
  return undefined;
};

/** The cell that a key leads to from another cell; null for keys without meaning in a grid. */
export function destination(grid: Grid, cell: Cell, key: string, ctrl: boolean): Cell | null {
  const column = grid.cells[cell.column] ?? [];
  const index = column.indexOf(cell);
  const filled = grid.cells.filter((one) => one.length > 0);
  switch (key) {
    case 'ArrowUp':
      return column[index - 1] ?? cell;
    case 'ArrowDown':
      return column[index + 1] ?? cell;
    case 'ArrowLeft':
      return sideways(grid, cell, -1) ?? cell;
    case 'ArrowRight':
      return sideways(grid, cell, 1) ?? cell;
    case 'Home':
      return (ctrl ? column[0] : cellNear(filled[0], cell.from)) ?? cell;
    case 'End':
      return (ctrl ? column.at(-1) : cellNear(filled.at(-1), cell.from)) ?? cell;
    default:
      return null;
  }
}
