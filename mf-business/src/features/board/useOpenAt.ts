import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Tile } from './model.ts';

/**
 * Shows the columns of tonight and the tile that `find` answers, once for each page of the board. Where the grid has its
 * full height (phones), the window scrolls instead, and only when the board opens.
 */
export function useOpenAt(
  root: React.RefObject<HTMLTableElement | null>,
  page: string,
  find: () => Tile | undefined,
): void {
  const tileToShow = useEffectEvent(find);
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    const grid = root.current;
    const today = page ? grid?.querySelector<HTMLElement>('[data-today]') : null;
    if (grid && today) grid.scrollLeft = today.offsetLeft - (grid.querySelector('th')?.offsetWidth ?? 0);
    const tile = grid?.querySelector<HTMLElement>(`[data-key="${tileToShow()?.key}"]`);
    if (!grid || !tile) return;
    const isFirst = !hasOpened.current;
    hasOpened.current = true;
    if (grid.scrollHeight > grid.clientHeight) scrollInside(grid, tile);
    if (!isFirst) return;
    // The shell scrolls a new page to its top after this effect.
    const frame = requestAnimationFrame(() => window.scrollY === 0 && bringIntoWindow(tile));
    return () => cancelAnimationFrame(frame);
  }, [page, root]);
}

/** The tile and the hour before it stand below the heads. */
function scrollInside(grid: HTMLElement, tile: HTMLElement): void {
  const head = grid.querySelector<HTMLElement>('thead th:last-child')?.offsetHeight ?? 0;
  const top = tile.getBoundingClientRect().top - grid.getBoundingClientRect().top + grid.scrollTop;
  grid.scrollTop = top - 2.5 * head - tile.offsetHeight;
}

/** Swipes to the tile's column; a tile below the window's lower edge comes to its top. */
function bringIntoWindow(tile: HTMLElement): void {
  const cover = Number.parseFloat(getComputedStyle(tile).scrollMarginBottom) || 0;
  const isBelow = tile.getBoundingClientRect().bottom > window.innerHeight - cover;
  tile.scrollIntoView({ block: isBelow ? 'start' : 'nearest', inline: 'nearest' });
}
