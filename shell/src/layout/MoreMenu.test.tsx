import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { isCurrent } from './links.ts';
import { MoreMenu } from './MoreMenu.tsx';

const LINKS = [
  { to: '/lineups', label: 'Kadrolar', more: true },
  { to: '/profile/user', label: 'Profilim', more: true },
];
const start = () =>
  render(
    <MemoryRouter initialEntries={['/lineups/create']}>
      <MoreMenu links={LINKS} />
      <a href="/elsewhere">Başka</a>
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: 'Daha fazla' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

test('opens and closes by keyboard, and closes when left', async () => {
  const user = userEvent.setup();
  start();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Kadrolar' }).getAttribute('aria-current')).toBe('page');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Başka');
  expect(isOpen()).toBe(false);
  await user.click(button());
  await user.click(screen.getByText('Başka'));
  expect(isOpen()).toBe(false);
});

test('closes with a link, and is current while one of its links is', async () => {
  const user = userEvent.setup();
  start();
  expect(button().dataset.current).toBe('true');
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Profilim' }));
  expect(isOpen()).toBe(false);
  expect(button().dataset.current).toBe('true');
  cleanup();
  render(
    <MemoryRouter initialEntries={['/search']}>
      <MoreMenu links={LINKS} />
    </MemoryRouter>,
  );
  expect(button().dataset.current).toBeUndefined();
});

test('hears nothing more of the page once it is closed', async () => {
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  start();
  await userEvent.click(button());
  const heard = add.mock.calls.filter(
    ([, listener]) => !remove.mock.calls.some((gone) => gone[1] === listener),
  );
  expect(heard.map(([name]) => name)).toEqual(expect.arrayContaining(['pointerdown', 'focusin', 'keydown']));
  await userEvent.click(button());
  const gone = remove.mock.calls.map(([name, listener]) => [name, listener]);
  for (const [name, listener] of heard) expect(gone).toContainEqual([name, listener]);
});

test('a link is current below its address and on the addresses it speaks for', () => {
  const ads = { to: '/requests/opponent', label: 'İlanlar', also: ['/requests/', '/team-requests'] };
  expect(
    ['/requests/opponent', '/requests/create', '/team-requests'].map((at) => isCurrent(ads, at)),
  ).toEqual([true, true, true]);
  expect(isCurrent({ to: '/lineups', label: 'Kadrolar' }, '/lineups-old')).toBe(false);
});
