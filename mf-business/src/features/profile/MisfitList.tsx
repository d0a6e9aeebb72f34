import { CalendarDays, MessageCircle, Phone } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Misfit, Misfits } from 'mf-shared/contracts/venues';
import { formatSlot } from 'mf-shared/format';
import { Facts } from 'mf-shared/ui/Facts';
import { WholeTimes } from 'mf-shared/ui/WholeTimes';
import { Link } from 'react-router-dom';
import styles from './Misfits.module.css';

const KIND: Record<Misfit['kind'], string> = {
  reservation: 'Rezervasyon',
  subscription: 'Abonelik',
  phone: 'Telefonla',
};

type Props = {
  misfits: Misfits;
  /** Opens the links in another tab, so that this page keeps the typed values. */
  aside?: boolean;
};

/** Bookings outside the changed hours, with links to contact the players. */
export function MisfitList({ misfits: { count, first }, aside }: Props) {
  const target = aside ? '_blank' : undefined;
  return (
    <>
      <ul className={styles.list}>
        {first.map((one) => (
          <li key={one.id}>
            <span className={styles.who}>
              <b>{one.name}</b>
              <Facts>
                <WholeTimes>{formatSlot(one)}</WholeTimes>
                {one.fieldName}
                {KIND[one.kind]}
              </Facts>
            </span>
            <span className={styles.ways}>
              <Link
                to={`/business/board?date=${one.date}`}
                target={target}
                aria-label={`${one.name}: tabloda aç`}
              >
                <CalendarDays aria-hidden="true" /> Tabloda aç
              </Link>
              {one.userId ? (
                <Link to={chatLink(one.userId, 'User')} target={target} aria-label={`${one.name}: mesaj yaz`}>
                  <MessageCircle aria-hidden="true" /> Mesaj
                </Link>
              ) : (
                one.phone && (
                  <a href={`tel:${one.phone}`} aria-label={`${one.name}: ara`}>
                    <Phone aria-hidden="true" /> Ara
                  </a>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > first.length && <p>ve {count - first.length} rezervasyon daha.</p>}
    </>
  );
}
