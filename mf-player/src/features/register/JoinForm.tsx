import { FEET, POSITIONS } from 'mf-shared/contracts/player-terms';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { Link } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './RegisterForm.module.css';
import { Terms } from './Terms.tsx';
import { type Joining, useRegistration } from './useRegistration.ts';

type Props = Joining & {
  /** What the button says: the registration, and what follows it. */
  action: string;
};

const optionsOf = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));
const PLACES = optionsOf(POSITIONS);
const SIDES = optionsOf(FEET);

/** The short registration where something waits: only what is required, and signed in at its end. */
export function JoinForm({ action, ...joining }: Props) {
  const kit = useRegistration(joining);
  const { values, errors, failure } = kit;
  return (
    // What is sent before React listens must not become an address with a password in it.
    <form {...kit.form} method="post" className="stack shrink gap-6">
      <p>
        Hesabınız var mı? <Link {...kit.toLogin}>Giriş yapın</Link>
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <AccountFields kit={kit} />
      <fieldset className={styles.group} data-single="">
        <legend>Sahadaki yeriniz</legend>
        <Choices
          compact
          required
          legend="Mevki"
          name="position"
          options={PLACES}
          value={values.position}
          error={errors.position}
          onChange={(position) => kit.set({ position })}
        />
        <Choices
          compact
          required
          legend="Kullandığınız ayak"
          name="foot"
          options={SIDES}
          value={values.foot}
          error={errors.foot}
          onChange={(foot) => kit.set({ foot })}
        />
      </fieldset>
      <div className="stack gap-4">
        <CaptchaField {...kit.captchaField} error={errors.recaptchaToken} />
        <Button type="submit" size="lg" block busy={kit.busy}>
          {action}
        </Button>
      </div>
      <Terms />
      {joining.city && (
        <p className={styles.terms}>
          Şehriniz {joining.city} olarak kaydedilir; istediğiniz zaman profilinizden değiştirebilirsiniz.
        </p>
      )}
    </form>
  );
}
