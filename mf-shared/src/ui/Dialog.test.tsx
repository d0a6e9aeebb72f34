import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Maç oluştur">
        <input aria-label="Yer" />
      </Dialog>
    </>
  );
}

function Inside() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Aç
      </button>
      {shown && <Dialog open onClose={() => setShown(false)} title="Sil" />}
    </>
  );
}

function Replacing({ into = '' }) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <ul>
      <li>
        {done && into && <p tabIndex={-1}>{into}</p>}
        {(!done || !into) && (
          <button type="button" disabled={done} onClick={() => setAsked(true)}>
            Ayır
          </button>
        )}
        <a href="/m1">Maç</a>
      </li>
      <li>
        <ConfirmDialog
          open={asked}
          onClose={() => setAsked(false)}
          onConfirm={() => setDone(true)}
          title="Emin misiniz?"
        />
      </li>
    </ul>
  );
}

describe('Dialog', () => {
  it.each([
    ['what replaced the thing that opened it', 'Dolu', 'Dolu'],
    ['what stands beside the thing that opened it, where that is disabled', '', 'Maç'],
  ])('gives focus to %s', async (_, into, focused) => {
    render(<Replacing into={into} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ayır' }));
    await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
    expect(document.activeElement?.textContent).toBe(focused);
  });

  it('starts on its title and gives focus back to what opened it', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Aç' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Maç oluştur' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maç oluştur' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByLabelText('Yer')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('lets nothing behind it be hit by the second half of a double tap', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
    vi.advanceTimersByTime(400);
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(document.documentElement.dataset.shielded).toBe('');
    vi.advanceTimersByTime(400);
    expect(document.documentElement.dataset.shielded).toBeUndefined();
    vi.useRealTimers();
  });

  it('closes by a click beside it, but not by the second one of a double click', () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Aç' });
    const press = (detail: number) => fireEvent.mouseDown(screen.getByRole('dialog'), { detail });
    fireEvent.click(opener);
    expect(press(2)).toBe(false);
    expect(screen.getByLabelText('Yer')).toBeTruthy();
    press(1);
    expect(screen.queryByLabelText('Yer')).toBeNull();
  });

  describe('where Back can be held', () => {
    const step = (part: object = {}) =>
      Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'traverse',
        userInitiated: true,
        destination: { index: 1 },
        ...part,
      });
    const go = (part: object = {}) => {
      const event = step(part);
      act(() => void navigation.dispatchEvent(event));
      return event.defaultPrevented;
    };
    let navigation: EventTarget;
    beforeEach(() => {
      const entries = [0, 1, 2].map((index) => ({ index, key: `k${index}`, sameDocument: true }));
      navigation = Object.assign(new EventTarget(), { currentEntry: entries[2], entries: () => entries });
      vi.stubGlobal('navigation', navigation);
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('closes by Back, which then leaves the page', async () => {
      render(<Page />);
      expect(go()).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
      expect(go()).toBe(true);
      expect(screen.queryByLabelText('Yer')).toBeNull();
      expect(go()).toBe(false);
    });

    it.each([
      ['a step of the page itself', { userInitiated: false }],
      ['Forward', { destination: { index: 3 } }],
      ['a link', { navigationType: 'push' }],
    ])('stays out of the way of %s', async (_, part) => {
      render(<Page />);
      await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
      expect(go(part)).toBe(false);
      expect(screen.getByLabelText('Yer')).toBeTruthy();
    });

    it('closes the newest of several by Back', () => {
      const [below, above] = [vi.fn(), vi.fn()];
      render(
        <>
          <Dialog open onClose={below} title="Alt" />
          <Dialog open onClose={above} title="Üst" />
        </>,
      );
      expect(go()).toBe(true);
      expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
    });

    it('lets Back go once it was removed while open', () => {
      const close = vi.fn();
      const { unmount } = render(<Dialog open onClose={close} title="Sil" />);
      unmount();
      expect(go()).toBe(false);
      expect(close).not.toHaveBeenCalled();
    });

    it('closes once for each Back however often it was opened', () => {
      const close = vi.fn();
      const { rerender } = render(<Dialog open onClose={close} title="Sil" />);
      for (const open of [false, true]) rerender(<Dialog open={open} onClose={close} title="Sil" />);
      go();
      expect(close).toHaveBeenCalledOnce();
    });
  });

  it('gives focus back when it is removed while open', async () => {
    render(<Inside />);
    await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aç' }));
  });

  it('stays open when confirming fails and closes when it succeeds', async () => {
    const close = vi.fn();
    const confirm = vi.fn().mockRejectedValueOnce(new Error('ağ')).mockResolvedValueOnce(undefined);
    render(
      <ConfirmDialog open onClose={close} onConfirm={confirm} title="Silinsin mi?" confirmLabel="Sil" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sil' }).ariaBusy).not.toBe('true'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });
});
