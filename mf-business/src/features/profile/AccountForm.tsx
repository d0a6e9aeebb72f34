import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Profile.module.css';
import { useAccountForm } from './useAccountForm.ts';

type Props = { venueId: string; email: string; pendingEmail?: string | null | undefined };

/** The owner's login data; each change needs the current password. */
export function AccountForm({ venueId, email, pendingEmail }: Props) {
  const { form, field, failure, busy } = useAccountForm(venueId, email);
  return (
    <form {...form} className={styles.account}>
      <fieldset className={styles.group}>
        <legend>Giriş bilgileri</legend>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <div className={styles.pair}>
          <TextField
            label="E-posta"
            type="email"
            required
            autoComplete="username"
            hint={pendingEmail && `${pendingEmail} doğrulanmayı bekliyor; gönderdiğimiz bağlantıya tıklayın.`}
            {...field('email')}
          />
          <PasswordField
            label="Yeni şifre"
            hint="Değişmeyecekse boş bırakın. Değişirse diğer cihazlardaki oturumlarınız hemen kapanır."
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <PasswordField
            label="Mevcut şifre"
            required
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        </div>
      </fieldset>
      <div className={styles.bar}>
        <Button type="submit" variant="secondary" busy={busy}>
          Giriş bilgilerini kaydet
        </Button>
      </div>
    </form>
  );
}
