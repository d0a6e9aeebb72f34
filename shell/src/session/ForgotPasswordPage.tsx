import { api } from 'mf-shared/api-client';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { TextField } from 'mf-shared/ui/TextField';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styles from './Login.module.css';
import { LoginFrame } from './LoginFrame.tsx';
import { useSending } from './useSending.ts';

const CAPTCHA_MISSING = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const FAILED = 'İsteğiniz gönderilemedi. Lütfen tekrar deneyin.';
const SIDES = {
  user: { call: 'users/forgot-password', login: '/login-user', name: 'Oyuncu girişi' },
  business: { call: 'business/forgot-password', login: '/login-business', name: 'İşletme girişi' },
};

/** Asks for the address of a forgotten password; what is answered says nothing about whose it is. */
export function ForgotPasswordPage() {
  const [params] = useSearchParams();
  const side = SIDES[params.get('role') === 'business' ? 'business' : 'user'];
  const known = (useLocation().state as { email?: string } | null)?.email;
  const check = useCaptcha();
  const { form, fields, failure, busy, send, refuse } = useSending(FAILED);
  const [answer, setAnswer] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email) return refuse({ email: 'E-posta adresinizi yazın.' });
    await send(async () => {
      const recaptchaToken = await check.solved();
      if (!recaptchaToken) return refuse({}, CAPTCHA_MISSING);
      const { message } = await api.post<{ message: string }>(side.call, { json: { email, recaptchaToken } });
      setAnswer(message);
    });
    check.renew();
  }

  return (
    <LoginFrame
      title="Şifremi unuttum"
      lead="E-posta adresinizi yazın, yeni şifrenizi belirleyeceğiniz bağlantıyı gönderelim."
      footer={
        <p>
          Şifrenizi hatırladınız mı? <Link to={side.login}>{side.name}</Link>
        </p>
      }
    >
      {answer && (
        <Alert tone="success" title="Posta kutunuza bakın">
          {answer} Bağlantı bir saat geçerlidir.
        </Alert>
      )}
      <form ref={form} onSubmit={submit} noValidate className={styles.form}>
        {failure && <Alert tone="danger">{failure}</Alert>}
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
        <CaptchaField {...check.field} />
        <Button type="submit" size="lg" block busy={busy} variant={answer ? 'secondary' : 'primary'}>
          {answer ? 'Yeniden gönder' : 'Bağlantı gönder'}
        </Button>
      </form>
    </LoginFrame>
  );
}
