import { ApiError, request } from 'mf-shared/api-client';
import type { PasswordWasReset } from 'mf-shared/contracts/account-mail';
import { resetPassword, showReset } from 'mf-shared/contracts/calls/account-mail';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useState } from 'react';
import { useLink } from './useLink.ts';

const FAILED = 'Şifreniz kaydedilemedi. Lütfen tekrar deneyin.';

const openReset = (token: string) => request(showReset, { body: { token } });

/** Target of the mailed link that sets another password. */
export function ResetPasswordPage() {
  const { token, opened, retry } = useLink(openReset);
  const [done, setDone] = useState<PasswordWasReset | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const refusal = over ?? (opened.status === 'refused' ? opened.message : null);
  return (
    <TurfFrame
      title="Yeni şifre"
      lead={
        done || refusal ? undefined : 'Yeni şifrenizi belirleyin; diğer cihazlardaki oturumlarınız kapanır.'
      }
    >
      {done ? (
        <Alert
          tone="success"
          title="Şifreniz değişti"
          action={<LinkButton to={`/login-${done.role}`}>Giriş yap</LinkButton>}
        >
          {done.message}
        </Alert>
      ) : refusal ? (
        <DeadLink
          title="Bu bağlantı açılamıyor."
          action={<LinkButton to="/forgot-password">Yeni bağlantı iste</LinkButton>}
        >
          {refusal}
        </DeadLink>
      ) : opened.status === 'open' ? (
        <ResetForm token={token} email={opened.answer.email} onDone={setDone} onOver={setOver} />
      ) : opened.status === 'failed' ? (
        <ErrorState message="Bağlantı şu anda denetlenemiyor." onRetry={() => void retry()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="14rem" />
        </div>
      )}
    </TurfFrame>
  );
}

type Props = {
  token: string;
  email: string;
  onDone: (answer: PasswordWasReset) => void;
  /** The link was used or expired while the form was open. */
  onOver: (sentence: string) => void;
};

function ResetForm({ token, email, onDone, onOver }: Props) {
  const { form, input, failure, busy } = useForm({
    start: { password: '' },
    check: (typed) => findEmpty(typed, { password: 'Bir şifre belirleyin.' }),
    failed: (error) => answerText(error, FAILED),
    send: async ({ password }) => {
      try {
        onDone(await request(resetPassword, { body: { token, password } }));
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'link_invalid') throw cause;
        onOver(cause.message);
      }
    },
  });
  return (
    <form {...form} className="stack gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField label="E-posta" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...input('password')}
        label="Yeni şifre"
        hint="En az 8 karakter."
        autoComplete="new-password"
        required
      />
      <Button type="submit" size="lg" block busy={busy}>
        Şifremi kaydet
      </Button>
    </form>
  );
}
