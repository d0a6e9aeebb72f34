import { ApiError, request } from 'mf-shared/api-client';
import { secondStepOptions, takeSecondStep } from 'mf-shared/contracts/calls/second-factor';
import type { FactorAsked, FactorMethod, SecondStepAnswer } from 'mf-shared/contracts/second-factor';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';
import styles from './Login.module.css';

type Props = {
  asked: FactorAsked;
  /** Takes the token of the completed login. */
  onToken: (answer: SecondStepAnswer) => Promise<void>;
  /** Returns to the password. */
  onBack: () => void;
};
type Typed = Exclude<FactorMethod, 'passkey'>;

const FAILED = 'Geçiş anahtarı kullanılamadı. Tekrar deneyebilirsiniz.';
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
  const [byPasskey, setByPasskey] = useState(false);
  const field = FIELDS[way];
  const other = typed.find((method) => method !== way);
  const complete = async (proof: object) =>
    onToken(await request(takeSecondStep, { body: { ticket, ...proof } }));
  const { form, input, clear, submit, failure, busy } = useForm({
    start: { code: '', recoveryCode: '' },
    prepare: trimmed,
    check: (codes) => findEmpty(codes, { [field.name]: field.missing }),
    failed: (error) => (error instanceof ApiError ? error.message : FAILED),
    send: (codes) => complete({ [field.name]: codes[field.name] }),
  });

  function choose(next: Typed) {
    setWay(next);
    clear();
  }
  const askPasskey = async () => {
    setByPasskey(true);
    await submit(async () => {
      const { signWithPasskey } = await import('mf-shared/webauthn');
      const { options } = await request(secondStepOptions, { body: { ticket } });
      await complete({ passkey: await signWithPasskey(options) });
    });
    setByPasskey(false);
  };

  return (
    <form {...form} className={styles.form}>
      <p>Şifreniz doğru. Hesabınız iki adımlı girişle korunuyor; lütfen ikinci adımı tamamlayın.</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {methods.includes('passkey') && (
        <Button size="lg" block busy={busy && byPasskey} onClick={() => void askPasskey()}>
          Geçiş anahtarıyla devam et
        </Button>
      )}
      {typed.length > 0 && (
        <>
          <TextField
            key={way}
            {...input(field.name)}
            label={field.label}
            hint={field.hint}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <Button
            type="submit"
            size="lg"
            block
            variant={methods.includes('passkey') ? 'secondary' : 'primary'}
            busy={busy && !byPasskey}
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
