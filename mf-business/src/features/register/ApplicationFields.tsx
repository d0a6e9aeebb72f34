import { MAX_DESCRIPTION } from 'mf-shared/contracts/venue-profile';
import { MAX_PHOTOS } from 'mf-shared/contracts/venues';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { TextArea } from 'mf-shared/ui/TextArea';
import { PitchEditor } from '../pitches/PitchEditor.tsx';
import { AccountFields } from './AccountFields.tsx';
import { type RegistrationKit, textOf } from './form.ts';
import { Step } from './Step.tsx';
import { VenueFields } from './VenueFields.tsx';

type Props = {
  kit: RegistrationKit;
  /** A registration chooses e-mail and password; a correction keeps both. */
  isNew: boolean;
};

/** The first four steps of an application: all that the venue says of itself. */
export function ApplicationFields({ kit, isNew }: Props) {
  const { values, errors, set } = kit;
  return (
    <>
      <Step number={1} lead={isNew ? 'İşletme hesabınıza bu bilgilerle girersiniz.' : undefined}>
        <AccountFields kit={kit} isNew={isNew} />
      </Step>
      <Step number={2} lead="Oyuncular tesisinizi haritada ve şehir aramasında görür.">
        <VenueFields kit={kit} />
      </Step>
      <Step
        number={3}
        lead="Her sahayı fiyatıyla ekleyin; açık olduğu saatleri ardından girersiniz. Saatler bir saatlik dilimlere bölünür."
      >
        <PitchEditor value={values.pitches} errors={errors} onChange={(pitches) => set({ pitches })} />
      </Step>
      <Step number={4} lead="Zorunlu değil, ama fotoğraflı tesisler daha çok ilgi görür.">
        <ShowcaseFields kit={kit} />
      </Step>
    </>
  );
}

/** What players see of the venue before they come. */
function ShowcaseFields({ kit }: { kit: RegistrationKit }) {
  const { values, errors, set } = kit;
  const text = textOf(kit);
  return (
    <>
      <TextArea
        label="Olanaklar"
        hint="Örneğin: soyunma odası, duş, otopark, krampon kiralama, kantin."
        rows={2}
        {...text('equipment')}
      />
      <TextArea
        label="Tanıtım yazısı"
        hint={`Zemininizi, ulaşımı ve farkınızı anlatın; oyuncular sayfanızda görür. En fazla ${MAX_DESCRIPTION} karakter.`}
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
