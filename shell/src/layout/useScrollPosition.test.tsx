import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollPosition } from './useScrollPosition.ts';

let go: ReturnType<typeof useNavigate>;
function Frame() {
  useScrollPosition();
  go = useNavigate();
  return null;
}

const scrollTo = vi.fn();
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
});

/** A full page load: the router restarts, the history entry keeps its state. */
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

/** The page grows on command, while somebody observes it. */
function growing() {
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
  return () => grow();
}

it.each([
  ['nobody scrolls meanwhile', '', true],
  ['somebody turns the wheel first', 'wheel', false],
  ['a finger moves it first', 'touchmove', false],
])('goes to where it stood once the page has grown so long; %s', (_, deed, expected) => {
  const grow = growing();
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

it('opens each page that is followed at its top, and goes back to where those before were left', async () => {
  load('/results', null);
  expect(history.scrollRestoration).toBe('manual');
  scrolledTo(700);
  const visit = async (to: string | number) => {
    scrollTo.mockClear();
    await act(async () => go(to as string));
    return scrollTo.mock.calls;
  };
  expect(await visit('/ranking')).toEqual([[0, 0]]);
  scrolledTo(300);
  // A filter in the address is no new page.
  expect(await visit('/ranking?city=Muş')).toEqual([]);
  scrolledTo(20);
  expect(await visit(-1)).toEqual([[0, 300]]);
  expect(await visit(-1)).toEqual([[0, 700]]);
  expect(await visit(2)).toEqual([[0, 20]]);
  scrolledTo(900);
  expect(await visit('/results')).toEqual([[0, 0]]);
});

it('goes to the section that the address names, once it is there', async () => {
  const grow = growing();
  load('/results', null);
  scrollTo.mockClear();
  const section = document.createElement('h2');
  section.id = 'iade-şartı';
  const shown = vi.spyOn(section, 'scrollIntoView');
  await act(async () => go('/delivery-return#iade-%C5%9Fart%C4%B1'));
  grow();
  document.body.append(section);
  grow();
  grow();
  expect(shown).toHaveBeenCalledOnce();
  await act(async () => go('#iade-%C5%9Fart%C4%B1'));
  expect(shown).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
  section.remove();
});

it.each([
  ['three seconds', () => void vi.advanceTimersByTime(3000), false],
  ['a moment less', () => void vi.advanceTimersByTime(2999), true],
  ['another page came', () => act(async () => go('/ranking')), false],
])('waits for a page to grow no longer after %s', async (_, pass, expected) => {
  const grow = growing();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = load('/results', null);
  scrolledTo(700);
  const kept = history.state as unknown;
  unmount();
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
  load('/results', kept);
  await pass();
  scrollTo.mockClear();
  height.mockReturnValue(700 + window.innerHeight);
  grow();
  grow();
  expect(scrollTo.mock.calls).toEqual(expected ? [[0, 700]] : []);
  if (expected) expect(vi.getTimerCount()).toBe(0);
});
