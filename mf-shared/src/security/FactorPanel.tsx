import { useState } from 'react';
import type { FactorStatus } from '../contracts/second-factor.ts';
import { formatInstant } from '../format/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type Change, FactorDialog } from './FactorDialog.tsx';
import { useFactor, useFactorChanged } from './queries.ts';
import styles from './Security.module.css';

/** The second factor of logins: its state, and its changes. */
export function FactorPanel() {
  const factor = useFactor();
  const { data, isError } = factor;
  const [change, setChange] = useState<Change | null>(null);
  const onChanged = useFactorChanged();
  return (
    <Panel
      title={
        <>
          İki adımlı giriş{' '}
          {data && (
            <Badge tone={data.enabled ? 'success' : 'warning'} className={styles.state}>
              {data.enabled ? 'Açık' : 'Kapalı'}
            </Badge>
          )}
        </>
      }
      lead="Şifreniz başkasının eline geçse bile hesabınıza ikinci adım olmadan girilemez."
    >
      {!data && !isError && <Skeleton height="9rem" />}
      {!data && isError && <ErrorState message="Bilgiler alınamadı." query={factor} />}
      {data && <Factor factor={data} onChange={setChange} />}
      {data && change && (
        <FactorDialog
          change={change}
          factor={data}
          onClose={() => setChange(null)}
          onChanged={() => void onChanged()}
        />
      )}
    </Panel>
  );
}

type FactorProps = { factor: FactorStatus; onChange: (change: Change) => void };

function Factor({ factor, onChange }: FactorProps) {
  const { enabled, required, totp, passkeys, recoveryCodesLeft } = factor;
  return (
    <div className="stack gap-4">
      {required && !enabled && (
        <Alert tone="warning">Yönetim alanına girebilmek için iki adımlı girişi kurmanız gerekiyor.</Alert>
      )}
      {enabled && recoveryCodesLeft < 3 && (
        <Alert tone="warning">Yalnızca {recoveryCodesLeft} kurtarma kodunuz kaldı. Yenilerini alın.</Alert>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Geçiş anahtarları">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.what}>
                <b>{name}</b>
                <span className={styles.when}>Eklendi: {formatInstant(createdAt)}</span>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Sil: ${name}`}
                onClick={() => onChange({ kind: 'remove', id, name })}
              >
                Sil
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="row wrap gap-3">
        <Button variant={enabled ? 'secondary' : 'primary'} onClick={() => onChange({ kind: 'totp' })}>
          {totp ? 'Doğrulama uygulamasını değiştir' : 'Doğrulama uygulaması kur'}
        </Button>
        <Button variant="secondary" onClick={() => onChange({ kind: 'passkey' })}>
          Geçiş anahtarı ekle
        </Button>
        {enabled && (
          <Button variant="secondary" onClick={() => onChange({ kind: 'codes' })}>
            Kurtarma kodlarını yenile
          </Button>
        )}
        {enabled && !required && (
          <Button variant="danger" onClick={() => onChange({ kind: 'off' })}>
            İki adımlı girişi kapat
          </Button>
        )}
      </div>
    </div>
  );
}
