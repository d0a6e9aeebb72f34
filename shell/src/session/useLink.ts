import { ApiError } from 'mf-shared/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Opened<T> =
  | { status: 'loading' }
  | { status: 'open'; answer: T }
  | { status: 'refused'; message: string; canRenew: boolean }
  | { status: 'failed' };

const CUT = 'Bağlantı eksik görünüyor; e-\u2060postadaki bağlantının tamamını açın.';

/** Sends the token of the page's address, and again on `retry`; `token` is empty when absent. */
export function useLink<T>(send: (token: string) => Promise<T>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const [opened, setOpened] = useState<Opened<T>>({ status: 'loading' });

  const open = useCallback(async () => {
    if (token === '') return setOpened({ status: 'refused', message: CUT, canRenew: false });
    setOpened({ status: 'loading' });
    try {
      setOpened({ status: 'open', answer: await send(token) });
    } catch (cause) {
      const refusal = cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? cause : null;
      setOpened(
        refusal
          ? { status: 'refused', message: refusal.message, canRenew: refusal.code === 'link_invalid' }
          : { status: 'failed' },
      );
    }
  }, [send, token]);
  useEffect(() => void open(), [open]);
  return { token, opened, retry: open };
}
