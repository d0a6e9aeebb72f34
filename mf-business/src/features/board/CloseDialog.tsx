import type { BoardField } from 'mf-shared/contracts/board';
import { Dialog } from 'mf-shared/ui/Dialog';
import { CloseForm } from './CloseForm.tsx';
import type { BoardActions } from './useBoardActions.ts';

type Props = {
  open: boolean;
  fields: readonly BoardField[];
  date: string;
  close: BoardActions['close'];
  onClose: () => void;
};

/** Closes days or hours, such as a holiday, without choosing them on the board first. */
export function CloseDialog({ open, fields, date, close, onClose }: Props) {
  const fieldIds = fields.filter(({ archived }) => !archived).map(({ fieldId }) => fieldId);
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Saat kapat">
      {open && (
        <CloseForm
          fields={fields}
          preset={{ fieldIds, date, start: '', end: '' }}
          close={close}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
