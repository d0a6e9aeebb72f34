import {
  AUDIENCE_PLACES,
  AUDIENCE_ROLES,
  MAX_ANNOUNCEMENT_LINK,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
  MAX_SCHEDULE_DAYS,
} from 'mf-shared/contracts/announcements';
import type { FormKit } from 'mf-shared/form';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Announcements.module.css';
import type { Values } from './form.ts';
import { VenuePicker } from './VenuePicker.tsx';
import { PLACE_NAMES, ROLE_NAMES } from './words.ts';

const ROLES = AUDIENCE_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
const PLACES = AUDIENCE_PLACES.map((value) => ({ value, label: PLACE_NAMES[value] }));
const TIMES = [
  { value: 'now', label: 'Hemen' },
  { value: 'later', label: 'Seçtiğim gün ve saatte' },
];
const PLACE_HINTS = {
  everywhere: undefined,
  city: 'Profilinde bu ili seçmiş oyuncular ve bu ildeki işletmeler.',
  venue: 'İşletmenin ekibi ve orada yaklaşan onaylı saati olan oyuncular.',
};

type Props = { kit: FormKit<Values>; isScheduled: boolean };

/** What an announcement says, who gets it where, and when. */
export function Fields({ kit, isScheduled }: Props) {
  return (
    <>
      <Words kit={kit} />
      <Audience kit={kit} />
      <Channels kit={kit} />
      <Time kit={kit} isScheduled={isScheduled} />
    </>
  );
}

function Words({ kit: { field, values } }: { kit: FormKit<Values> }) {
  return (
    <>
      <TextField {...field('title')} label="Başlık" required maxLength={MAX_ANNOUNCEMENT_TITLE} />
      <TextArea
        {...field('text')}
        label="Metin"
        required
        rows={6}
        maxLength={MAX_ANNOUNCEMENT_TEXT}
        hint={`Düz metin; boş satırlar korunur. ${values.text.length}\u00a0/\u00a0${MAX_ANNOUNCEMENT_TEXT}\u00a0karakter`}
      />
      <TextField
        {...field('link')}
        label="Site içi bağlantı"
        placeholder="/tournaments"
        maxLength={MAX_ANNOUNCEMENT_LINK}
        autoComplete="off"
        inputMode="url"
        hint="İsteğe bağlı. Duyuruya dokunan kişi bu sayfaya gider; boş bırakırsanız bildirim listesi açılır."
      />
    </>
  );
}

function Audience({ kit: { field, values, set, errors } }: { kit: FormKit<Values> }) {
  const { place, venueId, venueName } = values;
  return (
    <>
      <div className={styles.pair}>
        <SelectField {...field('role')} label="Kimlere" options={ROLES} />
        <SelectField {...field('place')} label="Nerede" options={PLACES} hint={PLACE_HINTS[place]} />
      </div>
      {place === 'city' && <CitySelect {...field('city')} label="İl" required />}
      {place === 'venue' && (
        <VenuePicker
          chosen={venueId ? { id: venueId, name: venueName } : null}
          error={errors.venueId}
          onChoose={(venue) => set({ venueId: venue?.id ?? '', venueName: venue?.name ?? '' })}
        />
      )}
    </>
  );
}

function Channels({ kit: { tick } }: { kit: FormKit<Values> }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Nasıl ulaşsın?</legend>
      <p className={styles.muted}>
        Duyuru her alıcının bildirimler listesinde yer alır. Aşağıdakiler, tercihlerinde açık olanlara ayrıca
        gider.
      </p>
      <CheckboxField {...tick('push')} label="Anlık bildirim" />
      <CheckboxField
        {...tick('mail')}
        label="E-posta"
        hint="Yalnızca hizmetle ilgili duyurular için. Tanıtım iletisi alıcının önceden onayını gerektirir."
      />
    </fieldset>
  );
}

function Time({ kit: { field, text, values }, isScheduled }: Props) {
  const today = istanbulDate(Date.now());
  return (
    <div className={styles.pair}>
      {!isScheduled && <SelectField {...field('when')} label="Ne zaman gönderilsin?" options={TIMES} />}
      {values.when === 'later' && (
        <>
          <TextField
            {...text('date')}
            type="date"
            label="Gün"
            required
            min={today}
            max={addDays(today, MAX_SCHEDULE_DAYS)}
          />
          <TextField {...text('time')} type="time" label="Saat" required hint="Türkiye saatiyle." />
        </>
      )}
    </div>
  );
}
