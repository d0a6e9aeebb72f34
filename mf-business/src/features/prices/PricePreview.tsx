import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PriceRule } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { formatDayMonth } from 'mf-shared/format';
import { addDays, daysBetween, istanbulDate, slotsOf } from 'mf-shared/schedule';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import { useState } from 'react';
import { PriceDay } from './PriceDay.tsx';
import styles from './Prices.module.css';
import { PriceTable } from './PriceTable.tsx';
import type { RuleDraft } from './rules.ts';

type Props = {
  fields: readonly Field[];
  /** Minutes between two games. */
  bufferMinutes: number;
  rules: readonly PriceRule[];
  /** Opens the rule behind an hour, or a new rule for it. */
  onOpen: (draft: RuleDraft) => void;
};

/** The price of every hour of a pitch in seven days, today first: as a table, on phones one day at a time. */
export function PricePreview({ fields, bufferMinutes, rules, onOpen }: Props) {
  const [chosen, setChosen] = useState('');
  const [today] = useState(() => istanbulDate(Date.now()));
  const [date, setDate] = useState(today);
  const isWide = useMediaQuery('(min-width: 44rem)');
  const field = fields.find(({ id }) => id === chosen) ?? fields[0];
  if (!field) return null;
  const from = addDays(today, Math.floor(daysBetween(today, date) / 7) * 7);
  const onTurn = (days: number) => setDate(addDays(date, days));
  const week = { field, rules, from, onOpen, onTurn, slots: slotsOf(field.workingHours, bufferMinutes) };
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
          <IconButton label="Önceki hafta" icon={<ChevronLeft />} tone="outline" onClick={() => onTurn(-7)} />
          <output>
            {formatDayMonth(from)} – {formatDayMonth(addDays(from, 6))}
          </output>
          <IconButton
            label="Sonraki hafta"
            icon={<ChevronRight />}
            tone="outline"
            onClick={() => onTurn(7)}
          />
        </div>
      </div>
      {isWide ? <PriceTable key={field.id} {...week} /> : <PriceDay {...week} date={date} onDay={setDate} />}
      <p className={styles.legend}>
        <span aria-hidden="true" className={styles.mark} /> Kuralla belirlenen fiyat. Fiyatını değiştirmek
        istediğiniz saati seçin.
      </p>
    </>
  );
}
