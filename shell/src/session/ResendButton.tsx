import { ApiError, request } from 'mf-shared/api-client';
import { resendVerification } from 'mf-shared/contracts/calls/account-mail';
import { Button } from 'mf-shared/ui/Button';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';

const FAILED = 'Bağlantı gönderilemedi. Lütfen tekrar deneyin.';

/** Requests another verification mail, for the own account or for that of an older link's `token`. */
export function ResendButton({ token }: { token?: string }) {
  const [busy, setBusy] = useState(false);
  async function resend() {
    setBusy(true);
    try {
      const json = token ? { token } : {};
      toast.success((await request(resendVerification, { body: json })).message);
    } catch (cause) {
      toast.error(cause instanceof ApiError && !cause.isNetwork ? cause.message : FAILED);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void resend()}>
      Bağlantıyı yeniden gönder
    </Button>
  );
}
