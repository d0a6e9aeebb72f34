import { formatDay } from 'mf-shared/format';
import { DayTabs } from 'mf-shared/ui/DayTabs';
import { type ReactNode, useId } from 'react';
import { SlotTile } from './SlotTile.tsx';
import { tileKey } from './useSlotNews.ts';
import board from './WeekBoard.module.css';
import styles from './WeekStrip.module.css';
import {
  type BoardDay,
  type BoardField,
  type BoardPart,
  type BoardSlot,
  columnsOf,
  isNight,
  isPastDay,
  nightsOf,
  opensText,
  pastText,
  pressOf,
  slotLabel,
  slotState,
} from './weekBoardModel.ts';

type Props = Omit<BoardPart, 'field' | 'titleId'> & {
  fields: readonly BoardField[];
  /** Stands above the days, in the bar that stays in view. */
  filter?: ReactNode;
};

/** For phones: one strip of days as tabs, above the hours of the chosen day on every pitch. */
export function WeekStrip({ fields, filter, ...part }: Props) {
  const panelId = useId();
  const nights = nightsOf(fields);
  const past = nights.filter((night) => night.isPast);
  const days = nights.filter((night) => !night.isPast);
  const chosen =
    days.find(({ date }) => date === part.chosenDay) ?? days.find(({ free }) => free > 0) ?? days[0];
  return (
    <div className="stack shrink gap-4">
      <div className={styles.bar}>
        {filter}
        {chosen && (
          <DayTabs
            days={days.map(({ date, free, later }) => ({
              date,
              note: free > 0 ? `${free} boş` : later ? 'yakında' : 'dolu',
            }))}
            chosen={chosen.date}
            onDay={(date) => part.onDay?.(date)}
            submitDay={part.submitDay}
            panelId={panelId}
            label="Günler"
            onPrevious={part.onPreviousWeek}
            onNext={part.onNextWeek}
          />
        )}
      </div>
      {chosen && (
        <div id={panelId} role="tabpanel" aria-label={formatDay(chosen.date)} className="stack shrink gap-5">
          {fields.map((field) => (
            <FieldDay key={field.fieldName} {...part} field={field} date={chosen.date} />
          ))}
          {part.onWait && fields.some((field) => dayOf(field, chosen.date)?.daySlots.some(isTaken)) && (
            <p className={styles.note}>Dolu bir saate dokunup sıraya girebilirsiniz.</p>
          )}
        </div>
      )}
      {past.length > 0 && (
        <p className={styles.gone}>
          <b>{pastText(past)}</b> Rezervasyon Yapılamaz
        </p>
      )}
    </div>
  );
}

const dayOf = (field: BoardField, date: string) => field.weeklyData.find((day) => day.date === date);

type DayProps = Omit<BoardPart, 'titleId'> & { date: string };

/** One pitch on the chosen day. */
function FieldDay({ field, date, ...part }: DayProps) {
  const titleId = useId();
  const day = dayOf(field, date);
  const [night] = nightsOf([{ ...field, weeklyData: day ? [day] : [] }]);
  return (
    <section aria-labelledby={titleId} className="stack shrink gap-3">
      <h3 id={titleId} className={board.title}>
        {field.fieldName} <span>{field.capacity}</span>
      </h3>
      {night?.later ? (
        <p className={styles.past}>{opensText(night.later)}</p>
      ) : !day || isPastDay(day) ? (
        <p className={styles.past}>Rezervasyon Yapılamaz</p>
      ) : (
        <DayHours {...part} field={field} day={day} />
      )}
    </section>
  );
}

function DayHours({
  field,
  day,
  busySlot,
  changed,
  ...callbacks
}: Omit<DayProps, 'date'> & { day: BoardDay }) {
  const columns = columnsOf(field);
  const gone = pastHours(day);
  const [first, last] = [day.daySlots[0], day.daySlots[gone - 1]];
  const coming = day.daySlots.slice(gone);
  const tile = (slot: BoardSlot, compact: boolean) => {
    const night = isNight(columns, slot.timeSlot);
    const key = tileKey(field.fieldName, day.date, slot.timeSlot);
    return (
      <li key={slot.timeSlot}>
        <SlotTile
          slot={slot}
          compact={compact}
          label={slotLabel(day.date, slot.timeSlot, night)}
          time={{ text: slot.timeSlot, night }}
          busy={busySlot === key}
          changed={changed.has(key)}
          {...pressOf(
            slot,
            { fieldName: field.fieldName, date: day.date, timeSlot: slot.timeSlot },
            callbacks,
          )}
          action={callbacks.action}
        />
      </li>
    );
  };
  const taken = coming.filter(isTaken);
  const others = coming.filter((slot) => !isTaken(slot));
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
      {others.length > 0 && <ul className={styles.hours}>{others.map((slot) => tile(slot, false))}</ul>}
      {taken.length > 0 && (
        <div className="stack shrink gap-1">
          {!coming.some(isFree) && <p className={styles.note}>Bu gün için boş saat kalmadı.</p>}
          <ul className={styles.taken}>{taken.map((slot) => tile(slot, true))}</ul>
        </div>
      )}
    </>
  );
}

const isFree = (slot: BoardSlot) => slotState(slot) === 'free';
const isTaken = (slot: BoardSlot) => ['taken', 'subscription'].includes(slotState(slot));

/** How many hours at the start of a day are past and not the viewer's. They look alike, so one line shows them. */
function pastHours(day: BoardDay): number {
  const at = day.daySlots.findIndex((slot) => slotState(slot) !== 'past');
  return at < 0 ? day.daySlots.length : at;
}
