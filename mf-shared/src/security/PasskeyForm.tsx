import { request } from 'mf-shared/api-client';
import { addPasskey } from '../contracts/calls/second-factor.ts';
import type { FactorStatus } from '../contracts/second-factor.ts';
import { useForm } from '../form/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Done } from './FactorDialog.tsx';
import { NO_PROOF, ProofFields, proofOf, whyDeclined } from './ProofFields.tsx';

/** Adds a passkey of this device, under a name of its owner's choice. */
export function PasskeyForm({ factor, onDone }: { factor: FactorStatus; onDone: Done }) {
  const { form, input, busy, failure } = useForm({
    start: { ...NO_PROOF, name: 'Bu cihaz' },
    failed: whyDeclined,
    send: async ({ name, ...proof }) => {
      const { makePasskey } = await import('./webauthn.ts');
      const response = await makePasskey(await proofOf(proof, factor));
      onDone(await request(addPasskey, { body: { name, response } }));
    },
  });
  return (
    <form {...form} className="stack gap-4">
      <p>Cihazınızın parmak izi, yüz tanıma ya da ekran kilidiyle giriş yaparsınız.</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField {...input('name')} label="Anahtarın adı" maxLength={60} required />
      <ProofFields factor={factor} input={input} />
      <div className="row wrap gap-3">
        <Button type="submit" busy={busy}>
          Geçiş anahtarı oluştur
        </Button>
      </div>
    </form>
  );
}
