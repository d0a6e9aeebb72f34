import { request } from 'mf-shared/api-client';
import { lazy, Suspense, useState } from 'react';
import { confirmTotp, startTotp } from '../contracts/calls/second-factor.ts';
import type { FactorStatus, TotpStarted } from '../contracts/second-factor.ts';
import { useForm } from '../form/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Done } from './FactorDialog.tsx';
import { NO_PROOF, ProofFields, type ProofInput, proofOf, whyDeclined } from './ProofFields.tsx';
import styles from './Security.module.css';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Adds an authenticator app: first the proof, then its key, then its code. */
export function TotpForm({ factor, onDone }: { factor: FactorStatus; onDone: Done }) {
  const [started, setStarted] = useState<TotpStarted | null>(null);
  const { form, input, busy, failure } = useForm({
    start: NO_PROOF,
    failed: whyDeclined,
    send: async (typed) => {
      if (started) return onDone(await request(confirmTotp, { body: { code: typed.code } }));
      setStarted(await request(startTotp, { body: await proofOf(typed, factor) }));
    },
  });
  return (
    <form {...form} className="stack gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      {started ? <NewApp {...started} input={input} /> : <ProofFields factor={factor} input={input} />}
      <div className="row wrap gap-3">
        <Button type="submit" busy={busy}>
          {started ? 'Kodu doğrula' : 'Devam et'}
        </Button>
      </div>
    </form>
  );
}

function NewApp({ secret, uri, input }: TotpStarted & { input: ProofInput }) {
  return (
    <>
      <p>Doğrulama uygulamanızla bu kodu okutun ya da anahtarı elle yazın.</p>
      <Suspense fallback={<Skeleton height="14rem" />}>
        <QrCode text={uri} label="Doğrulama uygulamasıyla okutulacak karekod" />
      </Suspense>
      <p>
        Anahtar: <span className={styles.secret}>{inFours(secret)}</span>
      </p>
      <div>
        <Button variant="secondary" onClick={() => void copyText(secret, 'Anahtar kopyalandı.')}>
          Anahtarı kopyala
        </Button>
      </div>
      <TextField
        key="new"
        {...input('code')}
        label="Uygulamadaki kod"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </>
  );
}
