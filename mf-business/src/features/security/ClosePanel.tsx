import { DoorClosed } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { CloseDialog } from './CloseDialog.tsx';
import styles from './Security.module.css';

/** Closes the venue's account. */
export function ClosePanel() {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="İşletme hesabımı kapat" lead="Hesabınız kalıcı olarak kapanır, yeniden açılamaz.">
      <div>
        <Button
          variant="secondary"
          className={styles.close}
          icon={<DoorClosed aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          İşletme hesabımı kapat
        </Button>
      </div>
      <CloseDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
