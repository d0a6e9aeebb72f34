import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useMainFocus } from './useMainFocus.ts';

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Geri
      </button>
      <main ref={useMainFocus()} tabIndex={-1}>
        <Link to="/results">Sahalar</Link>
        <Link to="?q=arena">Süz</Link>
      </main>
    </>
  );
}

const start = () => {
  render(
    <MemoryRouter initialEntries={['/search', '/ranking']} initialIndex={1}>
      <Frame />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), main: screen.getByRole('main') };
};
const press = (name: string) => screen.getByText(name);

it('leaves the focus alone when the first page comes', () => {
  start();
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to a page that a link led to', async () => {
  const { user, main } = start();
  await user.click(press('Sahalar'));
  expect(document.activeElement).toBe(main);
  await user.click(press('Geri'));
  expect(document.activeElement).toBe(main);
});

it('moves the focus to the page that one goes back to, and lets it stand where it was left', async () => {
  const { user, main } = start();
  const focus = vi.spyOn(main, 'focus');
  await user.click(press('Geri'));
  expect(document.activeElement).toBe(main);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('keeps the focus where it is when only a filter in the address changes', async () => {
  const { user } = start();
  await user.click(press('Süz'));
  expect(document.activeElement).toBe(press('Süz'));
});
