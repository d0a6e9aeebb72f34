import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Cell, type Grid, isOpen, openRun } from './model.ts';
import { inHand, type Moving } from './useMoving.ts';

/** The state of the grid: the focused cell, the marked free hours, and a booking that is being moved. */
export function useGridState(grid: Grid, now: number, { picked, setMoving }: Moving) {
  const byKey = useMemo(() => new Map(grid.cells.flat().map((cell) => [cell.key, cell])), [grid]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [run, setRun] = useState<{ anchor: string; keys: readonly string[] } | null>(null);
  const root = useRef<HTMLTableElement>(null);
  const active = byKey.get(activeKey ?? '') ?? firstCell(grid, now);
  const moving = inHand(picked, grid);

  const element = useCallback(
    (key: string) => root.current?.querySelector<HTMLElement>(`[data-key="${key}"]`),
    [],
  );
  const focus = useCallback(
    (cell: Cell) => {
      setActiveKey(cell.key);
      element(cell.key)?.focus();
    },
    [element],
  );
  const extend = useCallback(
    (anchor: Cell, to: Cell) => {
      const cells = openRun(grid.cells[anchor.column] ?? [], anchor, to, now);
      setRun({ anchor: anchor.key, keys: cells.map((cell) => cell.key) });
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
    cellsOf: (keys: ReadonlySet<string>) =>
      [...keys].flatMap((key) => byKey.get(key) ?? []).sort((a, b) => a.from - b.from),
  };
}
export type GridState = ReturnType<typeof useGridState>;

/** Where the keyboard enters: the hour that is played now, or the next one. */
function firstCell({ cells }: Grid, now: number): Cell | undefined {
  const all = cells.flat();
  return all.find((cell) => isOpen(cell, now)) ?? all.find((cell) => cell.endsAt > now) ?? all[0];
}

/** Keeps the focus on a cell that is rendered again. */
function useKeptFocus(
  root: React.RefObject<HTMLTableElement | null>,
  active: Cell | undefined,
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
