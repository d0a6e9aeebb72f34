import type { DailyField, DailySlot } from 'mf-shared/contracts/reservations';
import { formatDay } from 'mf-shared/format';
import { addDays } from 'mf-shared/schedule';
import { Fragment, useState } from 'react';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import styles from './Day.module.css';
import { foldable, type Hour, inOrder, startsNight } from './day.ts';
import { FreeHour } from './FreeHour.tsx';

type Props = { field: DailyField; date: string; now: number; onOpen: (hour: Hour) => void };

/** The hours of one pitch in playing order. */
export function DayTable({ field, date, now, onOpen }: Props) {
  const slots = inOrder(field.daySlots);
  const booked = slots.filter((slot) => slot.status === 'approved' && slot.kind !== 'closure').length;
  const over = foldable(date, slots, now);
  const [unfolded, setUnfolded] = useState(false);
  const open = (slot: DailySlot) =>
    onOpen({ ...slot, fieldName: field.fieldName, fieldId: field.fieldId, date });
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <span className={styles.name}>{field.fieldName}</span>
        <span className={styles.facts}>
          {field.capacity} · {booked}/{slots.length} dolu
        </span>
      </caption>
      <colgroup>
        <col className={styles.timeColumn} />
        <col />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Saat</th>
          <th scope="col">Durum</th>
        </tr>
      </thead>
      <tbody>
        {over > 0 && (
          <tr className={styles.row}>
            <td colSpan={2} className={styles.cell}>
              <button
                type="button"
                className={styles.fold}
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              >
                Geçmiş saatler ({over})
              </button>
            </td>
          </tr>
        )}
        {slots.map(
          (slot, index) =>
            (unfolded || index >= over) && (
              <Fragment key={slot.startsAt}>
                {startsNight(date, slots, index) && (
                  <tr className={styles.midnight}>
                    <td colSpan={2}>Ertesi gün, {formatDay(addDays(date, 1))}</td>
                  </tr>
                )}
                <DayRow slot={slot} date={date} now={now} onOpen={() => open(slot)} />
              </Fragment>
            ),
        )}
      </tbody>
    </table>
  );
}

type RowProps = { slot: DailySlot; date: string; now: number; onOpen: () => void };

function DayRow({ slot, date, now, onOpen }: RowProps) {
  const held = useHeldFocus<HTMLTableCellElement>();
  const current = slot.startsAt <= now && now < slot.endsAt;
  const [start, end] = slot.timeSlot.split('-');
  // The player with the offer does not wait any more.
  const behind = (slot.waiting ?? 0) - (slot.offeredUntil === undefined ? 0 : 1);
  return (
    <tr
      className={styles.row}
      data-status={slot.kind ?? slot.status}
      data-past={slot.endsAt <= now || undefined}
      data-now={current || undefined}
    >
      <th scope="row" className={styles.time}>
        {start}
        <span className={styles.end}>-{end}</span>
        {current && <span className={styles.current}>Şimdi</span>}
      </th>
      <td className={styles.cell} {...held}>
        {slot.status === 'available' ? (
          <FreeHour {...{ slot, date, now, onOpen }} />
        ) : (
          <button type="button" className={styles.open} onClick={onOpen}>
            {slot.status === 'approved' ? (
              <>
                <b>{slot.kind === 'closure' ? 'Kapalı' : (slot.user?.fullName ?? 'Dolu')}</b>
                {slot.note && <span className={styles.who}>{slot.note}</span>}
              </>
            ) : (
              <>
                <b>Bekliyor</b>
                {slot.user && <span className={styles.who}>{slot.user.fullName}</span>}
              </>
            )}
          </button>
        )}
        {behind > 0 && <span className={styles.line}>{behind} kişi sırada</span>}
      </td>
    </tr>
  );
}
