import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { Reliability } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { reliabilityText } from '../../common/reliability.ts';
import { WeekBoard } from '../../common/week-board/WeekBoard.tsx';
import { WeekBoardSkeleton } from '../../common/week-board/WeekBoardSkeleton.tsx';
import { type ChosenSlot, findSlot } from './choice.ts';
import { FieldFilter } from './FieldFilter.tsx';
import { useLiveWeek } from './useLiveWeek.ts';
import { useReserve } from './useReserve.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import type { WeekDialogsProps } from './WeekDialogs.tsx';
import { submitDay, submitLogin, submitWeek, WeekForms } from './WeekForms.tsx';
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
  const { user, business, admin } = useSession();
  const week = weekAt(address.offset, Date.now());
  const query = useLiveWeek(venueId, week, address.offset);
  const reserve = useReserve(venueId, week);
  const fields = query.data?.weeklyData ?? [];
  const chosen = findSlot(query.data, address.choice);
  const toOffset = (offset: number) => {
    if (offset >= FIRST_WEEK && offset <= LAST_WEEK) address.show({ week: offset, day: '' });
  };

  const { pick, submitHour } = useHours(fields, address);
  const isVisitor = !user && !business && !admin;
  const line = findSlot(query.data, address.line);
  const waited = line && !line.slot.isAvailable && !line.slot.mine && !line.slot.isPast ? line : null;
  // An hour that has become free needs no line.
  const wanted = [chosen, line].find((one) => one?.slot.isAvailable) ?? null;
  const gone = user !== null && chosen !== null && !chosen.slot.isAvailable && !chosen.slot.mine;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      {isVisitor && <WeekForms venueId={venueId} fieldId={address.fieldId} />}
      <WeekNav
        {...{ week, titleId }}
        offset={address.offset}
        onOffset={toOffset}
        {...(isVisitor ? { submitWeek } : {})}
      />
      {gone && <Alert tone="warning">Bu saat az önce doldu. Lütfen başka bir saat seçin.</Alert>}
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
        {...(business || admin ? {} : { onReserve: pick('slot'), onWait: pick('line') })}
        {...(isVisitor ? { submitDay, submitHour } : {})}
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

/** What choosing an hour does, to ask for it (`slot`) or to wait for it (`line`); visitors log in first. */
function useHours(fields: readonly ChosenSlot['field'][], address: ReturnType<typeof useWeekAddress>) {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const hourOf = (kind: 'slot' | 'line', fieldName: string, date: string, timeSlot: string) => {
    const fieldId = fields.find((one) => one.fieldName === fieldName)?.fieldId ?? '';
    const choice = { fieldId, date, timeSlot };
    return kind === 'slot' ? { slot: choice } : { line: choice };
  };
  return {
    pick: (kind: 'slot' | 'line') => (fieldName: string, date: string, timeSlot: string) => {
      const hour = hourOf(kind, fieldName, date, timeSlot);
      if (user) address.open(hour);
      else navigate(`/login-user?next=${encodeURIComponent(address.addressOf(hour))}`);
    },
    submitHour: (...hour: Parameters<typeof hourOf>) => submitLogin(address.addressOf(hourOf(...hour))),
  };
}
