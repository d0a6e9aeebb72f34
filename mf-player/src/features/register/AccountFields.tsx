import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { Link } from 'react-router-dom';
import styles from './RegisterForm.module.css';
import type { useRegistration } from './useRegistration.ts';

/** Who somebody is. The browser fills it in. An address that has an account leads to its login. */
export function AccountFields({ kit }: { kit: ReturnType<typeof useRegistration> }) {
  const { field, toLogin, isTaken } = kit;
  const email = field('email');
  return (
    <fieldset className={styles.group}>
      <legend>Hesabınız</legend>
      <TextField {...field('fullName')} label="Ad soyad" autoComplete="name" required />
      <TextField
        {...email}
        {...(isTaken && {
          error: (
            <span>
              {email.error} <Link {...toLogin}>Giriş yapın</Link>
            </span>
          ),
        })}
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
