import { ApiError } from 'mf-shared/api-client';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, sendProven, useForm, wantsProof } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useState } from 'react';
import { placeOf } from '../common/manifests.ts';

export type Credentials = { email: string; password: string; recaptchaToken?: string };

type Props = {
  /** Sends the credentials; the form shows its error and keeps the typed text. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Whether the human check shows from the start; else only when the API requires it. */
  captcha?: boolean;
  /** The initial address. */
  email?: string | undefined;
  /** The message when no answer came. */
  networkError: string;
};

const MISSING = { email: 'E-posta adresinizi yazın.', password: 'Şifrenizi yazın.' };

/** E-mail, password and human check, for all three logins. */
export function LoginForm({ onSubmit, captcha: always = true, email = '', networkError }: Props) {
  const [asksForProof, setAsksForProof] = useState(always);
  const captcha = useCaptcha();
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const { form, input, failure, busy } = useForm({
    start: { email, password: '' },
    prepare: (typed) => ({ ...typed, email: typed.email.trim() }),
    check: (typed) => findEmpty(typed, MISSING),
    failed: (error) => answerText(error, networkError),
    send: async (typed) => {
      setWayOut(null);
      const proven = () => sendProven(captcha, (recaptchaToken) => onSubmit({ ...typed, recaptchaToken }));
      const sending = asksForProof ? proven() : onSubmit(typed).catch(afterProof(proven));
      await sending.catch((error) => {
        setWayOut(wayOutOf(error));
        throw error;
      });
    },
  });

  /** The check solves itself, so nobody presses again. */
  const afterProof = (proven: () => Promise<void>) => (error: unknown) => {
    if (!wantsProof(error)) throw error;
    captcha.renew();
    setAsksForProof(true);
    return proven();
  };

  return (
    // What is sent before React listens must not become an address with a password in it.
    <form {...form} method="post" className="stack gap-4">
      {failure && (
        <Alert tone="danger" action={wayOut && <LinkButton to={wayOut.to}>{wayOut.label}</LinkButton>}>
          {failure}
        </Alert>
      )}
      <TextField
        {...input('email')}
        label="E-posta"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField {...input('password')} label="Şifre" autoComplete="current-password" required />
      {asksForProof && <CaptchaField {...captcha.field} />}
      <Button type="submit" size="lg" block busy={busy}>
        Giriş yap
      </Button>
    </form>
  );
}

type WayOut = { to: string; label: string };

/** What the owner of a refused account can do: appeal, or correct the application. The refusal brings the token. */
function wayOutOf(error: unknown): WayOut | null {
  if (!(error instanceof ApiError)) return null;
  const { appealToken, correctionToken } = (error.about ?? {}) as Record<string, string | undefined>;
  const to = (page: string, token: string) => `${page}?${new URLSearchParams({ token })}`;
  if (error.code === 'account_suspended' && appealToken)
    return { to: to('/suspension', appealToken), label: 'İtiraz et' };
  if (error.code === 'business_correcting' && correctionToken)
    return { to: to(placeOf('correctApplication'), correctionToken), label: 'Başvurumu düzelt' };
  return null;
}
