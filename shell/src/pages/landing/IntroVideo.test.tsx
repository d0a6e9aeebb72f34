import { cleanup, render, screen } from '@testing-library/react';
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

test('under reduced motion it waits for the reader', () => {
  expect(open(true).autoplay).toBe(false);
});
