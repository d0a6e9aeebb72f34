import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

function Replacing() {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <ul>
      <li>
        {done ? (
          <p tabIndex={-1}>Dolu</p>
        ) : (
          <button type="button" onClick={() => setAsked(true)}>
            Ayır
          </button>
        )}
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
  it('gives focus to what replaced the thing that opened it', async () => {
    render(<Replacing />);
    await userEvent.click(screen.getByRole('button', { name: 'Ayır' }));
    await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
    expect(document.activeElement?.textContent).toBe('Dolu');
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
