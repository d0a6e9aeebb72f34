import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';

afterEach(cleanup);

test('the not-found page leads home and to the search', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top auta çıktı.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/search']);
});
