import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { Tile } from './model.ts';
import { useOpenAt } from './useOpenAt.ts';

const HOURS = 50;
const HEADS = 80;
const HOUR = 56;
const FRAME = { left: 16, right: 374, top: 100 };
/** Where tonight and the tile lie in the unscrolled grid. */
const TODAY = { left: FRAME.left + HOURS + 600, right: FRAME.left + HOURS + 900 };
const TILE = { ...TODAY, top: FRAME.top + HEADS + 5 * HOUR };

function Board({ page = 'night' }: { page?: string }) {
  const root = useRef<HTMLTableElement>(null);
  useOpenAt(root, page, () => ({ key: 'now' }) as Tile);
  return (
    <table ref={root}>
      <thead>
        <tr>
          <th>Saat</th>
          <th data-today>Bugün</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <button type="button" data-key="now">
              Boş
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The board in a window in which the grid scrolls; `resize` is what the browser tells of its size. */
function renderBoard({ isTall = true } = {}) {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => void paint());
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(HOURS);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TH' ? HEADS : HOUR;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(isTall ? 900 : 600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'TABLE') return FRAME as DOMRect;
    const grid = screen.getByRole('table');
    const { left, right, top } = { top: 0, ...(this.tagName === 'TH' ? TODAY : TILE) };
    const [x, y] = [grid.scrollLeft, grid.scrollTop];
    return { left: left - x, right: right - x, top: top - y } as DOMRect;
  });
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const drawn = render(<Board />);
  const grid = screen.getByRole('table');
  return {
    ...{ grid, intoView, resize: () => act(() => resize()) },
    turnTo: (page: string) => drawn.rerender(<Board page={page} />),
    place: () => [grid.scrollLeft, grid.scrollTop],
  };
}

const OPEN = [600, 4 * HOUR];

it('stands at tonight and at the hour before the one that runs', () => {
  const { place, intoView } = renderBoard();
  expect(place()).toEqual(OPEN);
  expect(intoView).not.toHaveBeenCalled();
});

it('scrolls the window, too, where the grid has its full height, and only when it opens', () => {
  const { intoView, turnTo } = renderBoard({ isTall: false });
  expect(intoView).toHaveBeenCalledOnce();
  turnTo('next night');
  expect(intoView).toHaveBeenCalledOnce();
});

it.each([
  ['in a window that turns', 'grid'],
  ['in a window that has its old size again at once', 'window'],
])('keeps its place %s, until somebody touches the page', (_, told) => {
  const { grid, place, turnTo, ...drawn } = renderBoard();
  const resize = told === 'grid' ? drawn.resize : () => void fireEvent(window, new Event('resize'));
  grid.scrollTo({ left: 0, top: 0 });
  resize();
  expect(place()).toEqual(OPEN);
  fireEvent.pointerDown(document.body);
  grid.scrollTo({ left: 0, top: 0 });
  resize();
  expect(place()).toEqual([0, 0]);
  turnTo('next night');
  expect(place()).toEqual(OPEN);
});
