import { act, render, screen } from '@testing-library/react';
import { setDrawn } from 'mf-shared/ui/drawn-page';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

const DRAWN_AT = 1_000_000;
const LATER = DRAWN_AT + 5 * 60_000;
const Clock = () => <p>{useNow()}</p>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.drawnAt;
});

it('begins with the server’s instant where a server drew the page, and goes on with the browser’s', () => {
  setDrawn({ queries: [], now: DRAWN_AT });
  vi.stubGlobal('document', undefined);
  const html = renderToString(<Clock />);
  vi.unstubAllGlobals();
  expect(html).toBe(`<p>${DRAWN_AT}</p>`);

  vi.useFakeTimers({ now: LATER });
  document.documentElement.dataset.drawnAt = String(DRAWN_AT);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const paragraph = container.querySelector('p');
  const onRecoverableError = vi.fn();
  render(<Clock />, { container, hydrate: true, onRecoverableError });
  expect(screen.getByText(String(LATER))).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is read anew twice a minute', () => {
  vi.useFakeTimers({ now: LATER });
  render(<Clock />);
  expect(screen.getByText(String(LATER))).toBeTruthy();
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText(String(LATER + 30_000))).toBeTruthy();
});
