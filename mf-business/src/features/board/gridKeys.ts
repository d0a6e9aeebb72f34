import type { Grid, Tile } from './model.ts';

/** The tile of a column that is played at a minute of the night, or the nearest one. */
export function tileNear(column: readonly Tile[] | undefined, minute: number): Tile | undefined {
  const distance = (tile: Tile) => Math.max(tile.from - minute, minute - (tile.to - 1), 0);
  return column?.reduce<Tile | undefined>(
    (best, tile) => (!best || distance(tile) < distance(best) ? tile : best),
    undefined,
  );
}

const sideways = ({ tiles }: Grid, tile: Tile, step: 1 | -1): Tile | undefined => {
  for (let index = tile.column + step; index >= 0 && index < tiles.length; index += step) {
    const found = tileNear(tiles[index], tile.from);
    if (found) return found;
  }
  return undefined;
};

/** The tile that a key leads to from another tile; null for keys without meaning in a grid. */
export function destination(grid: Grid, tile: Tile, key: string, ctrl: boolean): Tile | null {
  const column = grid.tiles[tile.column] ?? [];
  const index = column.indexOf(tile);
  const filled = grid.tiles.filter((one) => one.length > 0);
  switch (key) {
    case 'ArrowUp':
      return column[index - 1] ?? tile;
    case 'ArrowDown':
      return column[index + 1] ?? tile;
    case 'ArrowLeft':
      return sideways(grid, tile, -1) ?? tile;
    case 'ArrowRight':
      return sideways(grid, tile, 1) ?? tile;
    case 'Home':
      return (ctrl ? column[0] : tileNear(filled[0], tile.from)) ?? tile;
    case 'End':
      return (ctrl ? column.at(-1) : tileNear(filled.at(-1), tile.from)) ?? tile;
    default:
      return null;
  }
}
