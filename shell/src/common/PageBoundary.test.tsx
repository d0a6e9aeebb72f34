import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';
import { watchTyping } from './typed.ts';

const reload = vi.fn();
const connected = (on: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
const network = (on: boolean) => {
  connected(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
};
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  connected(true);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

let failure: Error | null;
function Page() {
  if (failure) throw failure;
  return <p>Sayfa</p>;
}
const show = () =>
  render(
    <PageBoundary area="Oyuncu alanı">
      <Page />
    </PageBoundary>,
  );

it('says that there is no connection, and loads the page again once there is one', () => {
  connected(false);
  failure = new Error('Loading chunk 42 failed.');
  show();
  expect(screen.getByRole('alert').textContent).toContain('İnternet bağlantınız yok.');
  expect(screen.queryByText(/Oyuncu alanı/)).toBeNull();
  expect(document.title).toBe('Bağlantı yok · Topla');
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(reload).not.toHaveBeenCalled();
  network(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('draws a page that broke again, and names it', () => {
  failure = new Error('x is undefined');
  show();
  expect(screen.getByRole('alert').textContent).toContain('Oyuncu alanı şu anda açılamıyor.');
  expect(document.title).toBe('Oyuncu alanı açılamadı · Topla');
  failure = null;
  network(false);
  network(true);
  expect(screen.getByText('Sayfa')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('gives another page its chance', () => {
  failure = new Error('x is undefined');
  const at = (address: string) => (
    <PageBoundary area="Alan" resetKey={address}>
      <Page />
    </PageBoundary>
  );
  const { rerender } = render(at('/a'));
  failure = null;
  rerender(at('/a'));
  expect(screen.queryByText('Sayfa')).toBeNull();
  rerender(at('/b'));
  expect(screen.getByText('Sayfa')).toBeTruthy();
});

const gone = new Error('Loading chunk 42 failed.');
function Form() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw gone;
  return <input name="team" aria-label="Takım" onBlur={() => setBroken(true)} />;
}

it('keeps what was typed on a page whose code is gone, for the reload that is asked for', () => {
  watchTyping();
  const breakAfterTyping = () => {
    render(
      <PageBoundary area="Alan">
        <Form />
      </PageBoundary>,
    );
    fireEvent.input(screen.getByLabelText('Takım'), { target: { value: 'Kartallar' } });
    fireEvent.blur(screen.getByLabelText('Takım'));
  };
  breakAfterTyping();
  expect(sessionStorage.getItem('typed')).toContain('Kartallar');
  sessionStorage.removeItem('typed');
  cleanup();
  breakAfterTyping();
  expect(sessionStorage.getItem('typed')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(sessionStorage.getItem('typed')).toContain('Kartallar');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('tells of a failure, but of a missing file only when a reload did not bring it', () => {
  const onFailure = vi.fn();
  const draw = (error: Error) => {
    failure = error;
    render(
      <PageBoundary area="Alan" onFailure={onFailure}>
        <Page />
      </PageBoundary>,
    );
  };
  draw(gone);
  expect([reload.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
  draw(gone);
  expect([reload.mock.calls.length, onFailure.mock.calls]).toEqual([1, [[gone]]]);
});
