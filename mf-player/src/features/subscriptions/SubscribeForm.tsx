import { CalendarHeart } from 'lucide-react';
import type { WeeklyField } from 'mf-shared/contracts/reservations';
import {
  DEFAULT_SUBSCRIPTION_DAY,
  DEFAULT_SUBSCRIPTION_SLOT,
  WEEKDAYS,
  type Weekday,
} from 'mf-shared/contracts/subscriptions';
import { useForm } from 'mf-shared/form';
import { formatWeekly } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Price } from 'mf-shared/ui/Price';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MY_SUBSCRIPTIONS } from './address.ts';
import { type Offer, offersOf, slotAmong } from './offers.ts';
import { useSubscribe } from './queries.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import styles from './Subscriptions.module.css';

type Props = { venueId: string; venueName: string; fields: readonly WeeklyField[] };

/** Pitch, day, hour and price of a weekly request; a summary comes before sending. */
export function SubscribeForm({ venueId, venueName, fields }: Props) {
  const subscribe = useSubscribe();
  const [asking, setAsking] = useState(false);
  const { form, text, values } = useForm({
    start: {
      fieldName: fields[0]?.fieldName ?? '',
      dayOfWeek: DEFAULT_SUBSCRIPTION_DAY,
      timeSlot: DEFAULT_SUBSCRIPTION_SLOT,
    },
    send: async () => {
      subscribe.reset();
      setAsking(true);
    },
  });
  const { dayOfWeek } = values;
  const field = fields.find((one) => one.fieldName === values.fieldName) ?? fields[0];
  const offers = offersOf(field, dayOfWeek);
  const timeSlot = slotAmong(offers, values.timeSlot);
  const offer = offers.find((one) => one.timeSlot === timeSlot);
  if (subscribe.isSuccess) return <Sent onAgain={() => subscribe.reset()} />;
  return (
    <form {...form} className="stack gap-4">
      <div className={styles.inputs}>
        <SelectField
          {...text('fieldName')}
          label="Saha"
          required
          options={fields.map((one) => ({
            value: one.fieldName,
            label: `${one.fieldName} (${one.capacity})`,
          }))}
          value={field?.fieldName ?? ''}
        />
        <SelectField {...text('dayOfWeek')} label="Gün" required options={WEEKDAYS} />
        <SelectField
          {...text('timeSlot')}
          label="Saat"
          required
          options={offers.map((one) => ({ value: one.timeSlot, label: labelOf(one) }))}
          value={timeSlot}
        />
      </div>
      <Chosen dayOfWeek={dayOfWeek} offer={offer} />
      {field && offer && (
        <SubscribeDialog
          open={asking}
          venueName={venueName}
          fieldName={`${field.fieldName} (${field.capacity})`}
          dayOfWeek={dayOfWeek}
          offer={offer}
          error={subscribe.error}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            subscribe.mutateAsync({ businessId: venueId, fieldName: field.fieldName, dayOfWeek, timeSlot })
          }
        />
      )}
    </form>
  );
}

/** What is chosen, and the button; a visitor logs in first. */
function Chosen({ dayOfWeek, offer }: { dayOfWeek: Weekday; offer: Offer | undefined }) {
  const user = useSession((session) => session.user);
  const { pathname, search } = useLocation();
  return (
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
        <div className="row wrap gap-2">
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
