import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTS } from 'mf-shared/contracts/audit';
import { DESK_STATES } from 'mf-shared/contracts/desk';
import { DOUBLE_REASONS, type LikelyDouble, type VenueDecision } from 'mf-shared/contracts/review';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Badge } from 'mf-shared/ui/Badge';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { Corrections } from './Corrections.tsx';
import { reviewQuery } from './queries.ts';
import styles from './Review.module.css';

type Props = {
  id: string;
  /** Says in one line that nothing is known. */
  brief?: boolean;
};

/** What is known of a venue beyond what it says: its pin, likely doubles, and who decided what. */
export function Reviewed({ id, brief = false }: Props) {
  const { data, error, ...query } = useQuery(reviewQuery(id));
  if (error && !data) return <ErrorState message={error.message} query={query} />;
  if (!data) return <Skeleton height="10rem" />;
  const { pin, doubles, corrections, decisions } = data;
  const isEmpty = [doubles, corrections, decisions].every((one) => one.length === 0);
  if (brief && isEmpty && !pin.warning)
    return <p className={styles.muted}>Benzer işletme ve verilmiş karar yok.</p>;
  return (
    <div className="stack gap-5">
      {pin.warning && (
        <Alert tone="warning" title="Konum ve adres uyuşmuyor">
          {pin.warning}
        </Alert>
      )}
      <Doubles doubles={doubles} />
      <Corrections corrections={corrections} />
      <Decisions decisions={decisions} />
    </div>
  );
}

function Doubles({ doubles }: { doubles: readonly LikelyDouble[] }) {
  return (
    <section className="stack gap-2">
      <h3>Benzer işletmeler</h3>
      {doubles.length === 0 ? (
        <p className={styles.muted}>
          Aynı telefonu, e-postayı, adı ya da adresi kullanan veya 150 metre yakınında olan başka işletme yok.
        </p>
      ) : (
        <>
          <p className={styles.muted}>
            Aynı işletmeyse bekleyen başvuruyu bu gerekçeyle reddedin. Onaylı iki işletme birleştirilemez:
            saatleri, fiyatları ve ayarları ayrıdır. Birini sahibi kapatabilir ya da siz askıya alabilirsiniz.
          </p>
          <ul className={styles.list}>
            {doubles.map(({ id, businessName, city, state, reasons, metres }) => (
              <li key={id}>
                <span>
                  <Link to={`/admin/venues/${id}`}>{businessName}</Link>, {city}{' '}
                  <Badge>{DESK_STATES[state]}</Badge>
                </span>
                <span className={styles.muted}>
                  {reasons.map((reason) => DOUBLE_REASONS[reason]).join(', ')} · {distance(metres)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const distance = (metres: number): string =>
  metres < 1000 ? `${metres} m` : `${formatNumber(Math.round(metres / 1000))} km`;

function Decisions({ decisions }: { decisions: readonly VenueDecision[] }) {
  return (
    <section className="stack gap-2">
      <h3>Karar geçmişi</h3>
      {decisions.length === 0 ? (
        <p className={styles.muted}>Henüz karar verilmedi.</p>
      ) : (
        <ol className={styles.list}>
          {decisions.map(({ position, act, who, at, reason }) => (
            <li key={position}>
              <span>
                {who}: {AUDIT_ACTS[act]}
                {reason && ` · “${reason}”`}
              </span>
              <time className={styles.muted} dateTime={at}>
                {formatInstant(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
