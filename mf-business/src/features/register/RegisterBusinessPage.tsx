import { MAX_DESCRIPTION } from 'mf-shared/contracts/venue-profile';
import { MAX_PHOTOS } from 'mf-shared/contracts/venues';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { TextArea } from 'mf-shared/ui/TextArea';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
import { PitchEditor } from '../pitches/PitchEditor.tsx';
import { AccountFields } from './AccountFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type RegistrationKit, textOf } from './form.ts';
import styles from './Register.module.css';
import { STEPS, Step } from './Step.tsx';
import { useRegistration } from './useRegistration.ts';
import { VenueFields } from './VenueFields.tsx';

/** Registration of a business: one page with five steps; an admin approves it later. */
export function RegisterVenuePage() {
  useDocumentTitle('İşletme Kayıt');
  const { form, kit, captchaField } = useRegistration();
  const { values, errors, failure, busy, set } = kit;
  return (
    <>
      <PageHeader
        title="İşletme Kayıt"
        lead="Sahalarınızı ekleyin, başvurunuz onaylanınca rezervasyon almaya başlayın. İlk ay ücretsiz."
        kicker={
          <>
            Zaten kayıtlı mısınız?{' '}
            <Link to="/login-business" className={styles.login}>
              İşletme girişi
            </Link>
          </>
        }
        art="corner"
      />
      <div className={styles.page}>
        <Steps />
        <form {...form} className="stack shrink gap-5">
          <Step number={1} lead="İşletme hesabınıza bu bilgilerle girersiniz.">
            <AccountFields kit={kit} />
          </Step>
          <Step number={2} lead="Oyuncular tesisinizi haritada ve şehir aramasında görür.">
            <VenueFields kit={kit} />
          </Step>
          <Step
            number={3}
            lead="Her sahanın fiyatını ve açık olduğu saatleri girin. Saatler bir saatlik dilimlere bölünür."
          >
            <PitchEditor value={values.pitches} errors={errors} onChange={(pitches) => set({ pitches })} />
          </Step>
          <Step number={4} lead="Zorunlu değil, ama fotoğraflı tesisler daha çok ilgi görür.">
            <ShowcaseFields kit={kit} />
          </Step>
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

const Steps = () => (
  <nav aria-label="Kayıt adımları" className={styles.nav}>
    <ol className={styles.steps}>
      {STEPS.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`}>
            <b aria-hidden="true">{index + 1}</b>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** What players see of the venue before they come. */
function ShowcaseFields({ kit }: { kit: RegistrationKit }) {
  const { values, errors, set } = kit;
  const text = textOf(kit);
  return (
    <>
      <TextArea
        label="Ekipman"
        hint="Örneğin: soyunma odası, duş, otopark, krampon kiralama, kantin."
        rows={2}
        {...text('equipment')}
      />
      <TextArea
        label="Tanıtım yazısı"
        hint={`Zemini, ulaşımı, farkınızı anlatın; oyuncular işletme sayfanızda okur. En fazla ${MAX_DESCRIPTION} karakter.`}
        rows={4}
        {...text('description')}
      />
      <PhotoPicker
        value={values.photos}
        onChange={(photos) => set({ photos })}
        max={MAX_PHOTOS}
        error={errors.photos}
      />
    </>
  );
}
