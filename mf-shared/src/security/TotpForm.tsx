import { request } from 'mf-shared/api-client';
import { lazy, Suspense, useState } from 'react';
import type { BodyOf } from '../contracts/call.ts';
import { confirmTotp, startTotp } from '../contracts/calls/second-factor.ts';
import type { FactorStatus, TotpStarted } from '../contracts/second-factor.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Done } from './FactorDialog.tsx';
import { ProofFields, proofOf } from './ProofFields.tsx';
import styles from './Security.module.css';
import { useSubmit } from './useSubmit.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Adds an authenticator app: first the proof, then its key, then its code. */
export function TotpForm({ factor, onDone }: { factor: FactorStatus; onDone: Done }) {
  const [started, setStarted] = useState<TotpStarted | null>(null);
  const { busy, error, fields, onSubmit } = useSubmit(async (values) => {
    if (started) return onDone(await request(confirmTotp, { body: values as BodyOf<typeof confirmTotp> }));
    setStarted(await request(startTotp, { body: await proofOf(values, factor) }));
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {error && <Alert tone="danger">{error}</Alert>}
      {started ? (
        <NewApp {...started} error={fields.code} />
      ) : (
        <ProofFields factor={factor} fields={fields} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {started ? 'Kodu doğrula' : 'Devam et'}
        </Button>
      </div>
    </form>
  );
}

function NewApp({ secret, uri, error }: TotpStarted & { error: string | undefined }) {
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
        label="Uygulamadaki kod"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error}
      />
    </>
  );
}
