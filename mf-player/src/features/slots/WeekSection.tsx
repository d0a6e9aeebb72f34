import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { Reliability } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import { useId } from 'react';
import { reliabilityText } from '../../common/reliability.ts';
import { WeekBoard } from '../../common/week-board/WeekBoard.tsx';
import { WeekBoardSkeleton } from '../../common/week-board/WeekBoardSkeleton.tsx';
import { AfterRequest } from './AfterRequest.tsx';
import { askedIn, type ChosenSlot } from './choice.ts';
import { FieldFilter } from './FieldFilter.tsx';
import { useLiveWeek } from './useLiveWeek.ts';
import { useReserve } from './useReserve.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import type { WeekDialogsProps } from './WeekDialogs.tsx';
import { submitDay, submitHour, submitWeek, WeekForm } from './WeekForm.tsx';
import { WeekNav } from './WeekNav.tsx';
import styles from './WeekSection.module.css';
import { FIRST_WEEK, LAST_WEEK, weekAt } from './week.ts';

const dialogs = lazyPart<WeekDialogsProps>(async () => ({
  default: (await import('./WeekDialogs.tsx')).WeekDialogs,
}));

type Props = {
  venueId: string;
  venueName: string;
  settings?: VenueSettings | undefined;
  reliability?: Reliability | null | undefined;
};

/** The week board with its navigation, the pitch filter and the reservation dialog. */
export function WeekSection({ venueId, venueName, settings, reliability }: Props) {
  const titleId = useId();
  const address = useWeekAddress();
  const { user, business, admin, token } = useSession();
  const week = weekAt(address.offset, Date.now());
  const query = useLiveWeek(venueId, week, address.offset);
  const reserve = useReserve(venueId, week);
  const fields = query.data?.weeklyData ?? [];
  const { wanted, waited, isGone } = askedIn(query.data, address.choice, address.line);
  const toOffset = (offset: number) => {
    if (offset >= FIRST_WEEK && offset <= LAST_WEEK) address.show({ week: offset, day: '' });
  };

  const isVisitor = !user && !business && !admin;
  // The hour may be the player's own whose details are on their way.
  const mayAsk = user !== null || (isVisitor && token === null);
  const hourOf = (fieldName: string, date: string, timeSlot: string) => ({
    fieldId: fields.find((one) => one.fieldName === fieldName)?.fieldId ?? '',
    ...{ date, timeSlot },
  });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      {isVisitor && <WeekForm venueId={venueId} fieldId={address.fieldId} />}
      <WeekNav
        {...{ week, titleId }}
        offset={address.offset}
        onOffset={toOffset}
        {...(isVisitor ? { submitWeek } : {})}
      />
      {isGone && mayAsk && <Gone />}
      {user && <AfterRequest venueId={venueId} />}
      {query.isPending && <WeekBoardSkeleton />}
      {query.isError && !query.data && (
        <ErrorState message="Haftalık saat aralıkları alınamadı." query={query} />
      )}
      {query.data && fields.length === 0 && <EmptyState title="Bu işletmenin açık sahası yok." />}
      <WeekBoard
        fields={fields}
        selectedField={fields.find((one) => one.fieldId === address.fieldId)?.fieldName}
        day={address.day}
        filter={
          <FieldFilter
            fields={fields}
            value={address.fieldId}
            onChange={(field) => address.show({ field })}
          />
        }
        unsettled={reserve.isPending ? slotKeyOf(reserve.variables) : null}
        onDay={(day) => address.show({ day })}
        {...(business || admin
          ? {}
          : {
              onReserve: (...hour) => address.open({ slot: hourOf(...hour) }),
              onWait: (...hour) => address.open({ line: hourOf(...hour) }),
            })}
        {...(isVisitor && {
          submitDay,
          submitHour: (kind, ...hour) => submitHour(kind, hourOf(...hour)),
        })}
        onPreviousWeek={() => toOffset(address.offset - 1)}
        onNextWeek={() => toOffset(address.offset + 1)}
      />
      {fields.length > 0 && !business && !admin && (
        <p className={styles.note}>
          Aynı sahada haftada en fazla {MAX_WEEKLY_SLOTS} farklı saat ayırtabilirsiniz.{' '}
          {settings?.approval === 'all'
            ? 'Bu işletme rezervasyonları hemen onaylar.'
            : 'İsteğiniz işletmenin onayıyla kesinleşir.'}
          {settings?.approval !== 'all' && reliability && ` ${reliabilityText(reliability)}.`}
        </p>
      )}
      {user && (
        <LatePart renew={dialogs.renew} message="Saatin ayrıntıları açılamadı." fallback={null}>
          {() => {
            const Dialogs = dialogs.current();
            return (
              <Dialogs
                {...{ venueId, venueName, settings, wanted, waited }}
                onClose={address.close}
                onConfirm={(slot) => reserve.mutate(slot)}
              />
            );
          }}
        </LatePart>
      )}
    </section>
  );
}

const slotKeyOf = ({ field, date, slot }: ChosenSlot) => ({
  fieldName: field.fieldName,
  date,
  timeSlot: slot.timeSlot,
});

/** Whoever was asking for the hour may look at another part of the page. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

const Gone = () => (
  <div ref={bringIntoView} className={styles.gone}>
    <Alert tone="warning">Bu saat az önce doldu. Lütfen başka bir saat seçin.</Alert>
  </div>
);
