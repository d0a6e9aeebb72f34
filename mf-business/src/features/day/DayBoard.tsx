import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { DailyField } from 'mf-shared/contracts/reservations';
import { formatDay } from 'mf-shared/format';
import { useReadAgain } from 'mf-shared/query-client';
import { addDays, currentNight } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { cx } from 'mf-shared/ui/cx';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { IconButton } from 'mf-shared/ui/IconButton';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useDate } from '../../common/useDate.ts';
import { dayQuery } from '../bookings/queries.ts';
import type { Decide } from '../bookings/useDecision.ts';
import styles from './Day.module.css';
import { DayTable } from './DayTable.tsx';
import { foldable, type Hour, hoursOf } from './day.ts';
import { HourDialog } from './HourDialog.tsx';

const loadFreeHour = async () => ({ default: (await import('./FreeHourDialog.tsx')).FreeHourDialog });
const freeHour = lazyPart(loadFreeHour);
/** Fetches the form's code before somebody taps. A failure here is ignored: opening the form tries again. */
const fetchAhead = () => void loadFreeHour().catch(() => {});

type Props = { venueId: string; now: number; decide: Decide; className?: string | undefined };

/** One day of the venue: a table of hours for every pitch. */
export function DayBoard({ venueId, now, decide, className }: Props) {
  const client = useQueryClient();
  const today = currentNight(now);
  const [date, setDate] = useDate(today);
  const [chosen, setChosen] = useState<Hour | null>(null);
  const readAgain = useReadAgain();
  const { data, error, isFetching } = useQuery(dayQuery(venueId, date));
  const live = chosen && hoursOf(chosen.date, data ?? []).find((hour) => isSame(hour, chosen));
  // A tapped free hour stays the booking form; the server reports it if somebody was faster.
  const isFree = chosen?.status === 'available';
  // The form stays mounted once it was opened: its calls may outlast it.
  const [hasForm, setHasForm] = useState(false);
  if (isFree && !hasForm) setHasForm(true);
  const close = () => setChosen(null);
  useEffect(() => {
    for (const step of [-1, 1])
      void client.prefetchQuery({ ...dayQuery(venueId, addDays(date, step)), staleTime: 30_000 });
  }, [client, venueId, date]);

  return (
    <section
      aria-labelledby="gun"
      className={cx('stack shrink to-top gap-4', className)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <DayHead date={date} today={today} onDate={setDate} />
      {error && !data ? (
        <ErrorState message={error.message} retrying={isFetching} onRetry={readAgain} />
      ) : !data ? (
        <div aria-busy="true" className={styles.tables}>
          <Skeleton height="28rem" />
          <Skeleton height="28rem" />
        </div>
      ) : data.every((field) => field.daySlots.length === 0) ? (
        <EmptyState title="Bugün için veri yok.">
          Sahalarınıza çalışma saati eklediğinizde günlük tablo burada açılır.
        </EmptyState>
      ) : (
        <div className={styles.tables}>
          {data.map((field) => (
            <div key={field.fieldId} className={styles.pitch} style={rowsOf(field, date, now)}>
              <DayTable field={field} date={date} now={now} onOpen={setChosen} />
            </div>
          ))}
        </div>
      )}
      <HourDialog hour={isFree ? null : (live ?? chosen)} now={now} onClose={close} decide={decide} />
      {hasForm && (
        <LatePart renew={freeHour.renew} message="Boş saatler açılamadı." fallback={null}>
          {() => {
            const FreeHourDialog = freeHour.current();
            return (
              <FreeHourDialog venueId={venueId} hour={isFree ? chosen : null} now={now} onClose={close} />
            );
          }}
        </LatePart>
      )}
    </section>
  );
}

/** How many rows a table shows, for its height while it is out of sight. The folded hours take one. */
function rowsOf({ daySlots }: DailyField, date: string, now: number) {
  const folded = foldable(date, daySlots, now);
  return { '--rows': daySlots.length - folded + Math.min(1, folded) } as React.CSSProperties;
}

type HeadProps = { date: string; today: string; onDate: (date: string) => void };

const DayHead = ({ date, today, onDate }: HeadProps) => (
  <header className="row wrap items-center apart gap-3">
    <h2 id="gun" aria-live="polite">
      <span className="visually-hidden">Günlük rezervasyonlar: </span>
      {formatDay(date)}
    </h2>
    <div className="row gap-2">
      <IconButton
        label="Önceki gün"
        icon={<ChevronLeft />}
        tone="outline"
        onClick={() => onDate(addDays(date, -1))}
      />
      <Button
        variant="secondary"
        className={styles.today}
        disabled={date === today}
        onClick={() => onDate(today)}
      >
        Bugün
      </Button>
      <IconButton
        label="Sonraki gün"
        icon={<ChevronRight />}
        tone="outline"
        onClick={() => onDate(addDays(date, 1))}
      />
    </div>
  </header>
);

/** Whether both are the same booking in the same hour. */
const isSame = (a: Hour, b: Hour): boolean =>
  a.fieldId === b.fieldId && a.startsAt === b.startsAt && a.reservationId === b.reservationId;
