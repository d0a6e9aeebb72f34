import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Field } from 'mf-shared/contracts/business';
import type { PriceRule } from 'mf-shared/contracts/prices';
import { formatDayMonth, formatMoney, formatWeekday } from 'mf-shared/format';
import { priceOf, ruleFor, weekdayOf } from 'mf-shared/pricing';
import {
  addDays,
  datesBetween,
  formatTime,
  istanbulDate,
  type Slot,
  slotsOf,
  weekStart,
} from 'mf-shared/schedule';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useGridKeys } from 'mf-shared/ui/useGridKeys';
import { useState } from 'react';
import styles from './Prices.module.css';
import { draftOf, EMPTY_RULE, type RuleDraft } from './rules.ts';

type Props = {
  fields: readonly Field[];
  /** Gap that the venue leaves between two games. */
  bufferMinutes: number;
  rules: readonly PriceRule[];
  /** Opens the rule behind an hour, or a new one for it. */
  onOpen: (draft: RuleDraft) => void;
};

/** What every hour of a pitch costs in a week. */
export function PricePreview({ fields, bufferMinutes, rules, onOpen }: Props) {
  const [chosen, setChosen] = useState('');
  const [monday, setMonday] = useState(() => weekStart(istanbulDate(Date.now())));
  const field = fields.find(({ id }) => id === chosen) ?? fields[0];
  if (!field) return null;
  const turn = (days: number) => setMonday((now) => addDays(now, days));
  return (
    <>
      <div className={styles.picker}>
        {fields.length > 1 && (
          <SelectField
            label="Saha"
            options={fields.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.id}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        <div className={styles.week}>
          <IconButton label="Önceki hafta" icon={<ChevronLeft />} onClick={() => turn(-7)} />
          <output>
            {formatDayMonth(monday)} – {formatDayMonth(addDays(monday, 6))}
          </output>
          <IconButton label="Sonraki hafta" icon={<ChevronRight />} onClick={() => turn(7)} />
        </div>
      </div>
      <PriceTable
        key={field.id}
        {...{ field, rules, monday, onOpen }}
        slots={slotsOf(field.workingHours, bufferMinutes)}
        onTurn={turn}
      />
      <p className={styles.legend}>
        <span aria-hidden="true" className={styles.swatch} /> Kuralla belirlenen fiyat. Fiyatını değiştirmek
        istediğiniz saate dokunun.
      </p>
    </>
  );
}

type TableProps = {
  field: Field;
  slots: readonly Slot[];
  rules: readonly PriceRule[];
  monday: string;
  onOpen: Props['onOpen'];
  onTurn: (days: number) => void;
};

function PriceTable({ field, slots, rules, monday, onOpen, onTurn }: TableProps) {
  const dates = datesBetween(monday, addDays(monday, 6));
  const keys = useGridKeys(
    slots.length,
    7,
    { row: 0, column: 0 },
    {
      onPrevious: () => onTurn(-7),
      onNext: () => onTurn(7),
    },
  );
  const amount = new Intl.NumberFormat('tr-TR');
  return (
    <div className={styles.scroll}>
      <table {...keys.props} aria-label={`${field.name} fiyatları`} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Saat</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {formatWeekday(date)} <span>{Number(date.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, row) => (
            <tr key={slot.timeSlot}>
              <th scope="row">{slot.timeSlot.slice(0, 5)}</th>
              {dates.map((date, column) => {
                const hour = { fieldId: field.id, date, start: slot.start };
                const rule = ruleFor(rules, hour);
                const price = priceOf(field.price, rules, hour);
                return (
                  <td key={date} data-rule={rule ? '' : undefined}>
                    <button
                      type="button"
                      data-row={row}
                      data-column={column}
                      tabIndex={keys.active.row === row && keys.active.column === column ? 0 : -1}
                      aria-label={`${formatWeekday(date)} ${slot.timeSlot}, ${formatMoney(price)}`}
                      onClick={() => onOpen(rule ? draftOf(rule) : newRule(field, date, slot))}
                    >
                      {amount.format(price)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A rule for this hour of this weekday. */
const newRule = (field: Field, date: string, slot: Slot): RuleDraft => ({
  ...EMPTY_RULE,
  weekdays: [weekdayOf(date)],
  fieldIds: [field.id],
  start: formatTime(slot.start),
  end: formatTime(slot.end),
});
