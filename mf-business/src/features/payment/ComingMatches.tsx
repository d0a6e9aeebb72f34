import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import type { ComingMatch } from 'mf-shared/contracts/board';
import { formatPhone, formatSlot } from 'mf-shared/format';
import { currentNight } from 'mf-shared/schedule';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './Payment.module.css';
import { comingQuery } from './queries.ts';

const KINDS = { reservation: 'Rezervasyon', subscription: 'Abone', phone: 'Telefon' };

/** Players of the coming matches although the fee is unpaid: the venue can phone them or let them in. Read-only. */
export function ComingMatches({ venueId }: { venueId: string }) {
  const coming = useQuery(comingQuery(venueId));
  const { data, error } = coming;
  const tonight = currentNight(Date.now());
  const isTonight = ({ date }: ComingMatch) => date <= tonight;
  return (
    <Panel title="Bu geceki maçlarınız">
      {error && !data ? (
        <ErrorState message={error.message} query={coming} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton height="6rem" />
        </div>
      ) : (
        <>
          <p className={styles.none}>
            İşletmeniz yayında değil, ama daha önce alınmış rezervasyonlar geçerli. Ödeme yapılana kadar
            yalnızca görebilirsiniz.
          </p>
          <List matches={data.filter(isTonight)} empty="Bu gece için alınmış rezervasyon yok." />
          <h3>Sonraki geceler</h3>
          <List
            matches={data.filter((match) => !isTonight(match))}
            empty="Önümüzdeki iki hafta için alınmış rezervasyon yok."
          />
        </>
      )}
    </Panel>
  );
}

function List({ matches, empty }: { matches: readonly ComingMatch[]; empty: string }) {
  if (matches.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.invoices}>
      {matches.map((match) => (
        <li key={match.id} className={styles.invoice}>
          <div>
            <strong>{match.name}</strong>
            <p className={styles.period}>
              <span>{formatSlot(match)}</span>
              <span>
                {match.fieldName} · {KINDS[match.kind]}
              </span>
            </p>
          </div>
          {match.phone && (
            <a href={`tel:${match.phone}`} className={styles.ring}>
              <Phone aria-hidden="true" />
              {formatPhone(match.phone)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
