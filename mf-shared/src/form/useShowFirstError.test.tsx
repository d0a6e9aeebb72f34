import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../ui/TextField.tsx';
import { useShowFirstError } from './useShowFirstError.ts';

type Refusal = { fields: Record<string, string>; whole?: string };

/** A form that learns its errors after a while, as from a server. */
function Form({ refusal }: { refusal: Refusal }) {
  const form = useRef<HTMLFormElement>(null);
  const show = useShowFirstError(form);
  const [now, setNow] = useState<Refusal>({ fields: {} });
  const send = async () => {
    await Promise.resolve();
    setNow(refusal);
    show();
  };
  return (
    <form ref={form}>
      {now.whole && <p role="alert">{now.whole}</p>}
      <TextField label="Ad" error={now.fields.name} />
      <TextField label="E-posta" error={now.fields.email} />
      <button type="button" onClick={() => void send()}>
        Gönder
      </button>
    </form>
  );
}

async function refuse(refusal: Refusal) {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  shown.mockClear();
  // An animation frame would come too early here, as it may in a browser.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  render(<Form refusal={refusal} />);
  await userEvent.click(screen.getByText('Gönder'));
  vi.unstubAllGlobals();
  return shown;
}

it('focuses the first wrong field in the middle of the window, also after an answer that took a while', async () => {
  const shown = await refuse({ fields: { email: 'Bu adres alınmış.' }, whole: 'Kayıt yapılamadı.' });
  expect(document.activeElement).toBe(screen.getByLabelText('E-posta'));
  expect(shown.mock.contexts).toEqual([screen.getByLabelText('E-posta')]);
  expect(shown).toHaveBeenCalledWith({ block: 'center' });
});

it('brings the message of the whole form into view where no field is wrong', async () => {
  const shown = await refuse({ fields: {}, whole: 'Bağlantı yok.' });
  expect(shown.mock.contexts).toEqual([screen.getByRole('alert')]);
});
