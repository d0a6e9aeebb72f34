import { ApiError } from 'mf-shared/api-client';
import { type FormEvent, useState } from 'react';

const DECLINED = 'İşlem tamamlanamadı ya da vazgeçildi. Tekrar deneyebilirsiniz.';

/** Sends a form's texts; keeps them after a failure and shows the errors. */
export function useSubmit(send: (values: Record<string, string>) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    setError(null);
    setFields({});
    try {
      await send(values);
    } catch (cause) {
      const wrong = cause instanceof ApiError ? cause.fields : {};
      setFields(wrong);
      setError(cause instanceof ApiError ? cause.message : DECLINED);
      const [first] = Object.keys(wrong);
      const input = first ? form.elements.namedItem(first) : null;
      if (input instanceof HTMLElement) input.focus();
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, fields, onSubmit };
}
