import { Trash2 } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';

/** Deletes the account. */
export function DeletePanel() {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="Hesabımı sil" lead="Hesabınız kalıcı olarak silinir ve geri getirilemez.">
      <div className="row wrap gap-3">
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
          Hesabımı sil
        </Button>
      </div>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
