import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Tile } from './model.ts';

/**
 * Shows the columns of tonight and the tile that `find` answers, on each page of the board. It holds them there until
 * somebody scrolls, presses or types, as a window that turns or shrinks scrolls the grid away. When the board opens, the
 * window scrolls too: where the grid has its full height (phones), or reaches below the window.
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
    if (!grid || !page) return;
    const tile = () => grid.querySelector<HTMLElement>(`[data-key="${tileToShow()?.key}"]`);
    const show = () => scrollInside(grid, tile());
    show();
    const end = holdWhileStill(grid, show);
    const opened = hasOpened.current ? null : tile();
    const scrolls = grid.scrollHeight > grid.clientHeight;
    hasOpened.current ||= tile() !== null;
    // The shell scrolls a new page to its top after this effect.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY === 0 && opened) (scrolls ? bringAboveEdge : bringIntoWindow)(opened);
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [page, root]);
}

/** Calls `show` whenever the grid changes its size, until the first touch. */
function holdWhileStill(grid: HTMLElement, show: () => void): () => void {
  // The browser snaps to a column once more, after the observers.
  const showAgain = () => requestAnimationFrame(show);
  const sizes = new ResizeObserver(showAgain);
  sizes.observe(grid);
  const touched = new AbortController();
  // A grid that has its old size again by the next frame has lost its place unobserved.
  window.addEventListener('resize', showAgain, { signal: touched.signal });
  const end = () => {
    sizes.disconnect();
    touched.abort();
  };
  for (const touch of ['pointerdown', 'wheel', 'keydown', 'focusin'])
    document.addEventListener(touch, end, { passive: true, signal: touched.signal });
  return end;
}

/** Tonight stands beside the hours; the tile stands in view, with the hour before it below the heads. */
function scrollInside(grid: HTMLElement, tile: HTMLElement | null): void {
  const corner = grid.querySelector<HTMLElement>('th');
  const frame = grid.getBoundingClientRect();
  const rectOf = (one: Element) => one.getBoundingClientRect();
  const bringBesideHours = (one: Element) => {
    grid.scrollLeft += rectOf(one).left - frame.left - (corner?.offsetWidth ?? 0);
  };
  const today = grid.querySelector('[data-today]');
  if (today) bringBesideHours(today);
  const cell = tile?.closest('td');
  if (!cell) return;
  if (rectOf(cell).right > frame.right) bringBesideHours(cell);
  grid.scrollTop += rectOf(cell).top - frame.top - (corner?.offsetHeight ?? 0) - cell.offsetHeight;
}

/** How far a tile reaches below what the window shows, px; at most 0 where all of it is shown. */
function belowEdge(tile: HTMLElement): number {
  const cover = Number.parseFloat(getComputedStyle(tile).scrollMarginBottom) || 0;
  return tile.getBoundingClientRect().bottom - (window.innerHeight - cover);
}

/** A tile below the window's lower edge comes to its top. */
const bringIntoWindow = (tile: HTMLElement): void =>
  tile.scrollIntoView({ block: belowEdge(tile) > 0 ? 'start' : 'nearest', inline: 'nearest' });

/** Scrolls the window alone: the grid has the tile in view. */
function bringAboveEdge(tile: HTMLElement): void {
  const below = belowEdge(tile);
  if (below > 0) window.scrollBy({ top: below });
}
