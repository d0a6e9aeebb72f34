import { request } from 'mf-shared/api-client';
import { forgotBusinessPassword, forgotPlayerPassword } from 'mf-shared/contracts/calls/account-mail';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, sendProven, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { TextField } from 'mf-shared/ui/TextField';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

const FAILED = 'İsteğiniz gönderilemedi. Lütfen tekrar deneyin.';
const SIDES = {
  user: { call: forgotPlayerPassword, login: '/login-user', name: 'Oyuncu girişi' },
  business: { call: forgotBusinessPassword, login: '/login-business', name: 'İşletme girişi' },
};

/** Requests a password reset; the answer does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const [params] = useSearchParams();
  const side = SIDES[params.get('role') === 'business' ? 'business' : 'user'];
  const known = (useLocation().state as { email?: string } | null)?.email;
  const captcha = useCaptcha();
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, input, failure, busy } = useForm({
    start: { email: known ?? '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { email: 'E-posta adresinizi yazın.' }),
    failed: (error) => answerText(error, FAILED),
    send: async ({ email }) => {
      const ask = (recaptchaToken: string) => request(side.call, { body: { email, recaptchaToken } });
      setAnswer((await sendProven(captcha, ask)).message);
      captcha.renew();
    },
  });

  return (
    <TurfFrame
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
      <form {...form} className="stack gap-4">
        {failure && <Alert tone="danger">{failure}</Alert>}
        <TextField
          {...input('email')}
          label="E-posta"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <CaptchaField {...captcha.field} />
        <Button type="submit" size="lg" block busy={busy} variant={answer ? 'secondary' : 'primary'}>
          {answer ? 'Yeniden gönder' : 'Bağlantı gönder'}
        </Button>
      </form>
    </TurfFrame>
  );
}
