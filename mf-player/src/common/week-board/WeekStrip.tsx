import { formatDay } from 'mf-shared/format';
import { DayTabs } from 'mf-shared/ui/DayTabs';
import { useId } from 'react';
import { SlotTile } from './SlotTile.tsx';
import { tileKey } from './useSlotNews.ts';
import styles from './WeekStrip.module.css';
import {
  actionOf,
  type BoardDay,
  type BoardPart,
  columnsOf,
  freeCount,
  isNight,
  isPastDay,
  opensLater,
  opensText,
  slotLabel,
  slotState,
} from './weekBoardModel.ts';

/** For phones: a strip of days as tabs, above the hours of the chosen day. */
export function WeekStrip(props: BoardPart) {
  const { field, titleId, chosenDay, onDay, onPreviousWeek, onNextWeek } = props;
  const days = field.weeklyData;
  const day = days.find((one) => one.date === chosenDay) ?? firstUseful(days);
  const panelId = useId();
  if (!day) return null;
  const later = opensLater(day);
  return (
    <div className="stack shrink gap-4">
      <DayTabs
        days={days.map((one) => ({
          date: one.date,
          note: dayWord(one, freeCount(one)),
          past: isPastDay(one),
        }))}
        chosen={day.date}
        onDay={(date) => onDay?.(date)}
        panelId={panelId}
        labelledBy={titleId}
        onPrevious={onPreviousWeek}
        onNext={onNextWeek}
      />
      <div id={panelId} role="tabpanel" aria-label={formatDay(day.date)}>
        {later ? (
          <p className={styles.past}>{opensText(later)}</p>
        ) : isPastDay(day) ? (
          <p className={styles.past}>Rezervasyon Yapılamaz</p>
        ) : (
          <DayHours {...props} day={day} />
        )}
      </div>
    </div>
  );
}

/** The strip's words for a day with `free` free hours. */
function dayWord(day: BoardDay, free: number): string {
  if (isPastDay(day)) return 'geçti';
  if (free > 0) return `${free} boş`;
  return opensLater(day) ? 'yakında' : 'dolu';
}

function DayHours({ field, day, busySlot, changed, ...callbacks }: BoardPart & { day: BoardDay }) {
  const { onReserve, onWait } = callbacks;
  const columns = columnsOf(field);
  const gone = pastHours(day);
  const [first, last] = [day.daySlots[0], day.daySlots[gone - 1]];
  return (
    <>
      {first && last && (
        <p className={styles.gone}>
          <b>
            {first.timeSlot.slice(0, 5)}-{last.timeSlot.slice(6)}
          </b>{' '}
          Rezervasyon Yapılamaz
        </p>
      )}
      <ul className={styles.hours}>
        {day.daySlots.slice(gone).map((slot) => {
          const night = isNight(columns, slot.timeSlot);
          const key = tileKey(field.fieldName, day.date, slot.timeSlot);
          return (
            <li key={slot.timeSlot}>
              <SlotTile
                slot={slot}
                label={slotLabel(day.date, slot.timeSlot, night)}
                time={{ text: slot.timeSlot, night }}
                busy={busySlot === key}
                changed={changed.has(key)}
                onReserve={onReserve && (() => onReserve(field.fieldName, day.date, slot.timeSlot))}
                action={callbacks.action}
                onWait={
                  actionOf(slot, callbacks) === 'wait'
                    ? () => onWait?.(field.fieldName, day.date, slot.timeSlot)
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How many hours at the start of a day are past and not the viewer's. They look alike, so one line shows them. */
function pastHours(day: BoardDay): number {
  const at = day.daySlots.findIndex((slot) => slotState(slot) !== 'past');
  return at < 0 ? day.daySlots.length : at;
}

function firstUseful(days: readonly BoardDay[]): BoardDay | undefined {
  return days.find((day) => freeCount(day) > 0) ?? days.find((day) => !isPastDay(day)) ?? days[0];
}
