import { CalendarHeart } from 'lucide-react';
import { ApiError } from 'mf-shared/api-client';
import type { WeeklyField } from 'mf-shared/contracts/reservations';
import {
  DEFAULT_SUBSCRIPTION_DAY,
  DEFAULT_SUBSCRIPTION_SLOT,
  WEEKDAYS,
  type Weekday,
} from 'mf-shared/contracts/subscriptions';
import { formatWeekly } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Price } from 'mf-shared/ui/Price';
import { SelectField } from 'mf-shared/ui/SelectField';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Offer, offersOf, slotAmong } from './offers.ts';
import { useSubscribe } from './queries.ts';
import styles from './Subscriptions.module.css';

const MY_SUBSCRIPTIONS = '/my-reservations?tab=subscriptions';
type Props = { businessId: string; fields: readonly WeeklyField[] };

/** Pitch, day and hour of a weekly request, with what it costs. */
export function SubscribeForm({ businessId, fields }: Props) {
  const user = useSession((session) => session.user);
  const { pathname, search } = useLocation();
  const subscribe = useSubscribe();
  const [fieldName, setFieldName] = useState(fields[0]?.fieldName ?? '');
  const [dayOfWeek, setDay] = useState<Weekday>(DEFAULT_SUBSCRIPTION_DAY);
  const [wanted, setWanted] = useState(DEFAULT_SUBSCRIPTION_SLOT);
  const field = fields.find((one) => one.fieldName === fieldName) ?? fields[0];
  const offers = offersOf(field, dayOfWeek);
  const timeSlot = slotAmong(offers, wanted);
  const offer = offers.find((one) => one.timeSlot === timeSlot);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (field) subscribe.mutate({ businessId, fieldName: field.fieldName, dayOfWeek, timeSlot });
  };
  if (subscribe.isSuccess) return <Sent onAgain={() => subscribe.reset()} />;
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.inputs}>
        <SelectField
          label="Saha"
          required
          options={fields.map((one) => ({
            value: one.fieldName,
            label: `${one.fieldName} (${one.capacity})`,
          }))}
          value={field?.fieldName ?? ''}
          onChange={(event) => setFieldName(event.target.value)}
        />
        <SelectField
          label="Gün"
          required
          options={WEEKDAYS}
          value={dayOfWeek}
          onChange={(event) => setDay(event.target.value as Weekday)}
        />
        <SelectField
          label="Saat"
          required
          options={offers.map((one) => ({ value: one.timeSlot, label: labelOf(one) }))}
          value={timeSlot}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {subscribe.error && <Refused error={subscribe.error} />}
      <div className={styles.send}>
        <p className={styles.chosen}>
          {offer && (
            <>
              <b>{formatWeekly({ dayOfWeek, ...offer })}</b>
              <Price amount={offer.price} per="hafta" />
            </>
          )}
        </p>
        {user ? (
          <Button
            type="submit"
            icon={<CalendarHeart aria-hidden="true" />}
            busy={subscribe.isPending}
            disabled={!offer}
          >
            Abonelik İste
          </Button>
        ) : (
          <LinkButton to={`/login-user?next=${encodeURIComponent(pathname + search)}`}>
            Abonelik için giriş yapın
          </LinkButton>
        )}
      </div>
    </form>
  );
}

const labelOf = ({ timeSlot, isAfterMidnight }: Offer) =>
  isAfterMidnight ? `${timeSlot} (gece yarısından sonra)` : timeSlot;

function Refused({ error }: { error: Error }) {
  const known = error instanceof ApiError;
  const message = !known || error.isNetwork ? 'Sunucu hatası.' : error.message || 'Hata oluştu.';
  return (
    <Alert tone="danger">
      {message}{' '}
      {known && error.code === 'subscription_exists' && <Link to={MY_SUBSCRIPTIONS}>Aboneliklerime git</Link>}
    </Alert>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <Alert
      tone="success"
      title="Abonelik isteği başarıyla gönderildi."
      action={
        <div className={styles.actions}>
          <LinkButton variant="secondary" size="sm" to={MY_SUBSCRIPTIONS}>
            Aboneliklerim
          </LinkButton>
          <Button variant="ghost" size="sm" onClick={onAgain}>
            Forma dön
          </Button>
        </div>
      }
    >
      İşletme yanıtladığında size mesajla haber verilir. O zamana kadar saat başkalarına da açıktır.
    </Alert>
  );
}
