import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The system's preference; `turn` changes it while the page is open. */
function system(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    turn: (dark: boolean) =>
      act(() => {
        query.matches = dark;
        query.dispatchEvent(new Event('change'));
      }),
  };
}
const offered = () => screen.getByRole('button').getAttribute('aria-label');
const clear = () => {
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
};
beforeEach(clear);
afterEach(clear);

it('follows the system until somebody chooses, and keeps the choice', async () => {
  const { turn } = system(false);
  const { unmount } = render(<ThemeSwitch />);
  expect(offered()).toBe('Koyu temaya geç');
  turn(true);
  expect(offered()).toBe('Açık temaya geç');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  turn(false);
  turn(true);
  expect(offered()).toBe('Koyu temaya geç');
  unmount();
  render(<ThemeSwitch />);
  expect(offered()).toBe('Koyu temaya geç');
});

it('promises no theme before the page knows which one there is, and both pictures are there for the styles', () => {
  system(true);
  const drawn = renderToString(<ThemeSwitch />);
  expect(drawn).toContain('aria-label="Temayı değiştir"');
  expect(drawn.match(/<svg/g)).toHaveLength(2);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = drawn;
  render(<ThemeSwitch />, { container, hydrate: true });
  expect(offered()).toBe('Açık temaya geç');
});

it('switches where the choice cannot be kept', async () => {
  system(false);
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button'));
  expect(offered()).toBe('Açık temaya geç');
});
