import { WIDE } from 'mf-shared/contracts/server-render';
import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { tileKey, useSlotNews } from './useSlotNews.ts';
import styles from './WeekBoard.module.css';
import { WeekStrip } from './WeekStrip.tsx';
import { WeekTable } from './WeekTable.tsx';
import type { BoardCallbacks, BoardField, SlotKey } from './weekBoardModel.ts';

export type WeekBoardProps = BoardCallbacks & {
  /** Fields with the days of one week, in the shape of the weekly answer of the API. */
  fields: readonly BoardField[];
  /** Shows only this field. */
  selectedField?: string | undefined;
  /** The hour whose request is running. */
  busySlot?: SlotKey | null;
  /** The hour that already shows the expected result of its request. */
  unsettled?: SlotKey | null;
  /** The day that narrow screens show first. */
  day?: string | undefined;
  /** Chooses among the pitches; on narrow screens it stays in view with the days. */
  filter?: ReactNode;
};

/**
 * Hours of a week as tiles. Wide screens show a grid per field with the whole week. Narrow screens show a strip of days
 * above the hours of one day. Screen readers hear politely when an hour changes.
 */
export function WeekBoard({
  fields,
  selectedField,
  busySlot,
  unsettled,
  day,
  filter,
  ...callbacks
}: WeekBoardProps) {
  const id = useId();
  // One day for all fields: a player who looks for Friday looks at every pitch.
  const [ownDay, setOwnDay] = useState<string>();
  const openDay = (date: string) => {
    setOwnDay(date);
    callbacks.onDay?.(date);
  };
  const { onReserve, onWait } = callbacks;
  // The day stays open when its last free hour is taken.
  const reserve: BoardCallbacks['onReserve'] = (fieldName, date, timeSlot) => {
    setOwnDay(date);
    onReserve?.(fieldName, date, timeSlot);
  };
  const wait: BoardCallbacks['onWait'] = (fieldName, date, timeSlot) => {
    setOwnDay(date);
    onWait?.(fieldName, date, timeSlot);
  };
  const wide = useMediaQuery(WIDE);
  const { news, changed } = useSlotNews(fields, keyOf(unsettled));
  const shown = selectedField ? fields.filter((field) => field.fieldName === selectedField) : fields;
  const busy = keyOf(busySlot);
  const part = {
    ...callbacks,
    busySlot: busy,
    changed,
    chosenDay: day ?? ownDay,
    ...(onReserve ? { onReserve: reserve } : {}),
    ...(onWait ? { onWait: wait } : {}),
    onDay: openDay,
  };
  return (
    <div className="stack shrink gap-5">
      {wide ? (
        <>
          {filter}
          {shown.map((field, index) => {
            const titleId = `${id}-${index}`;
            return (
              <section key={field.fieldName} aria-labelledby={titleId} className="stack shrink gap-3">
                <h3 id={titleId} className={styles.title}>
                  {field.fieldName} <span>{field.capacity}</span>
                </h3>
                <WeekTable {...part} field={field} titleId={titleId} />
              </section>
            );
          })}
        </>
      ) : (
        shown.length > 0 && <WeekStrip {...part} fields={shown} filter={filter} />
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

const keyOf = (slot: SlotKey | null | undefined): string | null =>
  slot ? tileKey(slot.fieldName, slot.date, slot.timeSlot) : null;
