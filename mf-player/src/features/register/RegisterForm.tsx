import { FEET, POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { Link } from 'react-router-dom';
import styles from './RegisterForm.module.css';
import { useRegistration } from './useRegistration.ts';

type Kit = ReturnType<typeof useRegistration>;

export function RegisterForm() {
  const kit = useRegistration();
  return (
    <form {...kit.form} className="stack shrink gap-6">
      {kit.failure && <Alert tone="danger">{kit.failure}</Alert>}
      <Account kit={kit} />
      <Place kit={kit} />
      <div className="stack gap-4">
        <CaptchaField {...kit.captchaField} error={kit.errors.recaptchaToken} />
        <Button type="submit" size="lg" block busy={kit.busy}>
          Kayıt Ol
        </Button>
      </div>
      <p className={styles.terms}>
        Kaydolarak <Link to="/terms-of-service">kullanım koşullarını</Link> ve{' '}
        <Link to="/privacy-policy">gizlilik politikasını</Link> kabul etmiş olursunuz.
      </p>
    </form>
  );
}

function Account({ kit: { field } }: { kit: Kit }) {
  return (
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
  );
}

/** Where the player plays, and the photo of the card. */
function Place({ kit: { field, errors, photos, setPhotos } }: { kit: Kit }) {
  return (
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
        placeholder="Sağ, sol ya da çift"
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
          value={photos}
          onChange={setPhotos}
          error={errors.photo}
        />
      </div>
    </fieldset>
  );
}
