import { BellRing } from 'lucide-react';
import type { HourAlert } from 'mf-shared/contracts/hour-alerts';
import { formatDay, formatMoney, numberTo } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './Alerts.module.css';
import { useAlertActs, useAlerts } from './useAlerts.ts';
import { FACILITY_WORDS, type Search } from './wish.ts';

/** Asks to be told when an hour that fits comes free. Venues and admins do not play. */
export function AlertButton({ search }: { search: Search }) {
  const { make } = useAlertActs();
  const isPlayer = useSession(({ user }) => user !== null);
  const isOther = useSession(({ business, admin }) => business !== null || admin !== null);
  const navigate = useNavigate();
  const { pathname, search: address } = useLocation();
  // An alert goes by what an hour is, not by the words of its venue.
  if ((isOther && !isPlayer) || ('text' in search && search.text !== undefined)) return null;
  const press = () =>
    isPlayer ? make.mutate(search) : navigate(`/login-user?next=${encodeURIComponent(pathname + address)}`);
  return (
    <Button variant="secondary" icon={<BellRing aria-hidden="true" />} busy={make.isPending} onClick={press}>
      Boşalırsa haber ver
    </Button>
  );
}

/** The searches of which the player is told when an hour comes free. */
export function Alerts() {
  const id = useId();
  const alerts = useAlerts();
  const { end } = useAlertActs();
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack shrink gap-3">
      <h2 id={id} className={styles.title}>
        Haber vereceğimiz aramalar
      </h2>
      <ul className="stack shrink gap-2">
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.alert}>
            <span>
              <b>{placeOf(alert)}</b> <span>{wishOf(alert)}</span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              busy={end.isPending && end.variables === alert.id}
              onClick={() => end.mutate(alert.id)}
            >
              Sil
              <span className="visually-hidden">
                : {placeOf(alert)}, {wishOf(alert)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = ({ city, district, nearby, radius }: HourAlert): string =>
  nearby ? `Seçtiğiniz konumun ${radius} km çevresi` : district ? `${district}, ${city}` : city;

/** `20 Kasım Cuma, 20:00 ile 22:00 arası, 7'ye 7, en fazla 1.500 TL, duş` */
const wishOf = ({ date, earliest, latest, players, maxPrice, indoor, facilities }: HourAlert): string =>
  [
    `${formatDay(date)}, ${earliest} ile ${latest} arası`,
    ...(players === null ? [] : [`${numberTo(players)} ${players}`]),
    ...(maxPrice === null ? [] : [`en fazla ${formatMoney(maxPrice)}`]),
    ...(indoor ? ['kapalı saha'] : []),
    ...facilities.map((one) => FACILITY_WORDS[one].toLocaleLowerCase('tr')),
  ].join(', ');
