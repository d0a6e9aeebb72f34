import { ApiError, api } from 'mf-shared/api-client';
import type { FactorAsked, FactorMethod, SecondStepAnswer } from 'mf-shared/contracts/second-factor';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useRef, useState } from 'react';
import styles from './Login.module.css';

type Props = {
  asked: FactorAsked;
  /** Takes the token of the completed login. */
  onToken: (answer: SecondStepAnswer) => Promise<void>;
  /** Back to the password. */
  onBack: () => void;
};
type Typed = Exclude<FactorMethod, 'passkey'>;

const FIELDS = {
  totp: {
    name: 'code',
    label: 'Doğrulama kodu',
    hint: 'Doğrulama uygulamanızdaki 6 haneli kod.',
    missing: 'Uygulamadaki 6 haneli kodu yazın.',
  },
  recovery: {
    name: 'recoveryCode',
    label: 'Kurtarma kodu',
    hint: 'İki adımlı girişi kurarken sakladığınız kodlardan biri. Her kod bir kez geçer.',
    missing: 'Kurtarma kodunu yazın.',
  },
} as const;

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ asked: { ticket, methods }, onToken, onBack }: Props) {
  const typed = methods.filter((method): method is Typed => method !== 'passkey');
  const [way, setWay] = useState<Typed>(typed[0] ?? 'totp');
  const form = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(form);
  const [busy, setBusy] = useState<'typed' | 'passkey' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const field = FIELDS[way];
  const other = typed.find((method) => method !== way);

  function choose(next: Typed) {
    setWay(next);
    setError(null);
    setFields({});
  }
  async function complete(kind: 'typed' | 'passkey', proof: () => Promise<object>) {
    if (busy) return;
    setBusy(kind);
    setError(null);
    setFields({});
    try {
      await onToken(
        await api.post<SecondStepAnswer>('account/second-factor', { json: { ticket, ...(await proof()) } }),
      );
    } catch (cause) {
      setFields(cause instanceof ApiError ? cause.fields : {});
      setError(
        cause instanceof ApiError ? cause.message : 'Geçiş anahtarı kullanılamadı. Tekrar deneyebilirsiniz.',
      );
      showFirstError();
    } finally {
      setBusy(null);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(field.name) as HTMLInputElement;
    const value = input.value.trim();
    if (value) return void complete('typed', async () => ({ [field.name]: value }));
    setError(null);
    setFields({ [field.name]: field.missing });
    showFirstError();
  }
  const passkey = async () => {
    const { signWithPasskey } = await import('mf-shared/webauthn');
    return { passkey: await signWithPasskey('account/second-factor/options', { ticket }) };
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <p>Şifreniz doğru. Hesabınız iki adımlı girişle korunuyor; lütfen ikinci adımı tamamlayın.</p>
      {error && <Alert tone="danger">{error}</Alert>}
      {methods.includes('passkey') && (
        <Button size="lg" block busy={busy === 'passkey'} onClick={() => void complete('passkey', passkey)}>
          Geçiş anahtarıyla devam et
        </Button>
      )}
      {typed.length > 0 && (
        <>
          <TextField
            key={way}
            label={field.label}
            name={field.name}
            hint={field.hint}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            required
            error={fields[field.name]}
          />
          <Button
            type="submit"
            size="lg"
            block
            variant={methods.includes('passkey') ? 'secondary' : 'primary'}
            busy={busy === 'typed'}
          >
            Doğrula
          </Button>
        </>
      )}
      {other && (
        <Button variant="ghost" onClick={() => choose(other)}>
          {other === 'recovery' ? 'Kurtarma kodu kullan' : 'Uygulamadaki kodu kullan'}
        </Button>
      )}
      <Button variant="ghost" onClick={onBack}>
        Şifreye dön
      </Button>
    </form>
  );
}
