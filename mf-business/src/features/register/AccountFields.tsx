import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { type RegistrationKit, textOf } from './form.ts';
import styles from './Register.module.css';

/** The person who signs in and answers the phone. */
export function AccountFields({ kit, isNew }: { kit: RegistrationKit; isNew: boolean }) {
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
        hint={
          isNew
            ? 'İşletme girişinde bu adresi kullanacaksınız.'
            : 'Giriş bilgileriniz değişmez; e-postanız ve şifreniz aynı kalır.'
        }
        readOnly={!isNew}
        required
        {...text('email')}
      />
      {isNew && (
        <PasswordField
          label="Şifre"
          autoComplete="new-password"
          hint="En az 8 karakter."
          required
          {...text('password')}
        />
      )}
    </div>
  );
}
