import { CalendarHeart } from 'lucide-react';
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
import { useLocation } from 'react-router-dom';
import { type Offer, offersOf, slotAmong } from './offers.ts';
import { useSubscribe } from './queries.ts';
import { MY_SUBSCRIPTIONS, SubscribeDialog } from './SubscribeDialog.tsx';
import styles from './Subscriptions.module.css';

type Props = { businessId: string; businessName: string; fields: readonly WeeklyField[] };

/** Pitch, day, hour and price of a weekly request; a summary comes before sending. */
export function SubscribeForm({ businessId, businessName, fields }: Props) {
  const user = useSession((session) => session.user);
  const { pathname, search } = useLocation();
  const subscribe = useSubscribe();
  const [asking, setAsking] = useState(false);
  const [fieldName, setFieldName] = useState(fields[0]?.fieldName ?? '');
  const [dayOfWeek, setDay] = useState<Weekday>(DEFAULT_SUBSCRIPTION_DAY);
  const [wanted, setWanted] = useState(DEFAULT_SUBSCRIPTION_SLOT);
  const field = fields.find((one) => one.fieldName === fieldName) ?? fields[0];
  const offers = offersOf(field, dayOfWeek);
  const timeSlot = slotAmong(offers, wanted);
  const offer = offers.find((one) => one.timeSlot === timeSlot);

  const send = (event: FormEvent) => {
    event.preventDefault();
    subscribe.reset();
    setAsking(true);
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
          <Button type="submit" icon={<CalendarHeart aria-hidden="true" />} disabled={!offer}>
            Abonelik İste
          </Button>
        ) : (
          <LinkButton to={`/login-user?next=${encodeURIComponent(pathname + search)}`}>
            Abonelik için giriş yapın
          </LinkButton>
        )}
      </div>
      {field && offer && (
        <SubscribeDialog
          open={asking}
          businessName={businessName}
          fieldName={`${field.fieldName} (${field.capacity})`}
          dayOfWeek={dayOfWeek}
          offer={offer}
          error={subscribe.error}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            subscribe.mutateAsync({ businessId, fieldName: field.fieldName, dayOfWeek, timeSlot })
          }
        />
      )}
    </form>
  );
}

const labelOf = ({ timeSlot, isAfterMidnight }: Offer) =>
  isAfterMidnight ? `${timeSlot} (gece yarısından sonra)` : timeSlot;

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
