import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Register.module.css';
import type { SectionProps } from './section.ts';
import { textProps } from './section.ts';

/** The person who signs in and answers the phone. */
export function AccountFields(props: SectionProps) {
  return (
    <div className={styles.pair}>
      <TextField label="Ad soyad" autoComplete="name" required {...textProps(props, 'ownerName')} />
      <TextField
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0532 123 45 67"
        required
        {...textProps(props, 'phone')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="username"
        hint="İşletme girişinde bu adresi kullanacaksınız."
        required
        {...textProps(props, 'email')}
      />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        hint="En az 8 karakter."
        required
        {...textProps(props, 'password')}
      />
    </div>
  );
}
