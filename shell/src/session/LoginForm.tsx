import { ApiError } from 'mf-shared/api-client';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './Login.module.css';

export type Credentials = { email: string; password: string; recaptchaToken?: string };

type Props = {
  /** Sends the credentials; what it throws is shown and the form keeps what was typed. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  captcha?: boolean;
  /** What to say when no answer came. */
  networkError: string;
};

const CAPTCHA_MISSING = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';

/** E-mail, password and human check, as all three logins need them. */
export function LoginForm({ onSubmit, captcha = true, networkError }: Props) {
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const missing = {
      ...(email ? {} : { email: 'E-posta adresinizi yazın.' }),
      ...(password ? {} : { password: 'Şifrenizi yazın.' }),
    };
    setFields(missing);
    setError(null);
    const [first] = Object.keys(missing);
    if (first) return (elements.namedItem(first) as HTMLElement).focus();
    if (captcha && !token) return setError(CAPTCHA_MISSING);
    setBusy(true);
    try {
      await onSubmit({ email, password, ...(token ? { recaptchaToken: token } : {}) });
    } catch (cause) {
      const failure = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      setFields(failure?.fields ?? {});
      setError(failure?.message ?? networkError);
      // A token counts once; the next try needs another.
      setAttempt((n) => n + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        label="E-posta"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
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
      {captcha && <CaptchaField onToken={setToken} resetKey={attempt} />}
      <Button type="submit" size="lg" block busy={busy}>
        Giriş Yap
      </Button>
    </form>
  );
}
