import { FEET, POSITIONS } from 'mf-shared/contracts/player-terms';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { AccountFields } from './AccountFields.tsx';
import styles from './RegisterForm.module.css';
import { Terms } from './Terms.tsx';
import { useRegistration } from './useRegistration.ts';

type Kit = ReturnType<typeof useRegistration>;

/** The whole registration of a player. */
export function RegisterForm() {
  const kit = useRegistration();
  return (
    // What is sent before React listens must not become an address with a password in it.
    <form {...kit.form} method="post" className="stack shrink gap-6">
      {kit.failure && <Alert tone="danger">{kit.failure}</Alert>}
      <AccountFields kit={kit} />
      <Place kit={kit} />
      <div className="stack gap-4">
        <CaptchaField {...kit.captchaField} error={kit.errors.recaptchaToken} />
        <Button type="submit" size="lg" block busy={kit.busy}>
          Kayıt Ol
        </Button>
      </div>
      <Terms />
    </form>
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
