import { useState } from 'react';
import { type Refusal, refusalOf } from './refusal.ts';

/** Submits a form; a refusal stays beside the form, which keeps the typed values. */
export function useSend(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, send, clear: () => setRefusal(null) };
}
