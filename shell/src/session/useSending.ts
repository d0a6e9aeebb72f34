import { ApiError } from 'mf-shared/api-client';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { useRef, useState } from 'react';

/** What a small form shows while it sends and when it is refused; `failed` is said when no answer came. */
export function useSending(failed: string) {
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(form);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});

  const refuse = (marks: Record<string, string>, message: string | null = null) => {
    setFields(marks);
    setFailure(message);
    showFirstError();
  };

  async function send(work: () => Promise<void>): Promise<void> {
    setFields({});
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      const refusal = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      refuse(refusal?.fields ?? {}, refusal?.message ?? failed);
    } finally {
      setBusy(false);
    }
  }
  return { form, busy, failure, fields, refuse, send };
}
