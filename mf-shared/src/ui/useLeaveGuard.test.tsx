import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useNavigationType } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Page({ dirty }: { dirty: boolean }) {
  const question = useLeaveGuard(dirty, 'Kaydedilmemiş değişiklikler var.');
  return (
    <>
      <Link to="/chat">Mesajlar</Link>
      <a href="/chat" target="_blank" rel="noreferrer">
        Yeni sekme
      </a>
      <a href="https://baska.test/">Başka site</a>
      <a href="?date=2026-11-20">Bu sayfa</a>
      <output>{useNavigationType()}</output>
      {question}
    </>
  );
}
const page = (dirty: boolean) => (
  <MemoryRouter>
    <Page dirty={dirty} />
  </MemoryRouter>
);
const asks = () => screen.queryByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }) !== null;
const click = (keys = {}, name = 'Mesajlar') => {
  // Otherwise the test browser would navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name }), keys);
};
const closingAsks = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};

it('asks before the tab is closed, as long as something is not saved', () => {
  const { rerender, unmount } = render(page(false));
  expect(closingAsks()).toBe(false);
  rerender(page(true));
  expect(closingAsks()).toBe(true);
  unmount();
  expect(closingAsks()).toBe(false);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('lets a link be opened elsewhere with %s', (key) => {
  render(page(true));
  click({ [key]: true });
  expect(asks()).toBe(false);
});

it.each(['Yeni sekme', 'Başka site', 'Bu sayfa'])(
  'lets a link be that loses nothing or tells so (%s)',
  (name) => {
    render(page(true));
    click({}, name);
    expect(asks()).toBe(false);
  },
);

it('asks before a link leads away, while something is not saved, and leaves no step behind', async () => {
  render(page(true));
  click();
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Kaydetmeden çık' }));
  await waitFor(() => expect(screen.getByText('REPLACE')).toBeTruthy());
});

describe('Back', () => {
  /** The history of the tab: `back` leaves the top entry and notifies the page. */
  function tab() {
    let state: unknown = null;
    vi.spyOn(history, 'state', 'get').mockImplementation(() => state);
    vi.spyOn(history, 'pushState').mockImplementation((next) => {
      state = next;
    });
    const went = vi.spyOn(history, 'go').mockReturnValue();
    const left = vi.spyOn(history, 'back').mockReturnValue();
    const back = (to: unknown = null) =>
      act(() => {
        state = to;
        window.dispatchEvent(new Event('popstate'));
      });
    return { went, left, back, held: () => (state as { held?: boolean } | null)?.held === true };
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('is held up while something is not saved, and goes on once that is wanted', async () => {
    const { went, back, held } = tab();
    render(page(true));
    expect(held()).toBe(true);
    back();
    expect([asks(), held()]).toEqual([true, true]);
    press('Sayfada kal');
    expect(asks()).toBe(false);
    back();
    expect(went).not.toHaveBeenCalled();
    press('Kaydetmeden çık');
    await waitFor(() => expect(went).toHaveBeenCalledWith(-2));
    await waitFor(() => expect(asks()).toBe(false));
    back();
    expect(asks()).toBe(false);
  });

  it('from another page is nothing that this one asks about', () => {
    const { back, held } = tab();
    render(page(true));
    history.replaceState(null, '', '/baska');
    onTestFinished(() => history.replaceState(null, '', '/'));
    back();
    expect([asks(), held()]).toEqual([false, false]);
  });

  it('is what it was once all is saved, or nobody looks', () => {
    const { left, back, held } = tab();
    const { rerender, unmount } = render(page(false));
    expect(held()).toBe(false);
    rerender(page(true));
    rerender(page(false));
    expect(left).toHaveBeenCalledOnce();
    back();
    expect(asks()).toBe(false);
    rerender(page(true));
    unmount();
    expect(left).toHaveBeenCalledTimes(2);
    back();
    expect(held()).toBe(false);
  });
});
