import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatDay } from '../format/index.ts';
import { SlotTile } from './SlotTile.tsx';
import { tileKey } from './useSlotNews.ts';
import styles from './WeekStrip.module.css';
import {
  type BoardDay,
  type BoardPart,
  columnsOf,
  freeCount,
  isNight,
  isPastDay,
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
        {isPastDay(day) ? (
          <p className={styles.past}>Rezervasyon Yapılamaz</p>
        ) : (
          <DayHours {...props} day={day} />
        )}
      </div>
    </div>
  );
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
      <span className={styles.free}>{isPastDay(day) ? 'geçti' : free > 0 ? `${free} boş` : 'dolu'}</span>
      <span className="visually-hidden">, {formatDay(day.date)}</span>
    </button>
  );
}

function DayHours({ field, day, busySlot, changed, onReserve }: BoardPart & { day: BoardDay }) {
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
