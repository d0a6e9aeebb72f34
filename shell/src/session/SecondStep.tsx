import { request } from 'mf-shared/api-client';
import { secondStepOptions, takeSecondStep } from 'mf-shared/contracts/calls/second-factor';
import type { FactorAsked, FactorMethod, SecondStepAnswer } from 'mf-shared/contracts/second-factor';
import { apiText } from 'mf-shared/error-text';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';

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
    look: {
      label: 'Doğrulama kodu',
      hint: 'Doğrulama uygulamanızdaki 6 haneli kod.',
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
    },
    missing: 'Uygulamadaki 6 haneli kodu yazın.',
  },
  recovery: {
    name: 'recoveryCode',
    look: {
      label: 'Kurtarma kodu',
      hint: 'İki adımlı girişi kurarken sakladığınız kodlardan biri. Her kod bir kez geçer.',
      inputMode: 'text',
      autoComplete: 'one-time-code',
    },
    missing: 'Kurtarma kodunu yazın.',
  },
} as const;

/** The form of the second step, and the typed ways to take it. */
function useSecondStep({ ticket, methods }: FactorAsked, onToken: Props['onToken']) {
  const typed = methods.filter((method): method is Typed => method !== 'passkey');
  const [way, setWay] = useState<Typed>(typed[0] ?? 'totp');
  const [byPasskey, setByPasskey] = useState(false);
  const { name, missing } = FIELDS[way];
  const complete = async (proof: object) =>
    onToken(await request(takeSecondStep, { body: { ticket, ...proof } }));
  const kit = useForm({
    start: { code: '', recoveryCode: '' },
    prepare: trimmed,
    check: (codes) => findEmpty(codes, { [name]: missing }),
    failed: (error) => apiText(error, FAILED),
    send: (codes) => complete({ [name]: codes[name] }),
  });
  return {
    kit,
    way,
    other: typed.find((method) => method !== way),
    isTyped: typed.length > 0,
    byPasskey,
    choose: (next: Typed) => {
      setWay(next);
      kit.clear();
    },
    askPasskey: async () => {
      setByPasskey(true);
      await kit.submit(async () => {
        const { signWithPasskey } = await import('mf-shared/webauthn');
        const { options } = await request(secondStepOptions, { body: { ticket } });
        await complete({ passkey: await signWithPasskey(options) });
      });
      setByPasskey(false);
    },
  };
}

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ asked, onToken, onBack }: Props) {
  const step = useSecondStep(asked, onToken);
  const { way, other, byPasskey } = step;
  const { form, input, failure, busy } = step.kit;
  const field = FIELDS[way];
  const hasPasskey = asked.methods.includes('passkey');
  return (
    <form {...form} className="stack gap-4">
      <p>Şifreniz doğru. Hesabınız iki adımlı girişle korunuyor; lütfen ikinci adımı tamamlayın.</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {hasPasskey && (
        <Button size="lg" block busy={busy && byPasskey} onClick={() => void step.askPasskey()}>
          Geçiş anahtarıyla devam et
        </Button>
      )}
      {step.isTyped && (
        <>
          <TextField
            key={way}
            {...input(field.name)}
            {...field.look}
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <Button
            type="submit"
            size="lg"
            block
            variant={hasPasskey ? 'secondary' : 'primary'}
            busy={busy && !byPasskey}
          >
            Doğrula
          </Button>
        </>
      )}
      {other && (
        <Button variant="ghost" onClick={() => step.choose(other)}>
          {other === 'recovery' ? 'Kurtarma kodu kullan' : 'Uygulamadaki kodu kullan'}
        </Button>
      )}
      <Button variant="ghost" onClick={onBack}>
        Şifreye dön
      </Button>
    </form>
  );
}
