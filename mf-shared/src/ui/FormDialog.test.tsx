import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';

it('sends its form by one button and closes by the other', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const close = vi.fn();
  const dialog = (busy: boolean) => (
    <FormDialog
      title="Yorum"
      onClose={close}
      form={{ onSubmit: send, noValidate: true }}
      busy={busy}
      submit="Gönder"
    >
      <input aria-label="Ad" required />
    </FormDialog>
  );
  const { rerender } = render(dialog(false));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Gönder');
  expect([send.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  await press('Vazgeç');
  expect([send.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  rerender(dialog(true));
  expect(screen.getByRole('button', { name: 'Gönder' }).getAttribute('aria-busy')).toBe('true');
});
