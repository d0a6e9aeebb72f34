import { request } from 'mf-shared/api-client';
import { regenerateCodes, removePasskey, switchOff } from '../contracts/calls/second-factor.ts';
import type { FactorAdded, FactorStatus, PasswordAndProof } from '../contracts/second-factor.ts';
import { useForm } from '../form/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { Change, Done } from './FactorDialog.tsx';
import { NO_PROOF, ProofFields, proofOf, whyDeclined } from './ProofFields.tsx';

type Proven = Exclude<Change, { kind: 'totp' | 'passkey' }>;
type Props = { change: Proven; factor: FactorStatus; onDone: Done };

const SUBMIT = { codes: 'Kodları yenile', off: 'İki adımlı girişi kapat', remove: 'Sil' };

const send = (change: Proven, body: PasswordAndProof): Promise<FactorAdded> =>
  change.kind === 'remove'
    ? request(removePasskey, { params: { id: change.id }, body })
    : request({ codes: regenerateCodes, off: switchOff }[change.kind], { body });

/** Changes that need only password and second factor: new recovery codes, and removals. */
export function ProofForm({ change, factor, onDone }: Props) {
  const { form, input, busy, failure } = useForm({
    start: NO_PROOF,
    failed: whyDeclined,
    send: async (proof) => onDone(await send(change, await proofOf(proof, factor))),
  });
  return (
    <form {...form} className="stack gap-4">
      {change.kind === 'remove' && <p>“{change.name}” ile artık giriş yapılamaz.</p>}
      {change.kind === 'off' && <p>Girişlerde yalnızca şifreniz sorulur; hesabınız daha az korunur.</p>}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <ProofFields factor={factor} input={input} />
      <div className="row wrap gap-3">
        <Button type="submit" variant={change.kind === 'codes' ? 'primary' : 'danger'} busy={busy}>
          {SUBMIT[change.kind]}
        </Button>
      </div>
    </form>
  );
}
