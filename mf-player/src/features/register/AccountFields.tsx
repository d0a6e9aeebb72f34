import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import type { ReactNode } from 'react';
import styles from './RegisterForm.module.css';
import type { useRegistration } from './useRegistration.ts';

type Props = {
  field: ReturnType<typeof useRegistration>['field'];
  /** Stands at the e-mail instead of its own error. */
  emailError?: ReactNode;
};

/** Who somebody is. The browser fills it in. */
export function AccountFields({ field, emailError }: Props) {
  const email = field('email');
  return (
    <fieldset className={styles.group}>
      <legend>Hesabınız</legend>
      <TextField {...field('fullName')} label="Ad soyad" autoComplete="name" required />
      <TextField
        {...email}
        error={emailError ?? email.error}
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <PasswordField
        {...field('password')}
        label="Şifre"
        autoComplete="new-password"
        hint="En az 8 karakter."
        required
      />
      <TextField
        {...field('phone')}
        label="Telefon"
        type="tel"
        autoComplete="tel"
        placeholder="0532 123 45 67"
        hint="Yalnızca saha ayırttığınız işletme görür."
        required
      />
    </fieldset>
  );
}
