import { useQuery } from '@tanstack/react-query';
import { OFFER_MINUTES, type WaitingHour, type WaitingLine } from 'mf-shared/contracts/waiting-list';
import { cancelUntil } from 'mf-shared/schedule';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Countdown } from '../../common/Countdown.tsx';
import { cancellingText } from '../../common/cancelling.ts';
import summary from '../../common/HourSummary.module.css';
import { HourSummary } from '../../common/HourSummary.tsx';
import { lineQuery, useEntryAction, useJoin, useLiveLines } from './queries.ts';
import styles from './Waiting.module.css';

/** An hour with the words of the dialog. */
export type WaitedHour = WaitingHour & { businessName: string; startsAt: number; price: number };
type Props = {
  hour: WaitedHour | null;
  /** The venue's limit to give back an approved hour; absent while it is not known. */
  cancelHours?: number | undefined;
  onClose: () => void;
};

/** The line for a taken hour: join it, see the own position, accept or decline an offer. */
export function WaitDialog({ hour, ...rest }: Props) {
  useLiveLines();
  return hour && <OpenDialog hour={hour} {...rest} />;
}

function OpenDialog({ hour, cancelHours, onClose }: Props & { hour: WaitedHour }) {
  const { businessId, businessName, fieldName, date, timeSlot, startsAt } = hour;
  const actor = useSession(actorId);
  const line = useQuery(lineQuery({ businessId, fieldName, date, timeSlot }, actor));
  const own = line.data?.own ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={own ? (own.status === 'offered' ? 'Saat sizin için ayrıldı' : 'Sıradasınız') : 'Sıraya gir'}
      actions={line.data && <Actions hour={hour} line={line.data} onClose={onClose} />}
    >
      <HourSummary venueName={businessName} fieldName={fieldName} hour={{ date, timeSlot, startsAt }}>
        {line.data ? <Words line={line.data} {...{ hour, cancelHours }} /> : null}
        {line.isPending && <Skeleton lines={3} />}
        {line.isError && !line.data && <ErrorState query={line} />}
      </HourSummary>
    </Dialog>
  );
}

type WordsProps = { line: WaitingLine; hour: WaitedHour; cancelHours: number | undefined };

function Words({ line: { waiting, own }, hour: { price, startsAt }, cancelHours }: WordsProps) {
  if (own?.status === 'offered') {
    return (
      <>
        <p className={styles.clock}>
          <Countdown until={own.offerUntil ?? 0} className={styles.figure} />
          <span>Bu süre dolana kadar saati yalnızca siz alabilirsiniz.</span>
        </p>
        <Price amount={price} per="saat" size="lg" />
        {cancelHours !== undefined && (
          <p className={summary.note}>{cancellingText(cancelUntil(startsAt, cancelHours), Date.now())}</p>
        )}
      </>
    );
  }
  const first = own
    ? `${own.position}. sıradasınız.`
    : waiting === 0
      ? 'Sırada kimse yok; ilk siz olursunuz.'
      : `Sırada ${waiting} kişi var; ${waiting + 1}. olursunuz.`;
  return (
    <>
      <p className={summary.mark} aria-live="polite">
        {first}
      </p>
      <p className={summary.note}>
        {!own && 'Bu saat şu anda dolu. '}Boşalırsa sıradaki oyuncuya haber verilir ve saat {OFFER_MINUTES}{' '}
        dakika boyunca ona ayrılır.
      </p>
    </>
  );
}

type ActionsProps = { hour: WaitedHour; line: WaitingLine; onClose: () => void };

function Actions({ hour, line: { own }, onClose }: ActionsProps) {
  const join = useJoin();
  const act = useEntryAction();
  const done = { onSuccess: onClose };
  const busyWith = (verb: string) => act.isPending && act.variables.verb === verb;
  if (!own) {
    const { businessId, fieldName, date, timeSlot } = hour;
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          Vazgeç
        </Button>
        <Button
          busy={join.isPending}
          onClick={() => join.mutate({ businessId, fieldName, date, timeSlot }, done)}
        >
          Sıraya Gir
        </Button>
      </>
    );
  }
  if (own.status === 'waiting') {
    return (
      <>
        <Button
          variant="danger"
          busy={busyWith('leave')}
          onClick={() => act.mutate({ id: own.id, verb: 'leave' }, done)}
        >
          Sıradan Ayrıl
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Kapat
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={busyWith('decline')}
        disabled={busyWith('accept')}
        onClick={() => act.mutate({ id: own.id, verb: 'decline' }, done)}
      >
        İstemiyorum
      </Button>
      <Button
        busy={busyWith('accept')}
        disabled={busyWith('decline')}
        onClick={() => act.mutate({ id: own.id, verb: 'accept' }, done)}
      >
        Saati Al
      </Button>
    </>
  );
}
