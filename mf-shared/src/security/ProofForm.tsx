import { api } from 'mf-shared/api-client';
import type { FactorAdded, FactorStatus } from '../contracts/second-factor.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { Change, Done } from './FactorDialog.tsx';
import { ProofFields, proofOf } from './ProofFields.tsx';
import styles from './Security.module.css';
import { useSubmit } from './useSubmit.ts';

type Proven = Exclude<Change, { kind: 'totp' | 'passkey' }>;
type Props = { change: Proven; factor: FactorStatus; onDone: Done };

const SUBMIT = { codes: 'Kodları yenile', off: 'İki adımlı girişi kapat', remove: 'Sil' };

const pathOf = (change: Proven) =>
  change.kind === 'remove'
    ? `account/passkeys/${encodeURIComponent(change.id)}/remove`
    : { codes: 'account/recovery-codes', off: 'account/second-factor/off' }[change.kind];

/** What password and second step alone allow: new recovery codes, and taking something away. */
export function ProofForm({ change, factor, onDone }: Props) {
  const { busy, error, fields, onSubmit } = useSubmit(async (values) => {
    onDone(await api.post<FactorAdded>(pathOf(change), { json: await proofOf(values, factor) }));
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {change.kind === 'remove' && <p>“{change.name}” ile artık giriş yapılamaz.</p>}
      {change.kind === 'off' && <p>Girişlerde yalnızca şifreniz sorulur; hesabınız daha az korunur.</p>}
      {error && <Alert tone="danger">{error}</Alert>}
      <ProofFields factor={factor} fields={fields} />
      <div className={styles.actions}>
        <Button type="submit" variant={change.kind === 'codes' ? 'primary' : 'danger'} busy={busy}>
          {SUBMIT[change.kind]}
        </Button>
      </div>
    </form>
  );
}
