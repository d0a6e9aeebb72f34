import { DESK_STATES, type DeskHit, type DeskKind } from 'mf-shared/contracts/desk';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Link } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import { useRemember } from './queries.ts';
import styles from './Search.module.css';

export const KIND_NAMES: Record<DeskKind, string> = {
  player: 'Oyuncular',
  venue: 'İşletmeler',
  reservation: 'Rezervasyonlar',
  payment: 'Ödemeler',
  tournament: 'Turnuvalar',
  ad: 'İlanlar',
};
export const ONE_NAMES: Record<DeskKind, string> = {
  player: 'Oyuncu',
  venue: 'İşletme',
  reservation: 'Rezervasyon',
  payment: 'Ödeme',
  tournament: 'Turnuva',
  ad: 'İlan',
};

/** Where the page of each kind lies. */
const PAGES: Record<DeskKind, string> = {
  player: '/admin/players',
  venue: '/admin/venues',
  reservation: '/admin/reservations',
  payment: '/admin/money/payments',
  tournament: '/admin/tournaments',
  ad: '/admin/ads',
};

export const pageOf = ({ kind, id }: Pick<DeskHit, 'kind' | 'id'>) => `${PAGES[kind]}/${id}`;

/** One thing that was found, with links to the pages of those whose it is. */
export function HitRow({ hit }: { hit: DeskHit }) {
  const { kind, title, facts, state, createdAt, parties } = hit;
  const remember = useRemember();
  const isAccount = kind === 'player' || kind === 'venue';
  return (
    <li className={styles.hit}>
      <p className={styles.kind}>
        {ONE_NAMES[kind]}{' '}
        <Badge tone={state === 'suspended' ? 'danger' : 'neutral'}>{DESK_STATES[state]}</Badge>
      </p>
      <p className={styles.title}>
        <Link className={styles.link} to={pageOf(hit)} onClick={() => remember(hit)}>
          {title}
        </Link>
      </p>
      <p className={styles.facts}>
        {facts.join(' · ')}
        {facts.length > 0 && ' · '}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </p>
      {!isAccount && (
        <p className="row wrap gap-x-3">
          {parties.map((party) => (
            <PartyLink key={party.id} {...party} />
          ))}
        </p>
      )}
    </li>
  );
}
