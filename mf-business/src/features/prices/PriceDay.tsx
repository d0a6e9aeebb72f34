import { formatDay } from 'mf-shared/format';
import { addDays, datesBetween } from 'mf-shared/schedule';
import { DayTabs } from 'mf-shared/ui/DayTabs';
import { useId } from 'react';
import { type PriceWeek, priceHour } from './hours.ts';
import styles from './Prices.module.css';

type Props = PriceWeek & { date: string; onDay: (date: string) => void };

/** For phones: the days as tabs above the hours of one day; `•` marks a day with its own price. */
export function PriceDay({ date, onDay, ...week }: Props) {
  const { field, slots, from, onOpen, onTurn } = week;
  const panelId = useId();
  const isRuled = (day: string) => slots.some((slot) => priceHour(week, day, slot).isRuled);
  return (
    <div className={styles.day}>
      <DayTabs
        label={`${field.name} fiyatları`}
        days={datesBetween(from, addDays(from, 6)).map((day) => ({
          date: day,
          note: isRuled(day) && <RuleMark />,
        }))}
        chosen={date}
        onDay={onDay}
        panelId={panelId}
        onPrevious={() => onTurn(-7)}
        onNext={() => onTurn(7)}
      />
      <div id={panelId} role="tabpanel" aria-label={formatDay(date)}>
        <ul className={styles.hours}>
          {slots.map((slot) => {
            const { isRuled, amount, label, draft } = priceHour(week, date, slot);
            return (
              <li key={slot.timeSlot}>
                <button type="button" data-rule={isRuled ? '' : undefined} onClick={() => onOpen(draft)}>
                  <span className="visually-hidden">{label}</span>
                  <span className={styles.start} aria-hidden="true">
                    {slot.timeSlot.slice(0, 5)}
                  </span>
                  <b className={styles.amount} aria-hidden="true">
                    {amount}
                  </b>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const RuleMark = () => (
  <>
    <span aria-hidden="true" className={styles.mark} />
    <span className="visually-hidden">kural var</span>
  </>
);
