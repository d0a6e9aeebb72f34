import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ERROR_TEXT } from '../strings/index.ts';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { RangeField } from '../ui/RangeField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from './useForm.ts';

const press = (label: string) => userEvent.click(screen.getByText(label));

const DETAILS = { name: '', price: '', agreed: false, skill: 50 };

/** A form over values that the server sends, perhaps later. */
function Details({ start, onChange }: { start: typeof DETAILS; onChange?: (part: object) => void }) {
  const kit = useForm({
    start,
    follows: true,
    ...(onChange ? { onChange } : {}),
    send: () => Promise.reject(new Error('Yarım kaldı.')),
  });
  return (
    <form {...kit.form}>
      <TextField label="Ad" {...kit.text('name')} />
      <TextField label="Ücret" {...kit.text('price', (typed) => typed.replace(/\D/g, ''))} />
      <CheckboxField label="Onay" {...kit.tick('agreed')} />
      <RangeField label="Hız" {...kit.slide('skill')} />
      {kit.failure && <p role="alert">{kit.failure}</p>}
      <output aria-label="Durum">
        {JSON.stringify([kit.values, kit.error instanceof Error && kit.error.message])}
      </output>
      <button type="submit">Gönder</button>
      <button type="button" onClick={() => kit.reset()}>
        Vazgeç
      </button>
    </form>
  );
}
const said = () => JSON.parse(screen.getByLabelText('Durum').textContent ?? '');

it('follows what the server sends later, except where somebody typed, until it is reset', async () => {
  const { rerender } = render(<Details start={DETAILS} />);
  await userEvent.type(screen.getByLabelText('Ad'), 'Ali');
  const later = { name: 'Veli', price: '90', agreed: true, skill: 60 };
  rerender(<Details start={later} />);
  expect(said()[0]).toEqual({ ...later, name: 'Ali' });
  await press('Vazgeç');
  expect(said()[0]).toEqual(later);
});

it('tells each change, mends what is typed, and keeps the last error with a sentence for it', async () => {
  const onChange = vi.fn();
  render(<Details start={DETAILS} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Ücret'), '9x');
  await userEvent.click(screen.getByLabelText('Onay'));
  fireEvent.change(screen.getByLabelText('Hız'), { target: { value: '71' } });
  expect(onChange.mock.calls).toEqual([
    [{ price: '9' }],
    [{ price: '9' }],
    [{ agreed: true }],
    [{ skill: 71 }],
  ]);
  await press('Gönder');
  expect(said()).toEqual([{ name: '', price: '9', agreed: true, skill: 71 }, 'Yarım kaldı.']);
  expect(screen.getByRole('alert').textContent).toBe(ERROR_TEXT.internal);
});
