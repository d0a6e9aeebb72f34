import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigateFromHere } from './useNavigateFromHere.ts';

let go: ReturnType<typeof useNavigateFromHere>;
const Form = () => {
  go = useNavigateFromHere();
  return null;
};

it.each([
  ['leads on while its screen is there', '/form', '/done'],
  ['leads nobody away from the page to which they went meanwhile', '/elsewhere', '/elsewhere'],
])('an answer %s', async (_, at, expected) => {
  const routes = [
    { path: '/form', element: <Form /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/search', '/form'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(at));
  await act(async () => go('/done', { replace: true }));
  expect(router.state.location.pathname).toBe(expected);
});
