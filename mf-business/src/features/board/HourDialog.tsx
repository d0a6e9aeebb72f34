import type { BoardField } from 'mf-shared/contracts/board';
import { formatSlot } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Dialog } from 'mf-shared/ui/Dialog';
import { useState } from 'react';
import { Segments } from '../../common/Segments.tsx';
import { CloseForm } from './CloseForm.tsx';
import styles from './Dialogs.module.css';
import type { Tile } from './model.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { BoardActions } from './useBoardActions.ts';

type Props = {
  /** Consecutive free hours of one pitch; empty when the dialog is closed. */
  tiles: readonly Tile[];
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
export function HourDialog({ tiles, onClose, ...rest }: Props) {
  const [first] = tiles;
  return (
    <Dialog open={first !== undefined} onClose={onClose} size="sm" title={first ? spanOf(tiles) : ''}>
      {first && <Hours key={first.key} tiles={tiles} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Hours({ tiles, fields, lastDate, now, actions, onClose }: Props) {
  const [mode, setMode] = useState<Mode>('book');
  const [first] = tiles;
  if (!first) return null;
  // A past hour was forgotten: it is written down for that day only.
  const isOver = first.endsAt <= now;
  return (
    <div className="stack gap-3">
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
        <PhoneForm tiles={tiles} lastDate={isOver ? null : lastDate} book={actions.book} onDone={onClose} />
      ) : (
        <CloseForm
          fields={fields}
          preset={{
            fieldIds: [first.fieldId],
            date: first.date,
            start: first.timeSlot.slice(0, 5),
            end: tiles.at(-1)?.timeSlot.slice(6) ?? '',
          }}
          close={actions.close}
          onDone={onClose}
        />
      )}
    </div>
  );
}

const spanOf = (tiles: readonly Tile[]) =>
  `${tiles[0]?.timeSlot.slice(0, 5)}-${tiles.at(-1)?.timeSlot.slice(6)}`;
