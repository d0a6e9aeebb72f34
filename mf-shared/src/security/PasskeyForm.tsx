import { request } from 'mf-shared/api-client';
import { addPasskey } from '../contracts/calls/second-factor.ts';
import type { FactorStatus } from '../contracts/second-factor.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Done } from './FactorDialog.tsx';
import { ProofFields, proofOf } from './ProofFields.tsx';
import styles from './Security.module.css';
import { useSubmit } from './useSubmit.ts';

/** Adds a passkey of this device, under a name of its owner's choice. */
export function PasskeyForm({ factor, onDone }: { factor: FactorStatus; onDone: Done }) {
  const { busy, error, fields, onSubmit } = useSubmit(async ({ name = '', ...values }) => {
    const { makePasskey } = await import('./webauthn.ts');
    const response = await makePasskey(await proofOf(values, factor));
    onDone(await request(addPasskey, { body: { name, response } }));
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <p>Cihazınızın parmak izi, yüz tanıma ya da ekran kilidiyle giriş yaparsınız.</p>
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        label="Anahtarın adı"
        name="name"
        defaultValue="Bu cihaz"
        maxLength={60}
        required
        error={fields.name}
      />
      <ProofFields factor={factor} fields={fields} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Geçiş anahtarı oluştur
        </Button>
      </div>
    </form>
  );
}
