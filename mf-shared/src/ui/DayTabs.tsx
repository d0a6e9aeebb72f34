import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatDay } from '../format/index.ts';
import type { SubmitProps } from './Button.tsx';
import styles from './DayTabs.module.css';

const SHORT = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'short' });

/** A day of the strip with an optional note. */
export type DayTab = { date: string; note?: ReactNode; past?: boolean };

export type DayTabsProps = {
  days: readonly DayTab[];
  chosen: string;
  onDay: (date: string) => void;
  submitDay?: ((date: string) => SubmitProps) | undefined;
  /** Id of the chosen day's panel. */
  panelId: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
} & ({ labelledBy: string } | { label: string });

/** For phones: the days of a week as tabs; arrows move along them, page keys change the week. */
export function DayTabs(props: DayTabsProps) {
  const { days, chosen, onDay, submitDay, panelId, onPrevious, onNext, ...name } = props;
  const strip = useRef<HTMLDivElement>(null);
  const tabOf = (date: string) => strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`);
    if (!tab || !strip.current) return;
    strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ date }) => date === chosen);
    const step: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: days.length - 1,
    };
    const to = days[step[event.key] ?? -1];
    if (event.key === 'PageUp') onPrevious?.();
    else if (event.key === 'PageDown') onNext?.();
    else if (to) {
      onDay(to.date);
      tabOf(to.date)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={strip}
      role="tablist"
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
      className={styles.strip}
      onKeyDown={onKeyDown}
    >
      {days.map(({ date, note, past }) => (
        <button
          key={date}
          type="button"
          {...submitDay?.(date)}
          role="tab"
          aria-selected={date === chosen}
          aria-controls={panelId}
          tabIndex={date === chosen ? 0 : -1}
          data-date={date}
          data-past={past || undefined}
          className={styles.tab}
          onClick={() => onDay(date)}
        >
          <span>{SHORT.format(new Date(`${date}T12:00:00Z`))} </span>
          <b>{Number(date.slice(8))} </b>
          {note && <span className={styles.note}>{note}</span>}
          <span className="visually-hidden">, {formatDay(date)}</span>
        </button>
      ))}
    </div>
  );
}
