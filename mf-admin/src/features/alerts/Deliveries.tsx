import { HOOK_EVENTS, HOOK_FAILURES, type HookDelivery } from 'mf-shared/contracts/web-hooks';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import styles from './Alerts.module.css';

/** What an address got of late, and how it went. */
export function Deliveries({ deliveries }: { deliveries: readonly HookDelivery[] }) {
  const [last] = deliveries;
  if (!last) return <p className={styles.facts}>Bu adrese henüz bir şey gönderilmedi.</p>;
  return (
    <Disclosure summary={`Son gönderimler (${deliveries.length})`} open={stateOf(last) !== 'sent'}>
      <ul className={styles.rows}>
        {deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} />
        ))}
      </ul>
    </Disclosure>
  );
}

const STATES = {
  sent: { text: 'Ulaştı', tone: 'success' },
  waiting: { text: 'Sırada', tone: 'info' },
  again: { text: 'Yeniden denenecek', tone: 'warning' },
  failed: { text: 'Ulaşmadı', tone: 'danger' },
} as const;

const stateOf = ({ sentAt, nextAt, tries }: HookDelivery): keyof typeof STATES => {
  if (sentAt !== null) return 'sent';
  if (nextAt === null) return 'failed';
  return tries === 0 ? 'waiting' : 'again';
};

function Delivery({ delivery }: { delivery: HookDelivery }) {
  const { event, at, tries, status, failure, tookMs, nextAt } = delivery;
  const state = stateOf(delivery);
  const facts = [
    formatInstant(at),
    ...(status === null ? [] : [`yanıt ${status}`]),
    ...(tookMs === null ? [] : [`${formatNumber(tookMs)} ms`]),
    ...(tries > 1 ? [`${tries}. deneme`] : []),
    ...(state === 'again' && nextAt !== null ? [`sonraki ${formatInstant(nextAt)}`] : []),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <b>{HOOK_EVENTS[event]}</b>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {failure && <span className={styles.facts}>{HOOK_FAILURES[failure]}</span>}
    </li>
  );
}
