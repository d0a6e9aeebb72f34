import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api-client/index.ts';
import { TextField } from '../ui/TextField.tsx';
import { sendProven } from './captcha.ts';
import { useForm } from './useForm.ts';

const Person = z.object({
  name: z.string().check(z.minLength(1, 'Adınızı yazın.')),
  email: z.string().check(z.includes('@', 'Adres geçersiz.')),
});
const START = { name: '', email: '' };

type Props = Partial<Parameters<typeof useForm<typeof START>>[0]> & {
  children?: ReactNode;
  other?: (values: typeof START) => void;
};

function Form({ children, other, ...props }: Props) {
  const kit = useForm({ start: START, check: Person, send: async () => {}, failed: 'Olmadı.', ...props });
  return (
    <form {...kit.form}>
      {children}
      {kit.failure && <p role="alert">{kit.failure}</p>}
      <TextField label="Ad" {...kit.field('name')} />
      <TextField label="E-posta" {...kit.input('email')} />
      <output>{JSON.stringify(kit.errors)}</output>
      <button type="submit" aria-busy={kit.busy}>
        Gönder
      </button>
      <button type="button" onClick={() => kit.reset()}>
        Boşalt
      </button>
      <button type="button" onClick={() => kit.clear()}>
        Vazgeç
      </button>
      <button type="button" onClick={() => void kit.submit(async () => other?.(kit.values))}>
        Başka yoldan
      </button>
      <button type="button" onClick={() => kit.recheck('name')}>
        Bak
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Ad');
const email = () => screen.getByLabelText<HTMLInputElement>('E-posta');
const errors = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object;
const press = (label: string) => userEvent.click(screen.getByText(label));
const fill = async () => {
  await userEvent.type(name(), 'Ali');
  await userEvent.type(email(), 'ali@topla.test');
};
const refusal = (fields: Record<string, string>) =>
  new ApiError(400, { code: 'validation', message: 'Bilgiler eksik.', fields });

it('marks what must be mended, leads to the first such field, and sends nothing', async () => {
  const send = vi.fn(async () => {});
  render(<Form send={send} />);
  await press('Gönder');
  expect(errors()).toEqual({ name: 'Adınızı yazın.', email: 'Adres geçersiz.' });
  expect(document.activeElement).toBe(name());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(name(), 'Ali');
  await press('Gönder');
  expect(errors()).toEqual({ email: 'Adres geçersiz.' });
  expect(document.activeElement).toBe(email());
  expect(send).not.toHaveBeenCalled();
});

it('sends what was typed, once while that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  render(<Form send={send} />);
  await fill();
  const form = name().form as HTMLFormElement;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(screen.getByText('Gönder').getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(form);
  await act(async () => resolve());
  expect(send.mock.calls).toEqual([[{ name: 'Ali', email: 'ali@topla.test' }]]);
  expect(screen.getByText('Gönder').getAttribute('aria-busy')).toBe('false');
  await press('Gönder');
  expect(send).toHaveBeenCalledTimes(2);
});

it('is sent within the press, so that it may open a window', async () => {
  const send = vi.fn(async () => {});
  render(<Form send={send} />);
  await fill();
  fireEvent.submit(name().form as HTMLFormElement);
  expect(send).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByText('Gönder').getAttribute('aria-busy')).toBe('false'));
});

it('leads nowhere once it is sent', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <Form>
      <p role="alert">Bu sayfa eski.</p>
    </Form>,
  );
  await fill();
  await press('Gönder');
  expect(shown).not.toHaveBeenCalled();
});

it('reads at the end what a password manager wrote without a word', async () => {
  const send = vi.fn(async () => {});
  render(<Form send={send} />);
  await userEvent.type(name(), 'Ali');
  email().value = 'kayitli@topla.test';
  await press('Gönder');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ali', email: 'kayitli@topla.test' });
});

it('checks and sends what is prepared', async () => {
  const send = vi.fn(async () => {});
  render(
    <Form send={send} prepare={({ name, email }) => ({ name: name.trim(), email: `${email}@topla.test` })} />,
  );
  await userEvent.type(name(), '  ');
  await press('Gönder');
  expect(errors()).toEqual({ name: 'Adınızı yazın.' });
  await userEvent.type(name(), 'Ali ');
  await press('Gönder');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ali', email: '@topla.test' });
});

it('says why a call was refused, marks its fields, keeps what was typed, and forgets it with the next try', async () => {
  const send = vi
    .fn(async () => {})
    .mockRejectedValueOnce(refusal({ email: 'Bu adres alınmış.', 'fields.0.price': 'Fiyat?' }));
  render(<Form send={send} />);
  await fill();
  await press('Gönder');
  expect(screen.getByRole('alert').textContent).toBe('Bilgiler eksik.');
  expect(errors()).toEqual({ email: 'Bu adres alınmış.', 'fields.0.price': 'Fiyat?' });
  expect(document.activeElement).toBe(email());
  expect([name().value, email().value]).toEqual(['Ali', 'ali@topla.test']);
  await press('Gönder');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(errors()).toEqual({});
});

it('brings into view why a call failed that marks no field', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Form send={() => Promise.reject(new Error('x'))} />);
  await fill();
  await press('Gönder');
  expect(screen.getByRole('alert').textContent).toBe('Olmadı.');
  expect(shown.mock.contexts).toEqual([screen.getByRole('alert')]);
});

it('lets the form say which fields a refusal marks, and how', async () => {
  const send = () => Promise.reject(refusal({ city: 'Şehir?' }));
  const marks = () => ({ name: 'Ad?' });
  render(<Form send={send} marks={marks} failed={(error) => `Hata: ${(error as Error).message}`} />);
  await fill();
  await press('Gönder');
  expect(errors()).toEqual({ name: 'Ad?' });
  expect(screen.getByRole('alert').textContent).toBe('Hata: Bilgiler eksik.');
});

it.each([
  ['keep', { name: 'Adınızı yazın.', email: 'Adres geçersiz.' }],
  ['clear', { email: 'Adres geçersiz.' }],
  ['clearAll', {}],
  ['check', { name: 'Çok kısa.', email: 'Adres geçersiz.' }],
] as const)('while one types in a marked field: %s', async (whenTyped, expected) => {
  const check = ({ name }: typeof START) => ({
    ...(name.length > 1 ? {} : { name: name ? 'Çok kısa.' : 'Adınızı yazın.' }),
    email: 'Adres geçersiz.',
  });
  render(<Form check={check} whenTyped={whenTyped} />);
  await press('Gönder');
  await userEvent.type(name(), 'A');
  expect(errors()).toEqual(expected);
  await userEvent.type(name(), 'li');
  if (whenTyped === 'check') expect(errors()).toEqual({ email: 'Adres geçersiz.' });
});

it('clears the error of a field by the path that the contract gives it', async () => {
  const check = () => ({ 'person.name': 'Ad?', email: 'Adres?' });
  render(<Form check={check} whenTyped="clear" paths={{ name: ['person'] }} />);
  await press('Gönder');
  await userEvent.type(name(), 'A');
  expect(errors()).toEqual({ email: 'Adres?' });
});

it('marks nothing while one types for the first time, and looks at one field when told', async () => {
  render(<Form whenTyped="check" />);
  await userEvent.type(name(), 'A');
  await userEvent.clear(name());
  expect(errors()).toEqual({});
  await press('Bak');
  expect(errors()).toEqual({ name: 'Adınızı yazın.' });
  await userEvent.type(name(), 'A');
  expect(errors()).toEqual({});
});

it('is sent another way without a check', async () => {
  const other = vi.fn();
  render(<Form other={other} />);
  await press('Başka yoldan');
  expect(other).toHaveBeenCalledExactlyOnceWith(START);
  await press('Gönder');
  expect(errors()).toEqual({ name: 'Adınızı yazın.', email: 'Adres geçersiz.' });
});

it('says no more what is wrong when told', async () => {
  render(<Form send={() => Promise.reject(refusal({ name: 'Ad?' }))} />);
  await fill();
  await press('Gönder');
  await press('Vazgeç');
  expect(errors()).toEqual({});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name().value).toBe('Ali');
});

it('empties what is held here and what the browser holds', async () => {
  render(<Form />);
  await fill();
  await press('Boşalt');
  expect([name().value, email().value]).toEqual(['', '']);
  await press('Gönder');
  expect(errors()).toEqual({ name: 'Adınızı yazın.', email: 'Adres geçersiz.' });
  await press('Boşalt');
  expect(errors()).toEqual({});
});

it('refuses a form without proof of a human, at a field or as a whole', async () => {
  const missing = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
  const captcha = { solved: async () => null, renew: vi.fn() };
  const sent = vi.fn();
  const { unmount } = render(<Form send={() => sendProven(captcha, sent, 'name')} />);
  await fill();
  await press('Gönder');
  expect(errors()).toEqual({ name: missing });
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  render(<Form send={() => sendProven(captcha, sent)} />);
  await fill();
  await press('Gönder');
  expect(screen.getByRole('alert').textContent).toBe(missing);
  expect(errors()).toEqual({});
  expect(sent).not.toHaveBeenCalled();
});
