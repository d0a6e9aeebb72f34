import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IntroVideo } from './IntroVideo.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(reduced: boolean): HTMLVideoElement {
  const query = Object.assign(new EventTarget(), { matches: reduced });
  vi.stubGlobal('matchMedia', () => query);
  render(<IntroVideo />);
  return screen.getByLabelText<HTMLVideoElement>(/Tanıtım videosu/);
}

test('the intro starts by itself, muted, with controls, inside the page', () => {
  const video = open(false);
  expect(video.autoplay).toBe(true);
  expect(video.muted).toBe(true);
  expect(video.controls).toBe(true);
  expect(video.hasAttribute('playsinline')).toBe(true);
});

test('it stops once the reader asks for less motion, and for no other wish', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  render(<IntroVideo />);
  const pause = vi.spyOn(screen.getByLabelText<HTMLVideoElement>(/Tanıtım videosu/), 'pause');
  act(() => void query.dispatchEvent(new Event('change')));
  expect(pause).not.toHaveBeenCalled();
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(pause).toHaveBeenCalledOnce();
});

test('it is fetched once it is in view', () => {
  let see = (_: boolean) => {};
  const Watching = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => seen([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Watching);
  const video = open(false);
  see(false);
  expect(video.hasAttribute('src')).toBe(false);
  see(true);
  expect(video.getAttribute('src')).toBe('/media/intro.mp4');
});

test('under reduced motion it waits for the reader', () => {
  expect(open(true).autoplay).toBe(false);
});
