import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import type { BoardField } from 'mf-shared/contracts/board';
import { Button } from 'mf-shared/ui/Button';
import { cx } from 'mf-shared/ui/cx';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Word } from 'mf-shared/ui/Word';
import { DayField } from './DayField.tsx';
import styles from './Toolbar.module.css';
import type { BoardView } from './useBoardView.ts';

type Props = { view: BoardView; today: string; fields: readonly BoardField[]; onClose: () => void };

/** Chooses the shown nights and pitches. */
export function Toolbar({ view, today, fields, onClose }: Props) {
  const unit = view.view === 'week' ? 'hafta' : 'gün';
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <IconButton
          label={`Önceki ${unit}`}
          icon={<ChevronLeft />}
          tone="outline"
          onClick={() => view.step(-1)}
        />
        <DayField date={view.date} to={view.to} onChange={view.setDate} />
        <IconButton
          label={`Sonraki ${unit}`}
          icon={<ChevronRight />}
          tone="outline"
          onClick={() => view.step(1)}
        />
      </div>
      <Button
        variant="secondary"
        className={styles.today}
        disabled={view.date === today}
        onClick={() => view.setDate(today)}
      >
        Bugün
      </Button>
      {fields.length > 1 && (
        <SelectField
          label={<span className="visually-hidden">Saha</span>}
          className={cx(styles.pitch, !view.fieldId && styles.all)}
          value={fields.some(({ fieldId }) => fieldId === view.fieldId) ? (view.fieldId ?? '') : ''}
          onChange={(event) => view.setField(event.target.value)}
          options={[
            { value: '', label: 'Tüm sahalar' },
            ...fields.map(({ fieldId, fieldName }) => ({ value: fieldId, label: fieldName })),
          ]}
        />
      )}
      <Button variant="secondary" icon={<Lock />} className={styles.close} onClick={onClose}>
        <Word>Saat kapat</Word>
      </Button>
    </div>
  );
}
