import { request } from 'mf-shared/api-client';
import { regenerateCodes, removePasskey, switchOff } from '../contracts/calls/second-factor.ts';
import type { FactorAdded, FactorStatus, PasswordAndProof } from '../contracts/second-factor.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { Change, Done } from './FactorDialog.tsx';
import { ProofFields, proofOf } from './ProofFields.tsx';
import styles from './Security.module.css';
import { useSubmit } from './useSubmit.ts';

type Proven = Exclude<Change, { kind: 'totp' | 'passkey' }>;
type Props = { change: Proven; factor: FactorStatus; onDone: Done };

const SUBMIT = { codes: 'Kodları yenile', off: 'İki adımlı girişi kapat', remove: 'Sil' };

const send = (change: Proven, body: PasswordAndProof): Promise<FactorAdded> =>
  change.kind === 'remove'
    ? request(removePasskey, { params: { id: change.id }, body })
    : request({ codes: regenerateCodes, off: switchOff }[change.kind], { body });

/** Changes that need only password and second factor: new recovery codes, and removals. */
export function ProofForm({ change, factor, onDone }: Props) {
  const { busy, error, fields, onSubmit } = useSubmit(async (values) => {
    onDone(await send(change, await proofOf(values, factor)));
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
