import { LockKeyhole } from 'lucide-react';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { Link } from 'react-router-dom';
import styles from './Payment.module.css';
import type { useCheckout } from './useCheckout.ts';

type Props = Omit<ReturnType<typeof useCheckout>, 'backToForm'>;

/** The payer's data. The card is entered at the bank, never here. */
export function PaymentForm({ kit, phase }: Props) {
  const { form, field, busy, submit } = kit;
  const failure = kit.failure || (phase.at === 'form' && phase.failure);
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {phase.at === 'blocked' && <Blocked onOpen={() => void submit()} />}
      <TextField {...field('fullName')} label="Ad soyad" required autoComplete="name" />
      <TextField {...field('email')} label="E-posta" type="email" required autoComplete="email" />
      <p className={styles.small}>
        Ödemeye geçerek <Link to="/mesafeli-satis-sozlesmesi">mesafeli satış sözleşmesini</Link> kabul etmiş
        olursunuz.
      </p>
      <Button type="submit" size="lg" block busy={busy} icon={<LockKeyhole />}>
        3D Secure ile öde
      </Button>
      <p className={styles.small}>Kart bilgileriniz bizde tutulmaz, yalnızca banka sayfasında girilir.</p>
    </form>
  );
}

const Blocked = ({ onOpen }: { onOpen: () => void }) => (
  <Alert
    tone="warning"
    title="Tarayıcınız banka penceresini engelledi."
    action={
      <Button variant="secondary" size="sm" onClick={onOpen}>
        Banka penceresini aç
      </Button>
    }
  >
    Adres çubuğundan bu site için açılır pencerelere izin verin, sonra düğmeye basın.
  </Alert>
);
