import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Toaster } from './Toaster.tsx';
import { TOAST_EVENT, toast } from './toast.ts';

describe('Toaster', () => {
  it('shows what any copy of the module sends over the window', () => {
    render(<Toaster />);
    const detail = { id: 'x', tone: 'info', message: 'Başka bir kopyadan' };
    act(() => void window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail })));
    act(() => toast.error('Rezervasyon reddedilemedi.'));
    expect(screen.getByText('Başka bir kopyadan')).toBeTruthy();
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Rezervasyon reddedilemedi.');
  });

  it('shows the newest four', () => {
    render(<Toaster />);
    for (const message of ['bir', 'iki', 'üç', 'dört', 'beş']) act(() => toast.info(message));
    expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
      'iki',
      'üç',
      'dört',
      'beş',
    ]);
  });

  it('undoes and goes', async () => {
    const undo = vi.fn();
    render(<Toaster />);
    act(() => toast.info('Kadro silindi.', { action: { label: 'Geri al', onClick: undo } }));
    await userEvent.click(screen.getByText('Geri al'));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Kadro silindi.')).toBeNull();
  });
});

describe('Toaster beside a dialog', () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Rezervasyon isteği" />
      <Toaster />
    </>
  );

  it('tells inside the open dialog, since all beside it is inert, and outside once it closed', async () => {
    const { rerender } = render(page(true));
    act(() => toast.error('Sunucu hatası.'));
    const dialog = screen.getByRole('dialog');
    await vi.waitFor(() => expect(dialog.textContent).toContain('Sunucu hatası.'));
    rerender(page(false));
    await vi.waitFor(() => expect(dialog.textContent).not.toContain('Sunucu hatası.'));
    expect(screen.getByText('Sunucu hatası.')).toBeTruthy();
  });
});

describe('Toaster beside a dialog that leaves the page', () => {
  const page = (present: boolean) => (
    <>
      {present && <Dialog open onClose={() => {}} title="Başvuruyu reddet" />}
      <Toaster />
    </>
  );

  it('goes on telling outside', async () => {
    const { rerender } = render(page(true));
    act(() => toast.success('İşletme reddedildi.'));
    const dialog = screen.getByRole('dialog');
    await vi.waitFor(() => expect(dialog.textContent).toContain('İşletme reddedildi.'));
    rerender(page(false));
    await vi.waitFor(() => expect(screen.getByText('İşletme reddedildi.')).toBeTruthy());
  });
});

describe('Toaster over time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets success go before an error', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Giriş başarılı!');
      toast.error('Sunucu hatası.');
    });
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Giriş başarılı!')).toBeNull();
    expect(screen.getByText('Sunucu hatası.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(6_000));
    expect(screen.queryByText('Sunucu hatası.')).toBeNull();
  });
});
