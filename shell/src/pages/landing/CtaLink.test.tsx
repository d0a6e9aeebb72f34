import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TOKEN_KEY } from 'mf-shared/session';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { CtaLink } from './CtaLink.tsx';
import { LandingPage } from './LandingPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function open(page: React.ReactNode) {
  render(
    <MemoryRouter>
      {page}
      <Place />
    </MemoryRouter>,
  );
  return () => screen.getByRole('status').textContent;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('without a token a call to action leads to the player login', async () => {
  const place = open(<CtaLink to="/search">Saha ara</CtaLink>);
  expect(href('Saha ara')).toBe('/login-user');
  await userEvent.click(screen.getByRole('link', { name: 'Saha ara' }));
  expect(place()).toBe('/login-user');
});

test('with a token it leads to its target', async () => {
  localStorage.setItem(TOKEN_KEY, 'any');
  const place = open(<CtaLink to="/search">Saha ara</CtaLink>);
  expect(href('Saha ara')).toBe('/search');
  await userEvent.click(screen.getByRole('link', { name: 'Saha ara' }));
  expect(place()).toBe('/search');
});

test('the click decides by what is stored at that moment', async () => {
  const place = open(<CtaLink to="/search">Saha ara</CtaLink>);
  localStorage.setItem(TOKEN_KEY, 'any');
  await userEvent.click(screen.getByRole('link', { name: 'Saha ara' }));
  expect(place()).toBe('/search');
});

test('a token that vanished sends to the login, whatever address was shown', async () => {
  localStorage.setItem(TOKEN_KEY, 'any');
  const place = open(<CtaLink to="/search">Saha ara</CtaLink>);
  localStorage.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Saha ara' }));
  expect(place()).toBe('/login-user');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser',
  (how) => {
    const place = open(<CtaLink to="/search">Saha ara</CtaLink>);
    localStorage.setItem(TOKEN_KEY, 'any');
    expect(fireEvent.click(screen.getByRole('link', { name: 'Saha ara' }), how)).toBe(true);
    expect(place()).toBe('/');
  },
);

const targets: [string, string][] = [
  ['Hemen Rezervasyon Yap', '/search'],
  ['Saha ara', '/search'],
  ['Rakip bul', '/requests/opponent'],
  ['Oyuncu bul', '/team-requests'],
  ['Takım bul', '/requests/player'],
];

test.each(targets)('landing page: %s leads to %s with a token, else to the login', (name, target) => {
  open(<LandingPage />);
  expect(href(name)).toBe('/login-user');
  cleanup();
  localStorage.setItem(TOKEN_KEY, 'any');
  open(<LandingPage />);
  expect(href(name)).toBe(target);
});

test('owners reach registration and login by plain links, without the rule', () => {
  open(<LandingPage />);
  expect(href('İşletmenizi kaydedin')).toBe('/register-business');
  expect(href('İşletme girişi')).toBe('/login-business');
});

test('signing in and out in another tab moves the address', () => {
  open(<CtaLink to="/search">Saha ara</CtaLink>);
  const elsewhere = (change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
  elsewhere(() => localStorage.setItem(TOKEN_KEY, 'any'));
  expect(href('Saha ara')).toBe('/search');
  elsewhere(() => localStorage.clear());
  expect(href('Saha ara')).toBe('/login-user');
});
