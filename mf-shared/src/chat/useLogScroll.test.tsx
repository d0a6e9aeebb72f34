import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLogScroll } from './useLogScroll.ts';

function Log(shown: { first: string; last: string; outgoing?: number }) {
  const { log, hasNews, toEnd, onScroll } = useLogScroll({ outgoing: 0, ...shown });
  return (
    <>
      <div ref={log} role="log" onScroll={onScroll} />
      {hasNews && (
        <button type="button" onClick={toEnd}>
          Yeni mesaj
        </button>
      )}
    </>
  );
}

let height: number;
beforeEach(() => {
  height = 1000;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});
const log = () => screen.getByRole('log');
const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
const hasNews = () => screen.queryByText('Yeni mesaj') !== null;

it('starts at the end and follows what arrives', () => {
  const { rerender } = render(<Log first="m5" last="m8" />);
  expect(log().scrollTop).toBe(1000);
  height = 1100;
  rerender(<Log first="m5" last="m9" />);
  expect([log().scrollTop, hasNews()]).toEqual([1100, false]);
});

it('tells a reader who scrolled up of news, until they are seen', () => {
  const { rerender } = render(<Log first="m5" last="m8" />);
  scrollTo(300);
  height = 1100;
  rerender(<Log first="m5" last="m9" />);
  expect([log().scrollTop, hasNews()]).toEqual([300, true]);
  const scrolled = vi.spyOn(log(), 'scrollTo').mockImplementation(() => {});
  fireEvent.click(screen.getByText('Yeni mesaj'));
  expect(scrolled.mock.calls).toEqual([[{ top: 1100 }]]);
  scrollTo(852);
  expect(hasNews()).toBe(true);
  scrollTo(853);
  expect(hasNews()).toBe(false);
});

it('keeps the place when older messages are put above', () => {
  const { rerender } = render(<Log first="m5" last="m8" />);
  scrollTo(300);
  height = 1500;
  rerender(<Log first="m1" last="m8" />);
  expect([log().scrollTop, hasNews()]).toEqual([800, false]);
});

it('goes to the end with what one writes', () => {
  const { rerender } = render(<Log first="m5" last="m8" />);
  scrollTo(300);
  height = 1100;
  rerender(<Log first="m5" last="m8" outgoing={1} />);
  expect(log().scrollTop).toBe(1100);
});
