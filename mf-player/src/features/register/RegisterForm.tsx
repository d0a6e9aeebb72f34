import { FEET, POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './RegisterForm.module.css';
import { type RegistrationValues, useRegistration } from './useRegistration.ts';

export function RegisterForm() {
  const kit = useRegistration();
  const { form, errors, failure, busy } = kit;
  const field = (name: keyof RegistrationValues) => ({ ...kit.field(name), onBlur: () => kit.check(name) });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <fieldset className={styles.group}>
        <legend>Hesabınız</legend>
        <TextField {...field('fullName')} label="Ad soyad" autoComplete="name" required />
        <TextField
          {...field('email')}
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
      <fieldset className={styles.group}>
        <legend>Sahadaki yeriniz</legend>
        <SelectField
          {...field('position')}
          label="Mevki"
          options={POSITIONS}
          placeholder="Mevki seçin"
          required
        />
        <SelectField
          {...field('foot')}
          label="Kullandığınız ayak"
          options={FEET}
          placeholder="Ayak seçin"
          required
        />
        <CitySelect {...field('city')} />
        <TextField
          {...field('teams')}
          label="Oynadığınız takımlar"
          placeholder="Yıldızlar, Mahalle FK"
          hint="Virgülle ayırın. Boş bırakabilirsiniz."
        />
        <div className={styles.wide}>
          <PhotoPicker
            single
            label="Fotoğraf"
            hint="Oyuncu kartınızda görünür, en fazla 8 MB. Boş bırakabilirsiniz."
            value={kit.photos}
            onChange={kit.setPhotos}
            error={errors.photo}
          />
        </div>
      </fieldset>
      <CaptchaField {...kit.captchaField} error={errors.recaptchaToken} />
      <Button type="submit" size="lg" block busy={busy}>
        Kayıt Ol
      </Button>
    </form>
  );
}
