import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import type { BoardField } from 'mf-shared/contracts/board';
import { Button } from 'mf-shared/ui/Button';
import { cx } from 'mf-shared/ui/cx';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Segments } from '../../common/Segments.tsx';
import { DayField } from './DayField.tsx';
import styles from './Toolbar.module.css';
import type { BoardView, View } from './useBoardView.ts';

type Props = { view: BoardView; today: string; fields: readonly BoardField[]; onClose: () => void };
const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'day', label: 'Gün' },
  { value: 'week', label: 'Hafta' },
];

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
        <Button variant="secondary" disabled={view.date === today} onClick={() => view.setDate(today)}>
          Bugün
        </Button>
        <IconButton
          label={`Sonraki ${unit}`}
          icon={<ChevronRight />}
          tone="outline"
          onClick={() => view.step(1)}
        />
      </div>
      <Segments legend="Kaç gün" options={VIEWS} value={view.view} onChange={view.setView} />
      <DayField date={view.date} onChange={view.setDate} />
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
        Saat kapat
      </Button>
    </div>
  );
}
