import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatDay } from '../format/index.ts';
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
} from './weekBoardModel.ts';

const SHORT = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'short' });

/** For phones: a strip of days as tabs, and below it the hours of the chosen day. */
export function WeekStrip(props: BoardPart) {
  const { field, titleId, chosenDay, onDay, onPreviousWeek, onNextWeek } = props;
  const days = field.weeklyData;
  const day = days.find((one) => one.date === chosenDay) ?? firstUseful(days);
  const panelId = useId();
  const strip = useRef<HTMLDivElement>(null);

  const shown = day?.date;
  useEffect(() => {
    const tab = shown && strip.current?.querySelector<HTMLElement>(`[data-date="${shown}"]`);
    if (!tab || !strip.current) return;
    strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = day ? days.indexOf(day) : 0;
    const step: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: days.length - 1,
    };
    const to = days[step[event.key] ?? -1];
    if (event.key === 'PageUp') onPreviousWeek?.();
    else if (event.key === 'PageDown') onNextWeek?.();
    else if (to) {
      onDay?.(to.date);
      strip.current?.querySelector<HTMLElement>(`[data-date="${to.date}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  if (!day) return null;
  const later = opensLater(day);
  return (
    <div className={styles.board}>
      <div
        ref={strip}
        role="tablist"
        aria-labelledby={titleId}
        className={styles.strip}
        onKeyDown={onKeyDown}
      >
        {days.map((one) => (
          <DayTab
            key={one.date}
            day={one}
            chosen={one === day}
            panelId={panelId}
            onChoose={(date) => onDay?.(date)}
          />
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-label={formatDay(day.date)} className={styles.panel}>
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

/** What the strip says of a day that has so many free hours. */
function dayWord(day: BoardDay, free: number): string {
  if (isPastDay(day)) return 'geçti';
  if (free > 0) return `${free} boş`;
  return opensLater(day) ? 'yakında' : 'dolu';
}

type TabProps = { day: BoardDay; chosen: boolean; panelId: string; onChoose: (date: string) => void };

function DayTab({ day, chosen, panelId, onChoose }: TabProps) {
  const free = freeCount(day);
  const noon = new Date(`${day.date}T12:00:00Z`);
  return (
    <button
      type="button"
      role="tab"
      aria-selected={chosen}
      aria-controls={panelId}
      tabIndex={chosen ? 0 : -1}
      data-date={day.date}
      data-past={isPastDay(day) || undefined}
      className={styles.tab}
      onClick={() => onChoose(day.date)}
    >
      <span>{SHORT.format(noon)} </span>
      <b>{noon.getUTCDate()} </b>
      <span className={styles.free}>{dayWord(day, free)}</span>
      <span className="visually-hidden">, {formatDay(day.date)}</span>
    </button>
  );
}

function DayHours({ field, day, busySlot, changed, ...callbacks }: BoardPart & { day: BoardDay }) {
  const { onReserve, onWait } = callbacks;
  const columns = columnsOf(field);
  return (
    <ul className={styles.hours}>
      {day.daySlots.map((slot) => {
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
  );
}

function firstUseful(days: readonly BoardDay[]): BoardDay | undefined {
  return days.find((day) => freeCount(day) > 0) ?? days.find((day) => !isPastDay(day)) ?? days[0];
}
