import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
afterEach(() => scrollTo(0));

const isHidden = () => screen.getByRole('contentinfo').dataset.hidden === 'true';
const draw = () =>
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );

it('hides after 10 px of scrolling, and comes back at the top', () => {
  draw();
  for (const [top, hides] of [
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    scrollTo(top);
    fireEvent.scroll(window);
    expect(isHidden()).toBe(hides);
  }
});

it('is hidden on a page that was scrolled before it listened', async () => {
  scrollTo(300);
  draw();
  await waitFor(() => expect(isHidden()).toBe(true));
});
