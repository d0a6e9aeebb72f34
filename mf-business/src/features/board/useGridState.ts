import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Grid, isOpen, openRun, type Tile } from './model.ts';
import { inHand, type Moving } from './useMoving.ts';

/** The state of the grid: the focused tile, the marked free hours, and a booking that is being moved. */
export function useGridState(grid: Grid, now: number, { picked, setMoving }: Moving) {
  const byKey = useMemo(() => new Map(grid.tiles.flat().map((tile) => [tile.key, tile])), [grid]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [run, setRun] = useState<{ anchor: string; keys: readonly string[] } | null>(null);
  const root = useRef<HTMLTableElement>(null);
  const active = byKey.get(activeKey ?? '') ?? firstTile(grid, now);
  const moving = inHand(picked, grid);

  const element = useCallback(
    (key: string) => root.current?.querySelector<HTMLElement>(`[data-key="${key}"]`),
    [],
  );
  const focus = useCallback(
    (tile: Tile) => {
      setActiveKey(tile.key);
      element(tile.key)?.focus();
    },
    [element],
  );
  const extend = useCallback(
    (anchor: Tile, to: Tile) => {
      const tiles = openRun(grid.tiles[anchor.column] ?? [], anchor, to, now);
      setRun({ anchor: anchor.key, keys: tiles.map((tile) => tile.key) });
    },
    [grid, now],
  );
  useKeptFocus(root, active, element);
  return {
    root,
    active,
    byKey,
    moving,
    marked: useMemo(() => new Set(run?.keys), [run]),
    anchor: byKey.get(run?.anchor ?? '') ?? null,
    focus,
    setActive: setActiveKey,
    extend,
    clear: useCallback(() => setRun(null), []),
    setMoving,
    tilesOf: (keys: ReadonlySet<string>) =>
      [...keys].flatMap((key) => byKey.get(key) ?? []).sort((a, b) => a.from - b.from),
  };
}
export type GridState = ReturnType<typeof useGridState>;

/** Where the keyboard enters: the hour that is played now, or the next one. */
function firstTile({ tiles }: Grid, now: number): Tile | undefined {
  const all = tiles.flat();
  return all.find((tile) => isOpen(tile, now)) ?? all.find((tile) => tile.endsAt > now) ?? all[0];
}

/** Keeps the focus on a tile that is rendered again. */
function useKeptFocus(
  root: React.RefObject<HTMLTableElement | null>,
  active: Tile | undefined,
  element: (key: string) => HTMLElement | null | undefined,
) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body && active) element(active.key)?.focus();
  });
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      inside.current = event.relatedTarget === null && !(event.target as HTMLElement).isConnected;
    };
    grid.addEventListener('focusin', enter);
    grid.addEventListener('focusout', leave);
    return () => {
      grid.removeEventListener('focusin', enter);
      grid.removeEventListener('focusout', leave);
    };
  }, [root]);
}
