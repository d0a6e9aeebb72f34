import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { type RegistrationKit, textOf } from './form.ts';
import styles from './Register.module.css';

/** The person who signs in and answers the phone. */
export function AccountFields({ kit }: { kit: RegistrationKit }) {
  const text = textOf(kit);
  return (
    <div className={styles.pair}>
      <TextField label="Ad soyad" autoComplete="name" required {...text('ownerName')} />
      <TextField
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0532 123 45 67"
        required
        {...text('phone')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint="İşletme girişinde bu adresi kullanacaksınız."
        required
        {...text('email')}
      />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        hint="En az 8 karakter."
        required
        {...text('password')}
      />
    </div>
  );
}
