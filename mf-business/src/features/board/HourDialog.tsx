import type { BoardField } from 'mf-shared/contracts/board';
import { formatSlot } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Dialog } from 'mf-shared/ui/Dialog';
import { useState } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { CloseForm } from './CloseForm.tsx';
import styles from './Dialogs.module.css';
import type { Cell } from './model.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { BoardActions } from './useBoardActions.ts';

type Props = {
  /** Consecutive free hours of one pitch; empty when the dialog is closed. */
  cells: readonly Cell[];
  fields: readonly BoardField[];
  lastDate: string;
  now: number;
  actions: BoardActions;
  onClose: () => void;
};
type Mode = 'book' | 'close';
const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'book', label: 'Telefon rezervasyonu' },
  { value: 'close', label: 'Saati kapat' },
];

/** Writes free hours down for a caller, or closes them. */
export function HourDialog({ cells, onClose, ...rest }: Props) {
  const [first] = cells;
  return (
    <Dialog open={first !== undefined} onClose={onClose} size="sm" title={first ? spanOf(cells) : ''}>
      {first && <Hours key={first.key} cells={cells} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Hours({ cells, fields, lastDate, now, actions, onClose }: Props) {
  const [mode, setMode] = useState<Mode>('book');
  const [first] = cells;
  if (!first) return null;
  // A past hour was forgotten: it is written down for that day only.
  const isOver = first.endsAt <= now;
  return (
    <div className={styles.stack}>
      <p className={styles.where}>
        {first.fieldName} · {formatSlot(first).split(',')[0]}
      </p>
      {isOver ? (
        <Alert title="Bu saat geçti.">
          Unutulan bir rezervasyonu sonradan yazabilirsiniz; gelire eklenir ve işlem geçmişinde görünür.
        </Alert>
      ) : (
        <Segments legend="Ne yapılacak" options={MODES} value={mode} onChange={setMode} block />
      )}
      {mode === 'book' ? (
        <PhoneForm cells={cells} lastDate={isOver ? null : lastDate} book={actions.book} onDone={onClose} />
      ) : (
        <CloseForm
          fields={fields}
          preset={{
            fieldIds: [first.fieldId],
            date: first.date,
            start: first.timeSlot.slice(0, 5),
            end: cells.at(-1)?.timeSlot.slice(6) ?? '',
          }}
          close={actions.close}
          onDone={onClose}
        />
      )}
    </div>
  );
}

const spanOf = (cells: readonly Cell[]) =>
  `${cells[0]?.timeSlot.slice(0, 5)}-${cells.at(-1)?.timeSlot.slice(6)}`;
