import { ApiError } from 'mf-shared/api-client';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useRef, useState } from 'react';
import styles from './Login.module.css';

export type Credentials = { email: string; password: string; recaptchaToken?: string };

type Props = {
  /** Sends the credentials; what it throws is shown and the form keeps what was typed. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Whether the human check is there from the start; else it comes when the API asks for it. */
  captcha?: boolean;
  /** The address that is filled in at first. */
  email?: string | undefined;
  /** What to say when no answer came. */
  networkError: string;
};

const CAPTCHA_MISSING = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';

/** E-mail, password and human check, as all three logins need them. */
export function LoginForm({ onSubmit, captcha: always = true, email: known, networkError }: Props) {
  const [captcha, setCaptcha] = useState(always);
  const ref = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(ref);
  const check = useCaptcha();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});

  const refuse = (marks: Record<string, string>, message: string | null) => {
    setFields(marks);
    setError(message);
    showFirstError();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const missing = {
      ...(email ? {} : { email: 'E-posta adresinizi yazın.' }),
      ...(password ? {} : { password: 'Şifrenizi yazın.' }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing, null);
    setFields({});
    setError(null);
    setBusy(true);
    try {
      const token = captcha ? await check.solved() : null;
      if (captcha && !token) return refuse({}, CAPTCHA_MISSING);
      await onSubmit({ email, password, ...(token ? { recaptchaToken: token } : {}) });
    } catch (cause) {
      const failure = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      refuse(failure?.fields ?? {}, failure?.message ?? networkError);
      if (failure?.code === 'captcha_required') setCaptcha(true);
      check.renew();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={ref} onSubmit={submit} noValidate className={styles.form}>
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        label="E-posta"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={known}
        required
        error={fields.email}
      />
      <PasswordField
        label="Şifre"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      {captcha && <CaptchaField {...check.field} />}
      <Button type="submit" size="lg" block busy={busy}>
        Giriş Yap
      </Button>
    </form>
  );
}
