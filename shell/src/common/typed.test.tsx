import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fill } from './fill.ts';
import { hasTyped, keepTyped, restoreTyped, watchTyping } from './typed.ts';

function Form() {
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  return (
    <form>
      <input name="name" aria-label="Ad" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
      <label>
        Not <textarea />
      </label>
      <label>
        Neden <textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <input aria-label="Ara" />
      <input data-testid="nameless" />
      <label>
        Gün <input type="checkbox" name="day" />
      </label>
      <label>
        Gece <input type="checkbox" name="day" />
      </label>
      <input type="password" name="password" aria-label="Şifre" />
      <input name="code" autoComplete="one-time-code" aria-label="Kod" />
      <input name="shown" autoComplete="current-password" aria-label="Görünen şifre" />
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeAll(watchTyping);
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/register');
});
afterEach(() => void vi.useRealTimers());

it('knows whether there is something typed on the page', async () => {
  const { unmount } = render(<Form />);
  expect(hasTyped()).toBe(false);
  await userEvent.type(field('Ad'), 'Ali');
  expect(hasTyped()).toBe(true);
  await userEvent.clear(field('Ad'));
  expect(hasTyped()).toBe(false);
  await userEvent.click(field('Gün'));
  expect(hasTyped()).toBe(false);
  await userEvent.type(field('Not'), 'Geç gelirim');
  expect(hasTyped()).toBe(true);
  unmount();
  expect(hasTyped()).toBe(false);
});

const PLAIN = ['Ad', 'Not', 'Neden', 'Ara'];
const SECRETS = ['Şifre', 'Kod', 'Görünen şifre'];

/** Types into a form, keeps it, and draws the form again as after a reload. */
async function afterReload(path = '/register', minutes = 0) {
  const { unmount } = render(<Form />);
  for (const name of [...PLAIN, ...SECRETS]) await userEvent.type(field(name), 'Saha');
  await userEvent.type(screen.getByTestId('nameless'), 'Saha');
  await userEvent.click(field('Gece'));
  keepTyped();
  unmount();
  window.history.replaceState(null, '', path);
  vi.setSystemTime(Date.now() + minutes * 60_000);
  const restored = restoreTyped();
  render(<Form />);
  await restored;
  await vi.waitFor(() => expect(field('Ad')).toBeTruthy());
}

it('writes what was typed into the same fields after a reload, as a person does, and no secrets', async () => {
  await afterReload();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saha'));
  expect(PLAIN.map((name) => field(name).value)).toEqual(PLAIN.map(() => 'Saha'));
  // Nothing says which control that was.
  expect(screen.getByTestId<HTMLInputElement>('nameless').value).toBe('');
  expect(SECRETS.map((name) => field(name).value)).toEqual(['', '', '']);
  expect(['Gün', 'Gece'].map((name) => field(name).checked)).toEqual([false, true]);
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['another page', '/elsewhere', 0],
  ['another query', '/register?venue=v2', 0],
  ['a later time', '/register', 6],
])('writes nothing at %s', async (_, path, minutes) => {
  await afterReload(path, minutes);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(sessionStorage.length).toBe(0);
});

it('writes nothing into a page that is entered before the form came', async () => {
  fill([{ key: 'text name 0', value: 'Saha' }]);
  window.history.replaceState(null, '', '/elsewhere');
  render(<Form />);
  await Promise.resolve();
  expect(field('Ad').value).toBe('');
});
