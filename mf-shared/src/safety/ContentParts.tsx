import { Photo } from '../ui/Photo.tsx';
import styles from './ContentParts.module.css';

/** The parts of reported or removed content that people read, with their names. */
const PARTS: Readonly<Record<string, string>> = {
  full_name: 'Ad',
  comment: 'Yorum',
  rating: 'Puan',
  content: 'Mesaj',
  description: 'Açıklama',
  details: 'Açıklama',
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

/** Content as it was kept; `alt` names its photo. */
export function ContentParts({ content, alt }: { content: Readonly<Record<string, unknown>>; alt: string }) {
  const photo = content.path ?? content.photo;
  const parts = Object.entries(PARTS).filter(([name]) => isShown(content[name]));
  return (
    <>
      {typeof photo === 'string' && <Photo src={photo} alt={alt} className={styles.photo} />}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{said(content[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Lists are kept as JSON, like in the row that they come from. */
function said(value: unknown): string {
  const text = String(value);
  if (!text.startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.join(', ') : text;
  } catch {
    // A text that somebody began with a bracket.
    return text;
  }
}

const isShown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== '[]';
