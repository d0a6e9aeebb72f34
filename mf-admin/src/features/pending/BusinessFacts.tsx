import type { Venue } from 'mf-shared/contracts/venues';
import { formatPhone, mapLink } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { MailLink } from '../../common/MailLink.tsx';
import styles from './Pending.module.css';

/** Owner, contact, address and equipment. */
export function VenueFacts({ business }: { business: Venue }) {
  const { ownerName, email, emailVerified, phone, address, location, equipment } = business;
  return (
    <dl className={styles.facts}>
      <dt>Yetkili</dt>
      <dd>{ownerName ?? 'Belirtilmedi'}</dd>
      <dt>Telefon</dt>
      <dd>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </dd>
      <dt>E-posta</dt>
      <dd>
        {email ? <MailLink to={email} /> : 'Belirtilmedi'}{' '}
        {emailVerified === false && <Badge tone="warning">Doğrulanmadı</Badge>}
      </dd>
      <dt>Adres</dt>
      <dd>
        {address}
        <br />
        <a href={mapLink(location.coordinates)} target="_blank" rel="noreferrer">
          OpenStreetMap’te aç<span className="visually-hidden"> (yeni sekme)</span>
        </a>
      </dd>
      <dt>Ekipman</dt>
      <dd>{equipment || 'Belirtilmedi'}</dd>
    </dl>
  );
}
