import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import type { BoardField } from 'mf-shared/contracts/board';
import { Button } from 'mf-shared/ui/Button';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { Segments } from '../../common/Segments.tsx';
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
      <TextField
        type="date"
        label="Tarih"
        value={view.date}
        onChange={(event) => event.target.value && view.setDate(event.target.value)}
      />
      {fields.length > 1 && (
        <SelectField
          label="Saha"
          className={view.fieldId ? undefined : styles.pitches}
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
