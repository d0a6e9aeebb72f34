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

  it('starts where it is told to', () => {
    render(
      <Dialog open onClose={() => {}} title="Maç oluştur">
        <input aria-label="Yer" />
        <input aria-label="Saat" data-autofocus="" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Saat'));
  });

  it('leaves it to its owner whether Esc closes it', () => {
    const close = vi.fn();
    render(<Dialog open onClose={close} title="Maç oluştur" />);
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(close).toHaveBeenCalledOnce();
  });

  it('shields the page for as long after the last of two that close one after the other', async () => {
    vi.useFakeTimers();
    const draw = (open: boolean) => <Dialog open={open} onClose={() => {}} title="Maç oluştur" />;
    const { rerender } = render(draw(true));
    rerender(draw(false));
    vi.advanceTimersByTime(300);
    rerender(draw(true));
    rerender(draw(false));
    vi.advanceTimersByTime(399);
    expect(document.documentElement.dataset.shielded).toBe('');
    vi.advanceTimersByTime(1);
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

    it('stays as it is by a Back that cannot be held', () => {
      const close = vi.fn();
      render(<Dialog open onClose={close} title="Sil" />);
      const held = { navigationType: 'traverse', userInitiated: true, destination: { index: 1 } };
      const last = Object.assign(new Event('navigate'), held);
      act(() => void navigation.dispatchEvent(last));
      expect(close).not.toHaveBeenCalled();
    });

    it('closes as its owner says by now', () => {
      const [before, now] = [vi.fn(), vi.fn()];
      const { rerender } = render(<Dialog open onClose={before} title="Sil" />);
      rerender(<Dialog open onClose={now} title="Sil" />);
      go();
      expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
    });

    it('closes on the first page of a document too, which Back leaves in one step afterwards', () => {
      vi.useFakeTimers();
      const at = (index: number, sameDocument = true) => ({ index, key: `p${index}`, sameDocument });
      const places = [at(0), at(1), at(2, false), at(3), at(4)];
      const visit = (index: number) => Object.assign(navigation, { currentEntry: places[index] });
      Object.assign(navigation, { entries: () => places });
      const put = vi.spyOn(history, 'pushState').mockImplementation(() => {
        visit((navigation as unknown as { currentEntry: { index: number } }).currentEntry.index + 1);
      });
      const leave = vi.spyOn(history, 'go').mockImplementation(() => {});
      const draw = (open: boolean) => <Dialog open={open} onClose={() => {}} title="Sil" />;
      visit(0);
      const { rerender } = render(draw(true));
      rerender(draw(false));
      // No page precedes the very first one.
      expect([put.mock.calls.length, go({ destination: { index: 0 } })]).toEqual([1, false]);
      visit(3);
      rerender(draw(true));
      expect([put.mock.calls.length, go({ destination: { index: 3 } })]).toEqual([2, true]);
      vi.runAllTimers();
      expect(leave).not.toHaveBeenCalled();
      rerender(draw(false));
      expect(go({ destination: { index: 2 } })).toBe(false);
      expect(go({ destination: { index: 3 } })).toBe(true);
      vi.runAllTimers();
      expect(leave.mock.calls).toEqual([[-2]]);
      vi.useRealTimers();
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
