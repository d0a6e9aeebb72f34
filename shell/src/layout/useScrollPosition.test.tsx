import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollPosition } from './useScrollPosition.ts';

function Frame() {
  useScrollPosition();
  return null;
}

const scrollTo = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
});

/** A full page load: the router starts anew, the entry of the history keeps its state. */
const load = (address: string, state: unknown) => {
  history.replaceState(state, '');
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Frame />
    </MemoryRouter>,
  );
};
const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scrollend'));
};

it('opens another page at its top, wherever the page that was loaded before stood', () => {
  const { unmount } = load('/results', null);
  scrolledTo(700);
  unmount();
  load('/ranking', null);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('opens a page that is loaded again where it stood', () => {
  const { unmount } = load('/results', { idx: 0 });
  scrolledTo(700);
  const kept = history.state as unknown;
  unmount();
  load('/results', kept);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  expect(kept).toMatchObject({ idx: 0 });
});

it.each([
  ['nobody scrolls meanwhile', '', true],
  ['somebody turns the wheel first', 'wheel', false],
  ['a finger moves it first', 'touchmove', false],
])('goes to where it stood once the page has grown so long; %s', (_, deed, expected) => {
  let grow = () => {};
  const Growing = class {
    constructor(grown: () => void) {
      grow = grown;
    }
    observe() {}
    disconnect() {
      grow = () => {};
    }
  };
  vi.stubGlobal('ResizeObserver', Growing);
  const { unmount } = load('/results', null);
  scrolledTo(700);
  const kept = history.state as unknown;
  unmount();
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
  scrollTo.mockClear();
  load('/results', kept);
  if (deed) window.dispatchEvent(new Event(deed));
  height.mockReturnValue(9000);
  grow();
  expect(scrollTo.mock.calls).toEqual(expected ? [[0, 700]] : []);
});
