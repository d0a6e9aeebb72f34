import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Register.module.css';
import { Step } from './Step.tsx';
import { StepLinks } from './StepLinks.tsx';
import { useRegistration } from './useRegistration.ts';

/** Registration of a business: one page with five steps; an admin approves it later. */
export function RegisterVenuePage() {
  useDocumentTitle('İşletme Kayıt');
  const isSignedIn = useSession((session) => session.business !== null);
  const { form, kit, captchaField } = useRegistration();
  const { errors, failure, busy } = kit;
  return (
    <>
      <PageHeader
        title="İşletme Kayıt"
        lead="Sahalarınızı ekleyin, başvurunuz onaylanınca rezervasyon almaya başlayın. İlk ay ücretsiz."
        kicker={
          <>
            {isSignedIn ? 'İşletme olarak giriş yaptınız.' : 'Zaten kayıtlı mısınız?'}{' '}
            <Link to={isSignedIn ? '/profile/business' : '/login-business'} className={styles.login}>
              {isSignedIn ? 'İşletme paneline git' : 'İşletme girişi'}
            </Link>
          </>
        }
        art="corner"
      />
      <div className={styles.page}>
        <StepLinks label="Kayıt adımları" />
        <form {...form} className="stack shrink gap-5">
          <ApplicationFields kit={kit} isNew />
          <Step number={5} lead="Başvurunuzu inceleyip onaylıyoruz. Onaydan sonra giriş yapabilirsiniz.">
            <div id="recaptchaToken" tabIndex={-1} data-invalid={errors.recaptchaToken ? true : undefined}>
              <CaptchaField {...captchaField} error={errors.recaptchaToken} />
            </div>
            <ErrorSummary errors={errors} failure={failure} />
            <Button type="submit" size="lg" block busy={busy}>
              İşletmemi Kaydet
            </Button>
            <p className={styles.terms}>
              Kaydolarak <Link to="/terms-of-service">kullanım koşullarını</Link> ve{' '}
              <Link to="/privacy-policy">gizlilik politikasını</Link> kabul etmiş olursunuz.
            </p>
          </Step>
        </form>
      </div>
    </>
  );
}
