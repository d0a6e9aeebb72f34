import { ApiError } from 'mf-shared/api-client';
import { type FormEvent, useState } from 'react';
import { errorText } from '../api-client/error-text.ts';

type Errors = Readonly<Record<string, string>>;
type Options = { send: (values: Record<string, string>) => Promise<unknown>; failed: string };
export type Ending = ReturnType<typeof useEnding>;

/** The form that ends an account: sends only with password and confirmation, and keeps typed text. */
export function useEnding({ send, failed }: Options) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const reset = () => {
    setError(null);
    setErrors({});
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>, focusError: () => void) => {
    event.preventDefault();
    if (busy) return;
    const { agreed, ...values } = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setError(null);
    const found = {
      ...(values.password ? {} : { password: 'Şifrenizi yazın.' }),
      ...(agreed ? {} : { agreed: 'Devam etmek için onaylayın.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return focusError();
    setBusy(true);
    try {
      await send(values);
    } catch (cause) {
      setError(errorText(cause, failed));
      if (cause instanceof ApiError) setErrors(cause.fields);
      focusError();
    } finally {
      setBusy(false);
    }
  };
  /** Typing clears an input's error. */
  const typed = (name: string) => setErrors(({ [name]: _, ...others }) => others);
  return { busy, error, errors, reset, onSubmit, typed };
}
