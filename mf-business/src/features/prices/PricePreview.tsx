import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PriceRule } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { formatDayMonth } from 'mf-shared/format';
import { addDays, istanbulDate, slotsOf, weekStart } from 'mf-shared/schedule';
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

/** The price of every hour of a pitch in a week: as a table, on phones one day at a time. */
export function PricePreview({ fields, bufferMinutes, rules, onOpen }: Props) {
  const [chosen, setChosen] = useState('');
  const [date, setDate] = useState(() => istanbulDate(Date.now()));
  const isWide = useMediaQuery('(min-width: 44rem)');
  const field = fields.find(({ id }) => id === chosen) ?? fields[0];
  if (!field) return null;
  const monday = weekStart(date);
  const onTurn = (days: number) => setDate(addDays(date, days));
  const week = { field, rules, monday, onOpen, onTurn, slots: slotsOf(field.workingHours, bufferMinutes) };
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
            {formatDayMonth(monday)} – {formatDayMonth(addDays(monday, 6))}
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
