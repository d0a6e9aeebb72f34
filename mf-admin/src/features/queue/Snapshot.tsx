import type { ReportSubject } from 'mf-shared/contracts/reports';
import { Photo } from 'mf-shared/ui/Photo';
import styles from './Queue.module.css';
import { SUBJECT_NAMES } from './words.ts';

/** The parts of what was reported that people read, with their names. */
const PARTS: Readonly<Record<string, string>> = {
  comment: 'Yorum',
  rating: 'Puan',
  content: 'Mesaj',
  description: 'Açıklama',
  details: 'Ayrıntılar',
  contact_info: 'İletişim',
  name: 'Ad',
  venue_name: 'İşletme',
  address: 'Adres',
  equipment: 'Olanaklar',
  city: 'Şehir',
  date: 'Tarih',
  fee: 'Ücret',
  capacity: 'Kontenjan',
  position: 'Mevki',
  teams: 'Takımlar',
};

type Props = { type: ReportSubject; snapshot: Readonly<Record<string, unknown>> };

/** What was reported, as it was when it was reported. */
export function Snapshot({ type, snapshot }: Props) {
  const photo = snapshot.path ?? snapshot.photo;
  const parts = Object.entries(PARTS).filter(([name]) => isShown(snapshot[name]));
  return (
    <figure className={styles.answer}>
      <figcaption>
        <b>{SUBJECT_NAMES[type]}</b> (bildirildiği andaki hâliyle)
      </figcaption>
      {typeof photo === 'string' && <Photo src={photo} alt="Bildirilen fotoğraf" className={styles.photo} />}
      <dl className={styles.parts}>
        {parts.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={styles.text}>{String(snapshot[name])}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const isShown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== '[]';
