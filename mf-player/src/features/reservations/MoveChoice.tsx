import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { useId, useState } from 'react';
import { WeekBoard } from '../../common/week-board/WeekBoard.tsx';
import { WeekBoardSkeleton } from '../../common/week-board/WeekBoardSkeleton.tsx';
import { type ChosenSlot, findSlot } from '../slots/choice.ts';
import { useLiveWeek } from '../slots/useLiveWeek.ts';
import { WeekNav } from '../slots/WeekNav.tsx';
import { LAST_WEEK, offsetOf, weekAt } from '../slots/week.ts';

type Props = { reservation: Reservation; onChoose: (chosen: ChosenSlot) => void };

/** The venue's live week, starting with the week of the hour that moves. */
export function MoveChoice({ reservation, onChoose }: Props) {
  const { businessId, businessName } = reservation;
  const [offset, setOffset] = useState(() => offsetOf(reservation.date, Date.now()));
  const [day, setDay] = useState<string | undefined>(reservation.date);
  const titleId = useId();
  const week = weekAt(offset, Date.now());
  const query = useLiveWeek(businessId, week, offset);
  const toOffset = (next: number) => {
    if (next < 0 || next > LAST_WEEK) return;
    setOffset(next);
    setDay(undefined);
  };
  const choose = (fieldName: string, date: string, timeSlot: string) => {
    const field = query.data?.weeklyData.find((one) => one.fieldName === fieldName);
    const chosen = field && findSlot(query.data, { fieldId: field.fieldId, date, timeSlot });
    if (chosen) onChoose(chosen);
  };
  return (
    <div className="stack shrink gap-4">
      <p>
        <b>{businessName}</b>, {reservation.fieldName}: {formatSlot(reservation)}. Boş bir saat seçin.
      </p>
      <WeekNav week={week} offset={offset} first={0} titleId={titleId} onOffset={toOffset} />
      {query.isPending && <WeekBoardSkeleton hours={6} />}
      {query.isError && !query.data && (
        <ErrorState message="Haftalık saat aralıkları alınamadı." query={query} />
      )}
      <WeekBoard
        fields={query.data?.weeklyData ?? []}
        action="Buraya taşı"
        day={day}
        onDay={setDay}
        onReserve={choose}
        onPreviousWeek={() => toOffset(offset - 1)}
        onNextWeek={() => toOffset(offset + 1)}
      />
    </div>
  );
}
