import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { PayerDetails } from 'mf-shared/contracts/payments';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './Payment.module.css';
import { payerQuery } from './queries.ts';
import type { useCheckout } from './useCheckout.ts';

type Props = { businessId: string; checkout: ReturnType<typeof useCheckout> };

/** The payer's data. The card is entered at the bank, never here. */
export function PaymentForm({ businessId, checkout: { formRef, phase, errors, typed, type, pay } }: Props) {
  const known = useQuery(payerQuery(businessId)).data;
  const details = { fullName: '', email: '', ...known, ...typed };
  const change = (name: keyof PayerDetails) => (event: { target: { value: string } }) =>
    type(name, event.target.value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase.at !== 'opening') void pay(details);
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} className={styles.form}>
      {phase.at === 'form' && phase.failure && <Alert tone="danger">{phase.failure}</Alert>}
      {phase.at === 'blocked' && <Blocked onOpen={() => void pay(details)} />}
      <TextField
        label="Ad Soyad"
        name="fullName"
        required
        autoComplete="name"
        value={details.fullName}
        error={errors.fullName}
        onChange={change('fullName')}
      />
      <TextField
        label="E-posta"
        name="email"
        type="email"
        required
        autoComplete="email"
        value={details.email}
        error={errors.email}
        onChange={change('email')}
      />
      <p className={styles.small}>
        Ödemeye geçerek <Link to="/mesafeli-satis-sozlesmesi">mesafeli satış sözleşmesini</Link> kabul etmiş
        olursunuz.
      </p>
      <Button type="submit" size="lg" block busy={phase.at === 'opening'} icon={<LockKeyhole />}>
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
